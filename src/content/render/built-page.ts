import type { ArticleCard, SiteDocument, Article } from '../../model/content.generated';
import type { Form } from '../../model/form';
import type { Json } from '../../model/json';
import type { ArticleData, PageData } from '../../model/page-data';
import { emptyBlocks } from '../facts/lists';
import type { SocialFacts } from '../facts/site';
import { hrefOf } from '../resolve/address';
import type { ResolvedDocument } from '../resolve/resolve-document';
import { shaped, unshaped } from '../validate/shape';
import type { AssetNames } from './asset-names';
import { meaningsOf, type Meanings } from './meanings';
import { renderDocument, type RenderOptions } from './render-document';

/** A page that lacks only what the image step and the icon library add. */
export interface BuiltPage {
  page: Omit<PageData, 'assets'>;
  assetNames: AssetNames;
  /** Its document's path below the pages folder. */
  file: string;
  /** Old addresses that lead to it. */
  aliases: string[];
  meanings: Meanings;
}

/** What is known of a page before it is made. Plain data, like `Shared`: it can go from one thread to another. */
export interface PagePlan extends Pick<BuiltPage, 'assetNames' | 'file' | 'aliases'> {
  route: string;
  /** The content of its document that was checked. */
  version?: string;
  title: string;
  isArticle: boolean;
  isDraft?: true;
  social: SocialFacts;
  /** Its lists that come from elsewhere: where they stand, and how many entries of which list they take. */
  lists: { pointer: string; from: string; length: number }[];
  /** Where it shows forms, and their names. */
  forms: { pointer: string; name: string }[];
  /** Reading time, of an article. */
  minutes: number;
}

/** What all pages of a site are made with. */
export interface Shared {
  settings: SiteDocument;
  options: RenderOptions;
  /** The ground of a page that names none. */
  ground: string;
  /** The articles, the newest first. */
  cards: ArticleCard[];
  /** The entries of the shared lists, by name. */
  lists: ReadonlyMap<string, Json[]>;
  /** The forms, by name. */
  forms: ReadonlyMap<string, Form>;
}

/** Makes a page from its plan and its document. */
export function builtPage(plan: PagePlan, resolved: ResolvedDocument, shared: Shared): BuiltPage {
  const { settings, options, cards } = shared;
  const { route: path, assetNames, file, aliases, minutes, isDraft = false } = plan;
  const lists = plan.lists.map(
    ({ pointer, from, length }) => [pointer, shared.lists.get(from)?.slice(0, length) ?? []] as const,
  );
  const forms = plan.forms.map(({ pointer, name }) => [pointer, formNamed(shared.forms, name)] as const);
  const rendered = renderDocument(resolved, options, new Map([...lists, ...forms])) ?? null;
  const content = shaped('renderedPage', rendered);
  const { title, ground = shared.ground, seo, article, unlisted = false } = content;
  const empty = emptyBlocks(plan.lists);
  const blocks = content.blocks.filter((_, at) => !empty.has(at));
  const href = hrefOf(path, options);
  const type = article ? ('article' as const) : ('website' as const);
  const head = {
    title: seo.title,
    description: seo.description,
    url: settings.origin + href,
    type,
    ...((unlisted || isDraft) && { unlisted: true }),
  };
  const data = article && articleData(article, { href, minutes }, cards, settings);
  return {
    page: { path, title, ground, head, blocks, ...(data && { article: data }), ...(isDraft && { isDraft }) },
    assetNames: data ? withPictures(assetNames, data) : assetNames,
    file,
    aliases,
    meanings: withoutBlocks(meaningsOf(rendered, resolved.annotations), empty),
  };
}

/** A form, to stand in the place of its name. Throws where there is none: nothing with a problem is shown. */
export function formNamed(forms: Shared['forms'], name: string): Json {
  const form = forms.get(name);
  if (!form) throw new Error(`A page or the chat was to show a form that is not there: ${name}.`);
  return unshaped('renderedForm', form);
}

/** The places of blocks are those on the page, without the ones that are left out. */
function withoutBlocks(meanings: Meanings, empty: ReadonlySet<number>): Meanings {
  const questions = meanings.questions.map((one) => ({
    ...one,
    block: one.block - [...empty].filter((at) => at < one.block).length,
  }));
  return { ...meanings, questions };
}

/** The pictures of the articles below one, and of its writer, come from outside of its document. */
function withPictures({ images, icons }: AssetNames, { authorImage, related }: ArticleData): AssetNames {
  const others = [
    ...related.map(({ image }) => image.src),
    ...(authorImage === undefined ? [] : [authorImage]),
  ];
  return { images: [...new Set([...images, ...others])], icons };
}

/** How many other articles stand below one. */
const relatedCount = 3;

/** Takes an article's part, its own address and reading time, all cards and the settings, and gives what the page shows beside the text. */
export function articleData(
  article: Article,
  { href, minutes }: { href: string; minutes: number },
  cards: readonly ArticleCard[],
  { owner }: Pick<SiteDocument, 'owner'>,
): ArticleData {
  const { category, excerpt, date, image, author = owner.name } = article;
  const authorImage = article.authorImage ?? (author === owner.name ? owner.portrait : undefined);
  return {
    category,
    excerpt,
    date,
    minutes,
    author,
    ...(authorImage !== undefined && { authorImage }),
    image,
    related: relatedTo(category, href, cards),
  };
}

/** Others of the same category first, then the newest. */
function relatedTo(category: string, href: string, cards: readonly ArticleCard[]): ArticleCard[] {
  const first = (isWanted: (card: ArticleCard) => boolean): ArticleCard[] =>
    firstOf(cards, (card) => card.to !== href && isWanted(card), relatedCount);
  const same = first((card) => card.category === category);
  if (same.length === relatedCount) return same;
  return [...same, ...first((card) => card.category !== category)].slice(0, relatedCount);
}

/** Looks no further than it has to: every article asks. */
function firstOf<One>(all: readonly One[], isWanted: (one: One) => boolean, most: number): One[] {
  const found: One[] = [];
  for (const one of all) {
    if (found.length === most) break;
    if (isWanted(one)) found.push(one);
  }
  return found;
}
