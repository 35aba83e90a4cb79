import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSite, type BuiltSite } from '../../src/content/render/build-site';
import type { CheckedSite } from '../../src/content/check-site';
import type { PagePlan } from '../../src/content/render/built-page';
import { hrefOf } from '../../src/content/resolve/address';
import type { Crumb } from '../../src/content/outputs/structured-data/structured-data';
import { formatText } from '../check/format-text';
import { keptStyle } from '../brand/kept-style';
import { oneAtATime } from '../files/one-at-a-time';
import { withCheckedPages } from '../check/check-pages';
import { withTexts } from '../check/run-check';
import type { Crew } from '../threads/crew';
import type { Surroundings } from '../../src/content/resolve/surroundings';
import type { Tell } from '../files/while-slow';
import type { PageData, SiteData } from '../../src/model/page-data';
import type { BuildArguments } from './arguments';
import { buildId, contentId } from './build-id';
import { bundle, type Bundle, type OwnOfSite } from './bundle';
import { hostFiles } from './host-files';
import { pageFile, pageFiles } from './make-page';
import { movedPages } from './moved-pages';
import { pageHtml } from './page-html';
import type { PageSummary } from '../../src/content/outputs/page-summary';
import { changedOn } from './changed-on';
import { checkOutFolder } from './out-folder';
import { publish } from './publish';
import { socialPictures } from '../social/social-pictures';
import { closeStaging, openStaging } from './staging';
import { withAssets } from './with-assets';

/** How a build ended: a line for its reader, or the problems that stopped it. */
export interface BuildReport {
  output: string;
  exitCode: 0 | 1;
}

/**
 * Checks the pages and writes the site; with a problem nothing is written and the site before stays. Throws a
 * UsageError when `out` is no place for a site. `tell` hears what takes long.
 */
export async function buildFolder(
  { pages, out, withDrafts = false }: BuildArguments,
  colour: boolean,
  tell: Tell = () => {},
): Promise<BuildReport> {
  const start = performance.now();
  checkOutFolder(out, pages);
  const finish = (checked: CheckedSite, crew: Crew): BuildReport | Promise<BuildReport> => {
    const report =
      checked.problems.length > 0
        ? formatText(withTexts(checked, pages), checked.site.routesOfFiles.size, colour, pages)
        : '';
    if (checked.problems.some(({ severity }) => severity === 'error')) return { output: report, exitCode: 1 };
    const { around, site } = checked;
    const built = buildSite(checked, { withDrafts, year: new Date().getFullYear() });
    const drafts = built.pages.flatMap(({ route, isDraft }) => (isDraft ? [route] : []));
    // Nothing waits here: what the check has noted of thousands of documents is let go while their pages are made.
    const { media, files } = site;
    return publishSite({ around, built, media, files }, crew, { pages, out, tell }).then((count) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      return {
        output: `${report}${count} pages in ${out}, ${seconds} s.\n${draftList(drafts)}`,
        exitCode: 0,
      };
    });
  };
  return withCheckedPages(pages, finish, tell);
}

/** The addresses of the drafts of a preview, to which nothing may lead yet; empty where there is none. */
function draftList(routes: readonly string[]): string {
  return routes.length === 0 ? '' : `Drafts:\n${routes.map((route) => `  ${route}\n`).join('')}`;
}

/** What of a checked site its files are made from. */
interface PlannedSite {
  around: Surroundings;
  built: BuiltSite;
  media: CheckedSite['site']['media'];
  files: CheckedSite['site']['files'];
}

