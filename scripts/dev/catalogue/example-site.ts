import { join, resolve } from 'node:path';
import { checkSite } from '../../../src/content/check-site';
import type { Site } from '../../../src/content/facts/site';
import { withValues } from '../../../src/content/places/pointer';
import { buildSite } from '../../../src/content/render/build-site';
import { builtPage } from '../../../src/content/render/built-page';
import type { Source, SourceDocument } from '../../../src/content/source/source';
import type { AnnotationKind } from '../../../src/content/validate/annotation';
import type { Json, JsonObject } from '../../../src/model/json';
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
 * The examples of all blocks among the pages of a folder, which give them header, colours and pictures. Where an example
 * names a picture, a page, a form or an icon which that folder does not have, one that it has stands in; an example for
 * which it has nothing, such as a shared list of this kind, is left out.
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
  const { site } = checkSite(source, checkTools());
  const examples = examplesIn(loadSchemas()).map((one) => ({
    path: `${one.route.slice(1)}.json`,
    bytes: new TextEncoder().encode(JSON.stringify(fitted(pageWith(one), site))),
  }));
  return { ...source, documents: [...source.documents, ...examples.filter(isWanted)] };
}

/** A page that names what a site has in the place of what it does not have. */
function fitted(page: JsonObject, site: Site): Json {
  const { annotations } = checkTools().validator.validate('page.schema.json', page);
  const changes = annotations.flatMap(({ kind, pointer, value }): [string, Json][] => {
    const instead = typeof value === 'string' ? standIn(kind, value, site) : undefined;
    return instead === undefined ? [] : [[pointer, instead]];
  });
  return withValues(page, new Map(changes));
}

/** What a site has in the place of a name; undefined where it has what is named, or nothing of this kind. */
function standIn(kind: AnnotationKind, name: string, site: Site): string | undefined {
  if (kind === 'image' && !site.media.has(name)) return [...site.media.keys()][0];
  if (kind === 'form' && !site.forms.some((form) => form.name === name)) return site.forms[0]?.name;
  if (kind === 'icon' && !site.iconNames.has(name)) return 'star';
  const isElsewhere = kind === 'link' && /^(?:\/|whatsapp:)/.test(name);
  return isElsewhere && !site.pages.some(({ route }) => route === name) ? '/' : undefined;
}
