import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../site';
import { test as base } from './early-test';
import { serveSite } from '../../../scripts/serve/serve-site';

/** A real server with the built site, on which another version can be published. */
export interface PublishingSite {
  url: string;
  /** Puts a version in place whose scripts all have other names; `change` is applied to the text of each page.json. */
  publish: (change?: (json: string) => string) => Promise<void>;
}

/** Writes another version of the built site: other names of scripts, another build. */
function writeVersion(folder: string, change: (json: string) => string): void {
  const dist = siteFolder();
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = (text: string): string =>
    scripts
      .reduce((all, name) => all.replaceAll(name, newName(name)), text)
      .replace(/("build":|data-build=)"[^"]+"/, '$1"another-one"');
  const big = new Set(['media', 'social'].map((name) => join(dist, name)));
  cpSync(dist, folder, { recursive: true, filter: (path) => !big.has(path) });
  for (const path of big) symlinkSync(path, path.replace(dist, folder));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$|(?:page|404)\.json$/.test(name)) continue;
    const path = join(folder, name);
    const text = renamed(readFileSync(path, 'utf8'));
    rmSync(path);
    writeFileSync(join(folder, renamed(name)), name.endsWith('page.json') ? change(text) : text);
  }
}

function newName(script: string): string {
  return script.replace('.js', '2.js');
}

/** A test with a server of its own, on which another version can be published; addresses without a host lead there. */
export const test = base.extend<{ site: PublishingSite }>({
  // Playwright reads what a fixture needs from its first argument.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'vakta-versions-'));
    let server = await serveSite({ folder: siteFolder(), basePath: '/', port: 0 });
    const { port } = server.address() as AddressInfo;
    await give({
      url: `http://127.0.0.1:${port}`,
      publish: async (change = (json) => json) => {
        writeVersion(join(folder, 'next'), change);
        await closed(server);
        server = await serveSite({ folder: join(folder, 'next'), basePath: '/', port });
      },
    });
    await closed(server);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ site }, give) => give(site.url),
});

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