/** Writes a site and puts it into its place; gives the number of its pages. */
async function publishSite(
  planned: PlannedSite,
  crew: Crew,
  { pages: source, out, tell }: BuildArguments & { tell: Tell },
): Promise<number> {
  const place = resolve(out);
  const staging = openStaging(place);
  try {
    const brand = await keptStyle(planned.built.brand, join(resolve(source), '_fonts'));
    const { settings, blockTypes } = planned.built;
    const own = { language: settings.language, brand, blockTypes };
    const app = await bundle(own, staging);
    const pictured = await withPictures(planned, { source, staging, tell });
    for (const file of planned.files.keys())
      cpSync(join(source, '_files', file), join(staging, 'files', file), { preserveTimestamps: true });
    // What is in the place has to stay so from the first look at a page there until the last file is moved.
    return await oneAtATime(place, async () => {
      const pages = await writeSite(pictured, { app, crew, own }, staging, source);
      publish(
        staging,
        place,
        pages.flatMap(({ page }) => pageFiles(page)),
      );
      return pages.length;
    });
  } finally {
    closeStaging(place, staging);
  }
}

/** Puts the pictures of a site into the staging folder. */
async function withPictures(
  planned: PlannedSite,
  { source, staging, tell }: { source: string; staging: string; tell: Tell },
) {
  const { built, media } = planned;
  const folders = { media: join(resolve(source), '_media'), files: media, out: staging, tell };
  const complete = await withAssets(built, folders);
  return {
    ...planned,
    complete,
    social: await socialPictures(complete, built, { ...folders, fonts: join(resolve(source), '_fonts') }),
  };
}

/** Writes all other files of a site into `out`, and gives what is to be said of its pages. */
async function writeSite(
  { around, built, complete, social }: Awaited<ReturnType<typeof withPictures>>,
  { app, crew, own }: { app: Bundle; crew: Crew; own: OwnOfSite },
  out: string,
  source: string,
): Promise<PageSummary[]> {
  const { site } = complete;
  const build = buildId(app.files, site);
  const siteAddress = site.basePath + writeData(out, site);
  const work = {
    shared: built.shared,
    complete,
    social,
    build,
    siteAddress,
    own,
    crumbs: crumbsOf(built),
    out,
  };
  const pages = await crew.do({ kind: 'make', folder: resolve(source), around, work, pieces: built.pages });
  for (const [path, page] of notFoundPages(site, built.pages, app)) {
    const file = pageFile(page, app.server.headElements(page), build);
    const data = path.replace(/html$/, 'json');
    write(out, path, pageHtml(app, site, file, { page: site.basePath + data, site: siteAddress }));
    write(out, data, JSON.stringify(file));
  }
  for (const [path, html] of Object.entries(movedPages(pages, site.basePath))) write(out, path, html);
  const files = hostFiles({ ...complete, pages }, changedOn(source), app.first.hash);
  for (const [path, text] of Object.entries(files)) write(out, path, text);
  return pages;
}

/** Writes what stands around every page, as data under a name that tells its content; gives its path. */
function writeData(out: string, site: SiteData): string {
  const text = JSON.stringify(site);
  const path = `assets/site-${contentId(text)}.json`;
  write(out, path, text);
  return path;
}

function crumbsOf({ pages, settings, shared }: BuiltSite): Map<string, Crumb> {
  const urlOf = (route: string): string => settings.origin + hrefOf(route, shared.options);
  return new Map(pages.map(({ route, title }) => [route, { name: title, url: urlOf(route) }]));
}

/** The page for unknown addresses, and one for each folder of articles that has an index. */
function notFoundPages(site: SiteData, pages: readonly PagePlan[], { server }: Bundle): [string, PageData][] {
  const titles = new Map(pages.map(({ route, title }) => [route, title]));
  const above = pages.flatMap(({ route, isArticle }) => (isArticle ? [dirname(route)] : []));
  const folders = [...new Set(above)].filter((folder) => folder !== '/' && titles.has(folder));
  return [
    ['404.html', server.notFoundPage(site)],
    ...folders.map((route): [string, PageData] => {
      const folder = { path: route.slice(1), title: titles.get(route) ?? '' };
      return [`${folder.path}/404.html`, server.articleNotFoundPage(site, folder)];
    }),
  ];
}

function write(out: string, path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
