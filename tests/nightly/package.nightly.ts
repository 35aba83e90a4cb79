import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import {
  createProtocolConnection,
  ExitNotification,
  InitializeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { newFolder, page, site, write } from '../build/sample-site';

/** A site of somebody who has installed the engine as a package and may not write to it. */
const folder = newFolder();
const engine = join(folder, 'node_modules/vakta');
const program = join(engine, 'bin/vakta.mjs');

/** Every file and folder that is installed, with the time of its change. A user who may do all may also write what is read only. */
function installedFiles(): string[] {
  const paths = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' });
  return ['.', ...paths].map((path) => `${path} ${statSync(join(folder, 'node_modules', path)).mtimeMs}`);
}
let before = new Set<string>();

beforeAll(() => {
  const npm = (cwd: string, ...words: string[]): string =>
    execFileSync('npm', words, { cwd, encoding: 'utf8' });
  const [name = ''] = npm(engineRoot, 'pack', '--silent', '--pack-destination', folder)
    .trim()
    .split('\n')
    .slice(-1);
  write(folder, 'package.json', { private: true });
  npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, name));
  execFileSync('chmod', ['-R', 'a-w', 'node_modules'], { cwd: folder });
  cpSync(join(engineRoot, 'tests/sites/small'), join(folder, 'pages-json'), { recursive: true });
  before = new Set(installedFiles());
}, 600_000);
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', 'node_modules'], { cwd: folder });
  rmSync(folder, { recursive: true });
});

