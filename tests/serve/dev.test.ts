import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { dataFolder } from '../../scripts/receive/data-folder';
import { newFolder, page, site, write } from '../build/sample-site';
import { fuzz } from './support/fuzz';
import { raw, request, statusOf } from './support/raw';
import { secret } from './support/small-site';

// A name of its own, so that nothing of the one who runs this is touched.
const name = `nobody-${process.pid}.ndjson`;
const file = join(dataFolder, name);
const pages = newFolder();
let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `{"message":"${secret}"}\n`);
  site(join(pages, 'pages'), 1);
  write(
    pages,
    'pages/_media/line.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1L8 8"/></svg>',
  );
  const image = { src: 'line', alt: 'A line from one corner to the other.' };
  write(pages, 'pages/index.json', { ...page(0), blocks: [{ type: 'hero', heading: 'Home', image }] });
  const args = ['--import', 'tsx', 'scripts/dev.ts', '--pages', join(pages, 'pages')];
  server = spawn(process.execPath, args, { cwd: engineRoot, env: { ...process.env, PORT: '0' } });
  port = await new Promise<number>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      const found = /127\.0\.0\.1:(\d+)/.exec(String(text))?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    server.once('exit', () => reject(new Error('The development server ended.')));
  });
});

afterAll(() => {
  server.kill();
  rmSync(file);
  rmSync(pages, { recursive: true });
});

const visit = 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n';
const get = (target: string, headers = '') => raw(port, request(target, { headers }));

it('development shows no file that is not meant for a browser, however one asks', async () => {
  const root = engineRoot;
  const places = [
    `/.data/${name}`, `/%2edata/${name}`, `/%252edata/${name}`, `/./.data/${name}`, `//.data/${name}`,
    `/@fs${root}/.data/${name}`, `/@fs/${root}/.data/${name}`, `/@id${root}/.data/${name}`, `/@id/.data/${name}`,
    `/@id/${root}/.data/${name}`, `/src/../.data/${name}`, `/src/%2e%2e/.data/${name}`, `/src/%252e%252e/.data/${name}`,
    `/src/..%2f.data/${name}`, `/src/..%5c.data/${name}`, `/node_modules/../.data/${name}`, `/media/../.data/${name}`,
    '/package.json', '/scripts/dev.ts', '/.git', '/.gitignore', '/pages-json/_site.json',
    `/@fs${root}/package.json`, `/@fs${root}/node_modules/../.data/${name}`, `/.cache/vite/../../.data/${name}`, '/@fs/etc/hostname', '/@id//etc/hostname', '/@id/__x00__/etc/hostname', '/index.html',
  ]; // oxfmt-ignore
  const endings = [
    '',
    '?raw',
    '?import',
    '?import&raw',
    '?url',
    '?inline',
    '?raw??',
    '?import&?inline=1.wasm?init',
    '/',
    '.map',
  ];
  for (const place of places)
    // By its ending Vite reads what it has addresses of its own for.
    for (const ending of place.startsWith('/@') ? endings : ['', '?raw']) {
      const answer = await get(place + ending, ending.includes('import') ? 'Sec-Fetch-Dest: script\r\n' : '');
      expect([place + ending, answer.includes(secret)]).toEqual([place + ending, false]);
      expect([place + ending, [400, 403, 404].includes(statusOf(answer))]).toEqual([place + ending, true]);
    }
});

