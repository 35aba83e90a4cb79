import type { Article, ArticleCard, Image, SiteDocument } from '../model/content.generated';
import type { ChatData } from '../model/chat/chat-data';
import type { ArticleData, Assets, PageData, SiteData } from '../model/page-data';
import { articleData } from './articles/article-data';
import type { CheckedSite } from './check-site';
import { chatData } from './page/chat-data';
import { usedAssets, type UsedAssets } from './page/used-assets';
import { settle } from './page/settle';
import { hrefOf, type AddressBook } from './resolve/address';
import { takeIn } from './resolve/lists';
import { aliasesOf } from './rules/routes';
import { samples } from './samples';
import type { PageEntry, SettingsEntry } from './site';

/** A page that lacks only what the image step and the icon library add. */
export interface BuiltPage {
  page: Omit<PageData, 'assets'>;
  uses: UsedAssets;
  /** Its document's path below the pages folder. */
  file: string;
  /** What the picture for shared links shows. */
  social: { heading: string; picture?: string };
  /** Old addresses that lead to it. */
  aliases: string[];
}

/** All page data of a site without problems. */
export interface BuiltSite {
  settings: SiteDocument;
  site: Omit<SiteData, 'assets'>;
  uses: UsedAssets;
  pages: BuiltPage[];
  /** What the chat assistant knows, if the site has one. */
  chat: ChatData | undefined;
}

/** Whether pages that are still drafts belong to the site, and the year that the footer shows. */
export interface BuildOptions {
  withDrafts: boolean;
  year: number;
}

/** Makes the page data of a checked site; its documents are used up by it. Call it only when there is no error. */
export function buildSite(
  { site, articles, lists }: CheckedSite,
  { withDrafts, year }: BuildOptions,
): BuiltSite {
  const { settings } = site;
  if (!settings) throw new Error('A site without settings was to be built.');
  const { value } = settings;
  const book: AddressBook = { basePath: value.basePath ?? '/', whatsapp: value.contact.whatsapp };
  // Before the marks of examples are lost in what is settled.
  const hasSamples = samples(site).length > 0;
  settle(site, articles, book);
  for (const list of [...lists.values()].flat()) takeIn(list);
  const chat = chatData(site);
  const derived = { year, hasSamples, hasChat: chat !== undefined };
  const cards = articles.value as unknown as ArticleCard[];
  const pages = site.pages.filter(({ isDraft }) => withDrafts || !isDraft);
  return {
    settings: value,
    site: siteData(settings, book, derived),
    chat,
    uses: usedAssets(settings, []),
    pages: pages.map((page) =>
      builtPage(page, usedAssets(page, lists.get(page) ?? []), { settings: value, book, cards }),
    ),
  };
}

/** What of the settings no page shows. */
const hidden = new Set(['$schema', 'samples', 'basePath', 'language']);
type Shown = Omit<
  SiteData,
  'basePath' | 'language' | 'whatsappUrl' | 'year' | 'hasSamples' | 'hasChat' | 'assets'
>;

function siteData(
  { value }: SettingsEntry,
  book: AddressBook,
  known: Pick<SiteData, 'year' | 'hasSamples' | 'hasChat'>,
): BuiltSite['site'] {
  const { language = 'en', contact } = value;
  const whatsappUrl = hrefOf(`whatsapp:${contact.whatsappGreeting}`, book);
  const derived = { basePath: book.basePath, language, whatsappUrl, ...known };
  const shown = Object.entries(value).filter(([key]) => !hidden.has(key));
  return { ...(Object.fromEntries(shown) as unknown as Shown), ...derived };
}

/** What the pages of a site share. */
interface Surroundings {
  settings: SiteDocument;
  book: AddressBook;
  cards: ArticleCard[];
}

function builtPage(entry: PageEntry, uses: UsedAssets, { settings, book, cards }: Surroundings): BuiltPage {
  const {
    title,
    ground = 'indigo',
    seo,
    blocks,
    article,
    unlisted = false,
  } = entry.value as unknown as PageContent;
  const path = entry.route;
  const href = hrefOf(path, book);
  const type = article ? ('article' as const) : ('website' as const);
  const head = {
    title: seo.title,
    description: seo.description,
    url: settings.origin + href,
    type,
    ...(unlisted && { unlisted }),
  };
  const data = article && articleData(article, href, cards, settings);
  return {
    page: { path, title, ground, head, blocks, ...(data && { article: data }) },
    uses: data ? withPictures(uses, data) : uses,
    file: entry.document.path,
    social: socialOf(title, article?.image, blocks),
    aliases: aliasesOf(entry).map(({ route }) => route),
  };
}

/** An article's title and picture, or those of the page's opening. */
function socialOf(
  title: string,
  image: Image | undefined,
  [opening]: PageData['blocks'],
): BuiltPage['social'] {
  const hero = opening?.type === 'hero' ? opening : undefined;
  const picture = (image ?? hero?.image)?.src;
  return { heading: hero?.heading ?? title, ...(picture !== undefined && { picture }) };
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

/** Fills in the assets that a page or the shell uses. */
export function assetsOf(
  uses: UsedAssets,
  image: (src: string) => Assets['images'][string],
  icon: (name: string) => string,
): Assets {
  return {
    images: Object.fromEntries(uses.images.map((src) => [src, image(src)])),
    icons: Object.fromEntries(uses.icons.map((name) => [name, icon(name)])),
  };
}
