import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSite } from '../../src/content/build-site';
import { formatText } from '../check/format-text';
import { checkFolder, withTexts } from '../check/run-check';
import type { BuildArguments } from './arguments';
import { bundle, type Bundle } from './bundle';
import { hostFiles } from './host-files';
import { pageHtml } from './page-html';
import { swap } from './swap';
import { withAssets, type CompleteSite } from './with-assets';

/** How a build ended: a line for its reader, or the problems that stopped it. */
export interface BuildReport {
  output: string;
  exitCode: 0 | 1;
}

/** Checks the pages and writes the site; with a problem nothing is written and the site before stays. */
export async function buildFolder({ pages, out }: BuildArguments, colour: boolean): Promise<BuildReport> {
  const start = performance.now();
  const checked = checkFolder(pages);
  const report =
    checked.problems.length > 0
      ? formatText(withTexts(checked, pages), checked.site.routesOfFiles.size, colour)
      : '';
  if (checked.problems.some(({ severity }) => severity === 'error')) return { output: report, exitCode: 1 };
  const unfinished = `${resolve(out)}.new-${process.pid}`;
  try {
    const app = await bundle(unfinished);
    const built = buildSite(checked, { withDrafts: false, year: new Date().getFullYear() });
    const folders = { media: join(resolve(pages), '_media'), files: checked.site.media, out: unfinished };
    const site = await withAssets(built, folders);
    writeSite(site, app, unfinished);
    swap(unfinished, resolve(out));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return { output: `${report}${site.pages.length} pages in ${out}, ${seconds} s.\n`, exitCode: 0 };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function writeSite(complete: CompleteSite, app: Bundle, out: string): void {
  const { site, pages } = complete;
  for (const { page } of pages) {
    const folder = join(out, page.path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), pageHtml(app, site, page));
    writeFileSync(join(folder, 'page.json'), JSON.stringify(page));
  }
  write(out, '404.html', pageHtml(app, site, app.server.notFoundPage(site)));
  for (const [path, text] of Object.entries(hostFiles(complete))) write(out, path, text);
}

function write(out: string, path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
