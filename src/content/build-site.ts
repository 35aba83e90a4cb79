import type { ArticleCard, ChatDocument, SiteDocument } from '../model/content.generated';
import type { ChatData } from '../model/chat/chat-data';
import type { Json } from '../model/json';
import type { Assets, SiteData } from '../model/page-data';
import type { CheckedSite } from './check-site';
import { chatData } from './page/chat-data';
import type { PagePlan, Shared } from './page/built-page';
import { settled, type Manner } from './page/settle';
import { usedAssets, type UsedAssets } from './page/used-assets';
import { hrefOf } from './resolve/address';
import type { ListUse } from './resolve/lists';
import { aliasesOf } from './rules/routes';
import { samples } from './samples';
import type { Entry, PageEntry, SettingsEntry } from './site';

/** A site without problems, of which each page can be made by itself. */
export interface BuiltSite {
  settings: SiteDocument;
  site: Omit<SiteData, 'assets'>;
  uses: UsedAssets;
  pages: PagePlan[];
  shared: Shared;
  /** What the chat assistant knows, if the site has one. */
  chat: ChatData | undefined;
}

/** Whether pages that are still drafts belong to the site, and the year that the footer shows. */
export interface BuildOptions {
  withDrafts: boolean;
  year: number;
}

/** Makes what the pages of a checked site share, and a plan of each. Call it only when there is no error. */
export function buildSite(checked: CheckedSite, { withDrafts, year }: BuildOptions): BuiltSite {
  const { site, lists } = checked;
  const { settings } = site;
  if (!settings) throw new Error('A site without settings was to be built.');
  const { basePath = '/', contact, typography: isTypeset = true } = settings.value;
  const book: Manner = { basePath, whatsapp: contact.whatsapp, isTypeset };
  const shared = sharedOf(checked, settings, book);
  const words = site.chat && (settledAt(checked, site.chat, book) as unknown as ChatDocument);
  const chat = chatData(words, shared.lists);
  const derived = { year, hasSamples: samples(site).length > 0, hasChat: chat !== undefined };
  const uses = usedAssets(settings, []);
  const pages = site.pages.filter(({ isDraft }) => withDrafts || !isDraft);
  return {
    settings: shared.settings,
    site: siteData(shared.settings, book, derived),
    chat,
    uses,
    pages: pages.map((page) => planOf(page, lists.get(page) ?? [], uses)),
    shared,
  };
}

function sharedOf(checked: CheckedSite, settings: SettingsEntry, book: Manner): Shared {
  const { site, articles } = checked;
  const cards = settled(articles, book);
  const lists = site.collections.map((one) => [one.name, settledAt(checked, one, book) as Json[]] as const);
  return {
    settings: settledAt(checked, settings, book) as unknown as SiteDocument,
    book,
    cards: cards as unknown as ArticleCard[],
    lists: new Map([...lists, [articles.name, cards]]),
  };
}

/** A document as it is shown: its addresses, texts and lists settled. */
function settledAt(
  { resolve }: CheckedSite,
  { document: { path } }: Pick<Entry, 'document'>,
  book: Manner,
): Json {
  return settled(resolve(path), book);
}

/** The icons of the shell stand on every page already. */
function planOf(page: PageEntry, lists: readonly ListUse[], ofShell: UsedAssets): PagePlan {
  const { images, icons } = usedAssets(page, lists);
  return {
    file: page.document.path,
    route: page.route,
    ...(page.version !== undefined && { version: page.version }),
    title: page.title,
    isArticle: page.isArticle,
    social: page.social ?? { heading: page.title, ground: 'indigo' },
    uses: { images, icons: icons.filter((name) => !ofShell.icons.includes(name)) },
    aliases: aliasesOf(page).map(({ route }) => route),
    lists: lists.map(({ use, collection, length }) => ({
      pointer: use.pointer,
      from: collection.name,
      length,
    })),
    minutes: page.card?.minutes ?? 1,
  };
}

/** What of the settings no page shows. */
const hidden = new Set(['$schema', 'samples', 'basePath', 'language', 'typography']);
type Shown = Omit<
  SiteData,
  'basePath' | 'language' | 'typography' | 'whatsappUrl' | 'year' | 'hasSamples' | 'hasChat' | 'assets'
>;

function siteData(
  value: SiteDocument,
  book: Manner,
  known: Pick<SiteData, 'year' | 'hasSamples' | 'hasChat'>,
): BuiltSite['site'] {
  const { language = 'en', contact } = value;
  const whatsappUrl = hrefOf(`whatsapp:${contact.whatsappGreeting}`, book);
  const derived = { basePath: book.basePath, language, whatsappUrl, ...known };
  const shown = Object.entries(value).filter(([key]) => !hidden.has(key));
  return { ...(Object.fromEntries(shown) as unknown as Shown), ...derived };
}

/** Fills in the assets that a page or the shell uses. */
export function assetsOf(
  uses: UsedAssets,
  image: (src: string) => Assets['images'][string],
  icon: (name: string) => string,
): Assets {
  return {
    images: Object.fromEntries(uses.images.map((src) => [src, image(src)])),
    icons: uses.icons.map(icon).join(''),
  };
}
