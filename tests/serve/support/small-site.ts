import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { serveSite, type ServeOptions } from '../../../scripts/serve/serve-site';

/** A folder that goes when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vakta-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by their paths in a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What nobody may get to see. */
export const secret = 'For the owner only.';

/** A small built site in `dist`, beside and in it things that are not for visitors. */
export function smallSite(): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'dist/index.html': '<h1>Home</h1>',
    'dist/about/index.html': '<h1>About</h1>',
    'dist/blog/index.html': '<h1>Blog</h1>',
    'dist/blog/404.html': '<h1>No such article</h1>',
    'dist/404.html': '<h1>No such page</h1>',
    'dist/assets/app-1a2b.js': 'start();'.repeat(500),
    'dist/media/large.svg': `<svg>${'<path d="M0 0"/>'.repeat(20_000)}</svg>`,
    'dist/empty.txt': '',
    'dist/_redirects': '/old /about 301\n',
    'dist/_headers': `/assets/*\n  Cache-Control: public, immutable\n\n/about*\n  X-Seen: about: us\n${secret}`,
    'dist/.marker': secret,
    'dist/.data/enquiries.ndjson': secret,
    'outside/secret.txt': secret,
    'dist-of-another/index.html': secret,
  });
  symlinkSync(join(folder, 'outside'), join(folder, 'dist/linked'));
  symlinkSync(join(folder, 'outside/secret.txt'), join(folder, 'dist/linked.txt'));
  symlinkSync(join(folder, 'dist/loop'), join(folder, 'dist/loop'));
  return join(folder, 'dist');
}

/** Serves a folder on a free port until the test has finished. */
export async function servedSite(folder: string, more: Partial<ServeOptions> = {}) {
  const server = await serveSite({ folder, basePath: '/', port: 0, ...more });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}
