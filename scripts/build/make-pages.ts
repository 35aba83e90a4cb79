import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPage, type PagePlan, type Shared } from '../../src/content/page/built-page';
import type { ResolvedDocument } from '../../src/content/resolve-document';
import { trailTo, type Crumb } from '../../src/content/structured-data/breadcrumbs';
import { structuredData } from '../../src/content/structured-data/structured-data';
import type { PageData } from '../../src/model/page-data';
import { addSocialPictures } from '../social/add-social-pictures';
import type { Bundle } from './bundle';
import { pageHtml } from './page-html';
import { pageSummary, type PageSummary } from './page-summary';
import { completePage, type CompleteSite } from './with-assets';

/** What every page of a site is made with. */
export interface PageWork {
  shared: Shared;
  complete: CompleteSite;
  /** The id of the build. */
  build: string;
  /** The pages by route, for the ways that lead to them. */
  crumbs: ReadonlyMap<string, Crumb>;
  /** The folder of the site that is being written. */
  out: string;
}

/** How many pages are in the making at once: whatever the size of a site, no more of them are in memory. */
const atOnce = 16;

/** Makes the files of pages, a few pages at a time, and gives what the files about the whole site say of each. */
export async function makePages(
  plans: readonly PagePlan[],
  work: PageWork,
  app: Bundle,
  resolve: (file: string) => ResolvedDocument,
): Promise<PageSummary[]> {
  const { complete, shared, out } = work;
  const summaries: PageSummary[] = [];
  for (let at = 0; at < plans.length; at += atOnce) {
    const built = plans.slice(at, at + atOnce).map((plan) => builtPage(plan, resolve(plan.file), shared));
    const pages = built.map((page) => completePage(page, complete.images));
    await addSocialPictures({ site: complete.site, pages }, { out });
    for (const one of pages) {
      writePage(one.page, work, app);
      summaries.push(pageSummary(one, complete.site.basePath));
    }
  }
  return summaries;
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