/** Runs a command to its end. */
function vakta(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8' });
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** Starts a command that serves, and gives its address. */
async function served(command: string): Promise<{ child: ChildProcess; address: string }> {
  const env = { ...process.env, PORT: await freePort() };
  const child = spawn(process.execPath, [program, command], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(text))?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${command} ended.`)));
  });
  return { child, address };
}

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await end;
}

it('an installed engine brings a command that tells of all others, and each explains itself', () => {
  const names = Array.from(vakta('--help').stdout.matchAll(/^ {2}(\w+)/gm), ([, name = '']) => name);
  expect(names).toContain('thumbnails');
  for (const name of names)
    expect([name, vakta(name, '--help').stdout]).toEqual([name, expect.stringMatching(/^Usage: /)]);
  expect(vakta('chekc')).toMatchObject({ status: 2, stdout: '' });
});

it('checks the documents in the current folder, and names its own explanations', () => {
  expect(vakta('check')).toMatchObject({ status: 0, stdout: '3 pages checked: no problem.\n' });
  write(folder, 'wrong/_site.json', '{');
  const { status, stdout } = vakta('check', '--pages', 'wrong');
  const [list = ''] = /\S+(?=#[\w-]+$)/m.exec(stdout) ?? [];
  expect(status).toBe(1);
  expect(list).toMatch(/^node_modules\//);
  expect(existsSync(join(folder, list))).toBe(true);
});

it('checks and builds so many documents that two threads share them', () => {
  site(join(folder, 'many'), 620);
  expect(vakta('check', '--pages', 'many').stdout).toBe('621 pages checked: no problem.\n');
  const { status, stderr } = vakta('build', '--pages', 'many', '--out', 'dist');
  expect([status, stderr]).toEqual([0, '']);
  expect(existsSync(join(folder, 'dist/pages/page-620/index.html'))).toBe(true);
});

it.each(['plain', 'practice', 'speaker'])('a site that begins with %s has no problem', (starter) => {
  const [creator = ''] = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(engineRoot, 'packages/create-vakta'),
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .slice(-1);
  execFileSync('tar', ['xzf', creator], { cwd: folder });
  const words = [join(folder, 'package/create-vakta.mjs'), 'made', '--starter', starter, '--name', 'Ours'];
  execFileSync(process.execPath, words, { cwd: folder, input: '' });
  const { status, stdout } = vakta('check', '--pages', 'made/pages-json');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/pages checked: no problem\.\n$/)]);
  for (const part of ['made', 'package', creator]) rmSync(join(folder, part), { recursive: true });
});

it('draws a block of the site’s own, by the guide', () => {
  const guide = readFileSync(join(engine, 'docs/own-blocks.md'), 'utf8');
  const parts = Array.from(
    guide.matchAll(/```(?:json blocks|tsx|css)[^\n]*\n(.+?)```/gs),
    ([, text = '']) => text,
  );
  const [schema = '', component = '', style = '', tokens = ''] = parts;
  cpSync(join(folder, 'pages-json'), join(folder, 'own'), { recursive: true });
  const files = { 'dishes.schema.json': schema, 'Dishes.tsx': component, 'Dishes.module.css': style };
  for (const [name, text] of Object.entries(files)) write(folder, `blocks/dishes/${name}`, text);
  write(folder, 'theme.css', tokens);
  const [example] = (JSON.parse(schema) as { examples: object[] }).examples;
  const about = JSON.parse(readFileSync(join(folder, 'own/about.json'), 'utf8')) as { blocks: unknown[] };
  write(folder, 'own/about.json', { ...about, blocks: [...about.blocks, example] });
  expect(vakta('gen')).toMatchObject({ status: 0, stdout: 'wrote blocks/README.md\n' });
  expect(vakta('check', '--pages', 'own').stdout).toBe('3 pages checked: no problem.\n');
  expect(vakta('build', '--pages', 'own', '--out', 'dist').status).toBe(0);
  expect(readFileSync(join(folder, 'dist/about-vikram-sahyadri/index.html'), 'utf8')).toMatch(/4,50\s€/);
  for (const part of ['blocks', 'theme.css']) rmSync(join(folder, part), { recursive: true });
}, 300_000);

it('writes and renames a page', () => {
  const about = ['--title', 'Fresh', '--description', 'What is fresh on this site, in one plain sentence.'];
  expect(vakta('new', '/fresh', ...about).status).toBe(0);
  expect(vakta('rename', '/fresh', '/renamed').status).toBe(0);
  expect(existsSync(join(folder, 'pages-json/renamed.json'))).toBe(true);
});

it('serves the built site, and keeps enquiries in the current folder', async () => {
  const { child, address } = await served('start');
  expect(await (await fetch(address)).text()).toContain('<h1');
  expect(readdirSync(join(folder, '.data'))).toContain('writer');
  await ended(child);
});

/** Fetches a module and all that it imports; gives the addresses that cannot be had. */
async function missing(address: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(address)) return [];
  seen.add(address);
  const response = await fetch(address, {
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'script' },
  });
  const text = await response.text();
  if (response.status !== 200) return [address];
  const found: string[] = [];
  for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?"((?:\/|\.\/)[^"]+)"/g))
    found.push(...(await missing(new URL(path, address).href, seen)));
  return found;
}

it('shows pages in development with all modules, and what is saved', async () => {
  const { child, address } = await served('dev');
  expect(await (await fetch(address)).text()).toContain('A%20good%20day');
  const seen = new Set<string>();
  expect(await missing(`${address}src/entry-client.ts`, seen)).toEqual([]);
  expect([...seen].join('\n')).toMatch(/\/@fs\/.*\/\.cache\/vite\/deps\/react/);
  write(folder, 'pages-json/renamed.json', page(7));
  await expect
    .poll(async () => (await fetch(`${address}renamed`)).text(), { timeout: 30_000 })
    .toContain('Page%207');
  await ended(child);
});

it('speaks with an editor', async () => {
  const server = spawn(process.execPath, [program, 'editor'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const end = new Promise((resolve) => server.once('exit', resolve));
  const connection = createProtocolConnection(server.stdout, server.stdin);
  connection.listen();
  const hello = { processId: process.pid, rootUri: null, capabilities: {} };
  const { capabilities } = await connection.sendRequest(InitializeRequest.type, hello);
  expect(capabilities.completionProvider).toBeDefined();
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  expect(await end).toBe(0);
});

it('has the pictures of its guides', () => {
  const docs = readdirSync(join(engine, 'docs'), { recursive: true, encoding: 'utf8' });
  const shown = docs
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const text = readFileSync(join(engine, 'docs', name), 'utf8');
      return Array.from(text.matchAll(/!\[[^\]]*\]\(([^):]+)\)/g), ([, path = '']) =>
        join('docs', dirname(name), path),
      );
    });
  expect(shown.length).toBeGreaterThan(0);
  for (const picture of shown) expect([picture, existsSync(join(engine, picture))]).toEqual([picture, true]);
});

it('is after all of these as it was installed, and the current folder has what commands keep', () => {
  const after = installedFiles();
  expect(after.length).toBe(before.size);
  expect(after.filter((line) => !before.has(line))).toEqual([]);
  const kept = readdirSync(folder).filter((name) => /^(?:\.|dist)/.test(name));
  expect(kept.toSorted()).toEqual(['.cache', '.data', 'dist']);
});