it('development shows pages, pictures and modules to itself, and nothing of them to other sites', async () => {
  expect(statusOf(await get('/', visit))).toBe(200);
  const data = await get('/page.json', 'Sec-Fetch-Site: same-origin\r\n');
  const picture = /"(\/media\/[^"]+?\.svg)"/.exec(data)?.[1] ?? '';
  for (const target of [
    picture,
    '/src/entry-client.ts',
    '/@vite/client',
    '/@react-refresh',
    '/search.json',
    '/pages/page-1/page.json',
  ]) {
    const answer = await get(target, 'Sec-Fetch-Site: same-origin\r\n');
    expect([target, statusOf(answer)]).toEqual([target, 200]);
    expect(answer.toLowerCase()).not.toContain('access-control');
    for (const foreign of [
      'Origin: http://localhost:3000\r\n',
      'Sec-Fetch-Site: same-site\r\nSec-Fetch-Mode: cors\r\n',
      'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script\r\n',
    ])
      expect([target, foreign, statusOf(await get(target, foreign))]).toEqual([target, foreign, 403]);
    expect(statusOf(await raw(port, request(target).replace('127.0.0.1', 'evil.example')))).toBe(403);
  }
  expect(statusOf(await raw(port, request('/pages/page-1', { method: 'OPTIONS' })))).toBe(405);
});

it('development sees a page in a new folder, a setting, a drawing and a list that change, and a page that goes', async () => {
  const own = 'Sec-Fetch-Site: same-origin\r\n';
  const sees = async (target: string, words: string | RegExp) => {
    await expect.poll(() => get(target, own), { timeout: 20_000 }).toMatch(words);
  };
  const blocks = (block: object): object => ({
    ...page(5),
    blocks: [{ type: 'hero', heading: 'Five' }, block],
  });
  write(pages, 'pages/new/folder/five.json', page(5));
  await sees('/new/folder/five/page.json', 'Page 5');
  const data = await get('/page.json', own);
  write(
    pages,
    'pages/_media/line.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1L8 7"/></svg>',
  );
  const before = /line-\w+/.exec(data)?.[0] ?? 'none';
  await sees('/page.json', new RegExp(`line-(?!${before.replace('line-', '')})\\w+\\.svg`));
  const topics = (title: string): object => ({
    listOf: 'card',
    items: [{ icon: 'bolt', title, text: 'What it is about.' }],
  });
  write(pages, 'pages/_collections/programs.json', topics('One'));
  write(
    pages,
    'pages/new/folder/five.json',
    blocks({ type: 'cards', heading: 'Topics', items: { from: 'programs' } }),
  );
  await sees('/new/folder/five/page.json', '"title":"One"');
  write(pages, 'pages/_collections/programs.json', topics('Two'));
  await sees('/new/folder/five/page.json', '"title":"Two"');
  const settings = readFileSync(join(pages, 'pages/_site.json'), 'utf8');
  writeFileSync(join(pages, 'pages/_site.json'), settings.replaceAll('Vikram Sahyadri', 'Asha Deshpande'));
  await sees('/new/folder/five', 'Asha');
  writeFileSync(join(pages, 'pages/_site.json'), settings);
  rmSync(join(pages, 'pages/new'), { recursive: true });
  await sees('/new/folder/five/page.json', /^HTTP\/1.1 404/);
});

it('development opens its socket to its own page only', async () => {
  const html = await get('/@vite/client');
  const token = /wsToken = "([^"]+)"/.exec(html)?.[1] ?? '';
  const open = (target: string, origin: string, host = `127.0.0.1:${port}`) =>
    raw(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-ping\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`, 'ends'); // oxfmt-ignore
  const own = `http://127.0.0.1:${port}`;
  expect(statusOf(await open(`/?token=${token}`, own))).toBe(101);
  expect(statusOf(await open(`/?token=${token}`, 'http://localhost:3000'))).toBe(403);
  expect(statusOf(await open(`/?token=${token}`, 'http://evil.example', 'evil.example'))).toBe(403);
  for (const target of ['http://[', '//[', '/elsewhere', '*'])
    expect([target, statusOf(await open(target, own))]).toEqual([target, 403]);
  expect(statusOf(await get('/pages/page-1'))).toBe(200);
});

it('development answers as before after 300 requests that nobody sends', async () => {
  const counts = await fuzz(port, 300, 4);
  expect(counts).not.toHaveProperty('500');
  expect(statusOf(await get('/pages/page-1'))).toBe(200);
});
