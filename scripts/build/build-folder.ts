import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSite } from '../../src/content/build-site';
import { trailTo } from '../../src/content/structured-data/breadcrumbs';
import { structuredData } from '../../src/content/structured-data/structured-data';
import { formatText } from '../check/format-text';
import { oneAtATime } from '../files/one-at-a-time';
import { checkFolder, withTexts } from '../check/run-check';
import type { Tell } from '../files/while-slow';
import type { HeadElement, PageData, PageFile } from '../../src/model/page-data';
import type { BuildArguments } from './arguments';
import { buildId, contentId } from './build-id';
import { bundle, type Bundle } from './bundle';
import { hostFiles } from './host-files';
import { pageHtml } from './page-html';
import { changedOn } from './changed-on';
import { addSocialPictures } from '../social/add-social-pictures';
import { checkOutFolder } from './out-folder';
import { publish } from './publish';
import { closeStaging, openStaging } from './staging';
import { withAssets, type CompleteSite } from './with-assets';

/** How a build ended: a line for its reader, or the problems that stopped it. */
export interface BuildReport {
  output: string;
  exitCode: 0 | 1;
}

/**
 * Checks the pages and writes the site; with a problem nothing is written and the site before stays. Throws a
 * UsageError when `out` is no place for a site. `tell` is told what takes long.
 */
export async function buildFolder(
  { pages, out }: BuildArguments,
  colour: boolean,
  tell: Tell = () => {},
): Promise<BuildReport> {
  const start = performance.now();
  checkOutFolder(out, pages);
  const checked = checkFolder(pages);
  const report =
    checked.problems.length > 0
      ? formatText(withTexts(checked, pages), checked.site.routesOfFiles.size, colour)
      : '';
  if (checked.problems.some(({ severity }) => severity === 'error')) return { output: report, exitCode: 1 };
  const staging = openStaging(resolve(out));
  try {
    const app = await bundle(staging);
    const built = buildSite(checked, { withDrafts: false, year: new Date().getFullYear() });
    const folders = { media: join(resolve(pages), '_media'), files: checked.site.media, out: staging, tell };
    const site = await withAssets(built, folders);
    await addSocialPictures(site, folders);
    writeSite(site, app, staging, pages);
    await oneAtATime(resolve(out), () => publish(staging, resolve(out)));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return { output: `${report}${site.pages.length} pages in ${out}, ${seconds} s.\n`, exitCode: 0 };
  } finally {
    closeStaging(resolve(out), staging);
  }
}

function writeSite(complete: CompleteSite, app: Bundle, out: string, source: string): void {
  const { site, settings, pages } = complete;
  const home = site.origin + site.basePath;
  const crumbs = new Map(pages.map(({ page }) => [page.path, { name: page.title, url: page.head.url }]));
  const build = buildId(app.files, site);
  const siteFile = JSON.stringify(site);
  const siteName = `assets/site-${contentId(siteFile)}.json`;
  write(out, siteName, siteFile);
  const siteAddress = site.basePath + siteName;
  for (const { page } of pages) {
    const folder = join(out, page.path);
    mkdirSync(folder, { recursive: true });
    const things = structuredData({ page, settings, home, trail: trailTo(page.path, crumbs) });
    const file = pageFile(page, app.server.headElements(page, things), build);
    const address = `${site.basePath.slice(0, -1)}${page.path}`.replace(/\/$/, '');
    writeFileSync(
      join(folder, 'index.html'),
      pageHtml(app, site, file, { page: `${address}/page.json`, site: siteAddress }),
    );
    writeFileSync(join(folder, 'page.json'), JSON.stringify(file));
  }
  for (const [path, page] of notFoundPages(complete, app)) {
    const file = pageFile(page, app.server.headElements(page), build);
    const data = path.replace(/html$/, 'json');
    write(out, path, pageHtml(app, site, file, { page: site.basePath + data, site: siteAddress }));
    write(out, data, JSON.stringify(file));
  }
  for (const [path, text] of Object.entries(hostFiles(complete, changedOn(source), app.first.hash)))
    write(out, path, text);
}

function pageFile(page: PageData, elements: HeadElement[], build: string): PageFile {
  return { build, version: contentId(JSON.stringify(page)), ...page, elements };
}

/** The page for unknown addresses, and one for each folder of articles that has an index. */
function notFoundPages({ site, pages }: CompleteSite, { server }: Bundle): [string, PageData][] {
  const routes = new Set(pages.map(({ page }) => page.path));
  const above = pages.flatMap(({ page }) => (page.article ? [dirname(page.path)] : []));
  const folders = [...new Set(above)].filter((folder) => folder !== '/' && routes.has(folder));
  return [
    ['404.html', server.notFoundPage(site)],
    ...folders.map((folder): [string, PageData] => [
      `${folder.slice(1)}/404.html`,
      server.articleNotFoundPage(site, folder.slice(1)),
    ]),
  ];
}

function write(out: string, path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
