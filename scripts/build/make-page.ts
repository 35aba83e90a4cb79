import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPage, type PagePlan, type Shared } from '../../src/content/page/built-page';
import type { ResolvedDocument } from '../../src/content/resolve-document';
import { trailTo, type Crumb } from '../../src/content/structured-data/breadcrumbs';
import { structuredData } from '../../src/content/structured-data/structured-data';
import type { PageData } from '../../src/model/page-data';
import type { SocialPictures } from '../social/social-pictures';
import type { Bundle } from './bundle';
import { pageHtml } from './page-html';
import { pageSummary, type PageSummary } from './page-summary';
import { completePage, type CompleteSite } from './with-assets';

/** What every page of a site is made with. Plain data: it can go from one thread to another. */
export interface PageWork {
  shared: Shared;
  complete: CompleteSite;
  /** The pictures for shared links. */
  social: SocialPictures;
  /** The id of the build. */
  build: string;
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
  const made = completePage(builtPage(plan, resolved, shared), complete.images);
  const image = social.get(plan.file);
  const page = { ...made.page, head: { ...made.page.head, ...(image && { image }) } };
  writePage(page, work, app);
  return pageSummary({ ...made, page }, complete.site.basePath);
}

function writePage(page: PageData, { complete, build, crumbs, out }: PageWork, app: Bundle): void {
  const { site, settings } = complete;
  const folder = join(out, page.path);
  mkdirSync(folder, { recursive: true });
  const home = site.origin + site.basePath;
  const things = structuredData({ page, settings, home, trail: trailTo(page.path, crumbs) });
  const file = { build, ...page, elements: app.server.headElements(page, things) };
  writeFileSync(join(folder, 'index.html'), pageHtml(app, site, file));
  writeFileSync(join(folder, 'page.json'), JSON.stringify(file));
}
