import { join, resolve } from 'node:path';
import { checkSite } from '../../../src/content/check-site';
import { buildSite } from '../../../src/content/render/build-site';
import { builtPage } from '../../../src/content/render/built-page';
import type { Source, SourceDocument } from '../../../src/content/source/source';
import type { PageData, SiteData } from '../../../src/model/page-data';
import { completePage, withAssets } from '../../build/with-assets';
import { pagesIn } from '../../check/check-pages';
import { checkTools } from '../../files/check-tools';
import { loadSchemas } from '../../files/load-schemas';
import { mediaFolder } from '../live-site';
import { examplesIn, pageWith } from './examples';

/** A site in which each example of a block is a page. */
export interface ExampleSite {
  site: SiteData;
  page: (route: string) => PageData | undefined;
}

/**
 * The examples of all blocks among the pages of a folder, which give them header, colours and pictures. An example that
 * names a picture or a page which that folder does not have is left out.
 * @returns undefined while the folder's own pages have mistakes.
 */
export async function exampleSite(pages: string): Promise<ExampleSite | undefined> {
  const source = await pagesIn(pages);
  const all = withExamples(source, () => true);
  const broken = new Set(errorsOf(all));
  const checked = checkSite(
    withExamples(source, ({ path }) => !broken.has(path)),
    checkTools(),
  );
  if (checked.problems.some(({ severity }) => severity === 'error')) return undefined;
  const built = buildSite(checked, { withDrafts: true, year: new Date().getFullYear() });
  const media = join(resolve(pages), '_media');
  const complete = await withAssets(built, { media, files: checked.site.media, out: mediaFolder });
  const plans = new Map(built.pages.map((plan) => [plan.route, plan]));
  const page = (route: string): PageData | undefined => {
    const plan = plans.get(route);
    if (!plan) return undefined;
    const made = completePage(builtPage(plan, checked.resolve(plan.file), built.shared), complete.ready);
    // An example is a draft only so that no build publishes it.
    return { ...made.page, isDraft: false };
  };
  return { site: complete.site, page };
}

function errorsOf(source: Source): string[] {
  const { problems } = checkSite(source, checkTools());
  return problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
}

function withExamples(source: Source, isWanted: (document: SourceDocument) => boolean): Source {
  const examples = examplesIn(loadSchemas()).map((one) => ({
    path: `${one.route.slice(1)}.json`,
    bytes: new TextEncoder().encode(JSON.stringify(pageWith(one))),
  }));
  return { ...source, documents: [...source.documents, ...examples.filter(isWanted)] };
}
