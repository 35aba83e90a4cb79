import type { Article, ArticleCard, SiteDocument } from '../../model/content.generated';
import type { Json } from '../../model/json';
import type { ArticleData, PageData } from '../../model/page-data';
import { articleData } from '../articles/article-data';
import { hrefOf } from '../resolve/address';
import type { ResolvedDocument } from '../resolve-document';
import type { SocialFacts } from '../site';
import { settled, type Manner } from './settle';
import type { UsedAssets } from './used-assets';

/** A page that lacks only what the image step and the icon library add. */
export interface BuiltPage {
  page: Omit<PageData, 'assets'>;
  uses: UsedAssets;
  /** Its document's path below the pages folder. */
  file: string;
  /** Old addresses that lead to it. */
  aliases: string[];
}

/** What is known of a page before it is made. Plain data, like `Shared`: it can go from one thread to another. */
export interface PagePlan extends Pick<BuiltPage, 'uses' | 'file' | 'aliases'> {
  route: string;
  /** The content of its document that was checked. */
  version?: string;
  title: string;
  isArticle: boolean;
  social: SocialFacts;
  /** Its lists that come from elsewhere: where they stand, and how many entries of which list they take. */
  lists: { pointer: string; from: string; length: number }[];
  /** Reading time, of an article. */
  minutes: number;
}

/** What all pages of a site are made with. */
export interface Shared {
  settings: SiteDocument;
  book: Manner;
  /** The articles, the newest first. */
  cards: ArticleCard[];
  /** The entries of the shared lists, by name. */
  lists: ReadonlyMap<string, Json[]>;
}

/** Makes a page from its plan and its document. */
export function builtPage(plan: PagePlan, resolved: ResolvedDocument, shared: Shared): BuiltPage {
  const { settings, book, cards } = shared;
  const { route: path, uses, file, aliases, minutes } = plan;
  const lists = plan.lists.map(
    ({ pointer, from, length }) => [pointer, shared.lists.get(from)?.slice(0, length) ?? []] as const,
  );
  const content = settled(resolved, book, new Map(lists)) as unknown as PageContent;
  const { title, ground = 'indigo', seo, blocks, article, unlisted = false } = content;
  const href = hrefOf(path, book);
  const type = article ? ('article' as const) : ('website' as const);
  const head = {
    title: seo.title,
    description: seo.description,
    url: settings.origin + href,
    type,
    ...(unlisted && { unlisted }),
  };
  const data = article && articleData(article, { href, minutes }, cards, settings);
  return {
    page: { path, title, ground, head, blocks, ...(data && { article: data }) },
    uses: data ? withPictures(uses, data) : uses,
    file,
    aliases,
  };
}

/** The pictures of the articles below one, and of its writer, come from outside of its document. */
function withPictures({ images, icons }: UsedAssets, { authorImage, related }: ArticleData): UsedAssets {
  const others = [
    ...related.map(({ image }) => image.src),
    ...(authorImage === undefined ? [] : [authorImage]),
  ];
  return { images: [...new Set([...images, ...others])], icons };
}

/** A page document after the check: the shape is certain. */
interface PageContent extends Pick<PageData, 'title' | 'blocks'> {
  ground?: PageData['ground'];
  seo: { title: string; description: string };
  article?: Article;
  unlisted?: boolean;
}
