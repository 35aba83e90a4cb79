import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../build/build-folder';
import { engineRoot } from '../files/roots';
import { serveSite } from '../serve/serve-site';
import { writeGeneratedSite } from './generated-site';
import { writeFloor } from './floor/write-floor';

/** A built site that is served: its folder, its address without a slash at the end. */
export interface Site {
  folder: string;
  origin: string;
}

/** Gives `work` a folder of its own, which is gone when it or the process ends. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'vakta-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** The site that the benchmarks were set with: 25 generated pages. */
export async function withBenchSite<Result>(
  routes: readonly string[],
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    await writeGeneratedSite(join(folder, 'pages'), 25);
    return withSite(join(folder, 'pages'), routes, work);
  });
}

/** The shipped pages, built anew. */
export async function withShippedSite<Result>(
  routes: readonly string[],
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  return withSite(join(engineRoot, 'pages-json'), routes, work);
}

/** Builds a pages folder, writes the floors of some of its routes beside it, and serves it while `work` lasts. */
function withSite<Result>(
  pages: string,
  routes: readonly string[],
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const { output, exitCode } = await buildFolder({ pages, out: folder }, false);
    if (exitCode !== 0) throw new Error(output);
    writeFloor(folder, routes);
    const server = await serveSite({ folder, basePath: '/', port: 0 });
    try {
      return await work({ folder, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}
