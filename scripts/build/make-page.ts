import { builtPage, type PagePlan, type Shared } from '../../src/content/render/built-page';
import type { Meanings } from '../../src/content/render/meanings';
import type { ResolvedDocument } from '../../src/content/resolve/resolve-document';
import {
  trailTo,
  type Crumb,
  structuredData,
} from '../../src/content/outputs/structured-data/structured-data';
import type { HeadElement, PageData, PageFile, SiteData } from '../../src/model/page-data';
import type { SocialPictures } from '../social/social-pictures';
import { contentId } from './build-id';
import type { Bundle, OwnOfSite } from './bundle';
import { pageHtml } from './page-html';
import { pageSummary, type PageSummary } from '../../src/content/outputs/page-summary';
import { stageChanged } from './staging';
import { completePage, type CompleteSite } from './with-assets';

/** What every page of a site is made with. Plain data: it can go from one thread to another. */
export interface PageWork {
  shared: Shared;
  complete: CompleteSite;
  /** The pictures for shared links. */
  social: SocialPictures;
  /** The id of the build. */
  build: string;
  /** The address of the data that stand around every page. */
  siteAddress: string;
  /** What the site has in its bundle. */
  own: OwnOfSite;
  /** The pages by route, for the ways that lead to them. */
  crumbs: ReadonlyMap<string, Crumb>;
  /** The folder of the site that is being written. */
  out: string;
}

/** Makes the files of a page, and gives what the files about the whole site say of it. */
export function makePage(
  plan: PagePlan,
  resolved: ResolvedDocument,
  work: PageWork,
  app: Bundle,
): PageSummary {
  const { complete, shared, social } = work;
  const built = builtPage(plan, resolved, shared);
  const made = completePage(built, complete.ready);
  const image = social.get(plan.file);
  const page = { ...made.page, head: { ...made.page.head, ...(image && { image }) } };
  writePage(page, built.meanings, work, app);
  return pageSummary({ ...built, page }, complete.site.basePath);
}

function writePage(
  page: PageData,
  meanings: Meanings,
  { complete, build, siteAddress, crumbs, out }: PageWork,
  app: Bundle,
): void {
  const { site, settings } = complete;
  const home = site.origin + site.basePath;
  const logo = markUrl(site);
  const trail = trailTo(page.path, crumbs);
  const nodes = structuredData({ page, meanings, settings, home, logo, trail });
  const file = pageFile(page, app.server.headElements(page, nodes), build);
  const dataFile = dataFileOf(page);
  const address = site.basePath + dataFile;
  const html = pageHtml(app, site, file, { page: address, site: siteAddress });
  for (const document of documentsAt(page.path)) stageChanged(out, document, html);
  stageChanged(out, dataFile, JSON.stringify(file));
}

/** The address of the site's mark, for those who read the page elsewhere. */
function markUrl({ origin, brand: { logo }, assets }: SiteData): string | undefined {
  const mark = assets.images[logo?.src ?? ''];
  return mark && origin + mark.src;
}

/** The files of a page, by their paths in the site: its documents and its data. */
export function pageFiles(page: Pick<PageData, 'path'>): string[] {
  return [...documentsAt(page.path), dataFileOf(page)];
}

function dataFileOf({ path }: Pick<PageData, 'path'>): string {
  return path === '/' ? 'page.json' : `${path.slice(1)}/page.json`;
}

/**
 * Where a document lies, so that every host has it at its address: `x/index.html`, and for the hosts that would lead from
 * `/x` to `/x/` the same once more as `x.html`.
 */
export function documentsAt(route: string): string[] {
  const path = route.slice(1);
  if (path === '') return ['index.html'];
  // Those names are other documents of the folder.
  const beside = /(?:^|\/)(?:index|404)$/.test(path) ? [] : [`${path}.html`];
  return [`${path}/index.html`, ...beside];
}

/** What stands in a page's `page.json`. */
export function pageFile(page: PageData, elements: HeadElement[], build: string): PageFile {
  return { build, version: contentId(JSON.stringify(page)), ...page, elements };
}
