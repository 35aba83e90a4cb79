import type { ChatData } from '../../model/chat-data';
import type { ChatDocument, Office, SiteDocument } from '../../model/content.generated';
import type { Json } from '../../model/json';
import type { Assets, Resolved, SiteData } from '../../model/page-data';
import type { Brand } from '../brand/brand';
import { borderPictures, firstGround, shownBrand } from '../brand/shown-brand';
import type { CheckedSite } from '../check-site';
import { aliasesOf } from '../facts/addresses';
import type { ListReference } from '../facts/lists';
import { listsOfSettings } from '../facts/options';
import { samples } from '../facts/samples';
import type { Entry, PageEntry, SettingsEntry, Site } from '../facts/site';
import { isObject } from '../resolve/surroundings';
import { hrefOf } from '../resolve/address';
import { chatTopicsName } from '../source/document-kind';
import { formUses } from '../facts/form-uses';
import { shaped } from '../validate/shape';
import { assetNamesOf, type AssetNames } from './asset-names';
import { formNamed, type PagePlan, type Shared } from './built-page';
import { shownPlace } from './shown-place';
import { renderDocument, type RenderOptions } from './render-document';
import { renderedForm } from './rendered-form';

/** A site without problems, of which each page can be made by itself. */
export interface BuiltSite {
  settings: SiteDocument;
  site: Omit<SiteData, 'assets'>;
  assetNames: AssetNames;
  pages: PagePlan[];
  /** The types of all blocks that its pages show, and of the page for unknown addresses; sorted. */
  blockTypes: string[];
  shared: Shared;
  brand: Brand;
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
  const { site } = checked;
  const { settings } = site;
  if (!settings) throw new Error('A site without settings was to be built.');
  const { basePath = '/', contact, typography: isTypeset = true, language } = settings.value;
  const { files } = site;
  const options: RenderOptions = { basePath, whatsapp: contact.whatsapp, isTypeset, language, files };
  const shared = sharedOf(checked, settings, options);
  const words = site.chat && shaped('renderedChat', renderedChat(checked, site.chat, shared));
  const chat = chatData(words, shared.lists);
  const derived = {
    year,
    hasSamples: samples(site).length > 0,
    hasChat: chat !== undefined,
    ...placesOf(shared.settings, site.today),
  };
  const own = assetNamesOf(settings, []);
  const assetNames = { ...own, images: [...new Set([...own.images, ...borderPictures(site.brand)])] };
  const pages = site.pages.filter(({ isDraft }) => withDrafts || !isDraft);
  return {
    settings: shared.settings,
    site: siteData(shared.settings, options, { ...derived, brand: shownBrand(site.brand) }),
    chat,
    assetNames,
    pages: pages.map((page) => planOf(page, site, assetNames)),
    blockTypes: [...new Set(['hero', ...pages.flatMap(({ blockTypes }) => blockTypes)])].toSorted(),
    shared,
    brand: site.brand,
  };
}

function sharedOf(checked: CheckedSite, settings: SettingsEntry, options: RenderOptions): Shared {
  const { site } = checked;
  const { articles } = site;
  const cards = entriesOf(renderDocument({ ...articles, value: { items: articles.value } }, options));
  const lists = site.collections.map(
    (one) => [one.name, entriesOf(renderedAt(checked, one, options))] as const,
  );
  const entries = new Map([...lists, [articles.name, cards]]);
  const shown = shaped('settings', renderedAt(checked, settings, options));
  const ofForms = new Map([...listsOfSettings(shown), ...entries]);
  const forms = site.forms.map((form) => {
    const { name, document } = form;
    const taken = { taken: site.lists.get(form), entries: ofForms };
    return [
      name,
      renderedForm(name, checked.resolve(document.path), options, taken, checked.around.language),
    ] as const;
  });
  return {
    settings: shown,
    ground: firstGround(site.brand),
    options,
    cards: shaped('articleCards', cards),
    lists: entries,
    forms: new Map(forms),
  };
}

/** The entries of a shared list that is shown. */
function entriesOf(list: Json): Json[] {
  return isObject(list) && Array.isArray(list['items']) ? list['items'] : [];
}

/** A document as it is shown: its addresses, texts and lists settled. */
function renderedAt(
  { resolve }: CheckedSite,
  { document: { path } }: Pick<Entry, 'document'>,
  options: RenderOptions,
): Json {
  return renderDocument(resolve(path), options);
}

/** The chat's words, with its form in the place of the form's name. */
function renderedChat(
  { resolve }: CheckedSite,
  chat: Entry,
  { options, forms }: Pick<Shared, 'options' | 'forms'>,
): Json {
  const shown = formUses(chat).map(({ pointer, name }) => [pointer, formNamed(forms, name)] as const);
  return renderDocument(resolve(chat.document.path), options, new Map(shown));
}

/** The icons of the shell stand on every page already. */
function planOf(page: PageEntry, site: Site, ofShell: AssetNames): PagePlan {
  const lists: readonly ListReference[] = site.lists.get(page)?.lists ?? [];
  const { images, icons } = assetNamesOf(page, lists);
  return {
    file: page.document.path,
    route: page.route,
    ...(page.version !== undefined && { version: page.version }),
    title: page.title,
    isArticle: page.isArticle,
    ...(page.isDraft && { isDraft: true }),
    social: page.social ?? { heading: page.title },
    assetNames: { images, icons: icons.filter((name) => !ofShell.icons.includes(name)) },
    aliases: aliasesOf(page).map(({ route }) => route),
    lists: lists.map(({ annotation, collection, length }) => ({
      pointer: annotation.pointer,
      from: collection.name,
      length,
    })),
    forms: formUses(page),
    minutes: page.card?.minutes ?? 1,
  };
}

/** What of the settings no page shows as it stands there. */
const hidden = [
  '$schema',
  'samples',
  'basePath',
  'language',
  'country',
  'typography',
  'searchEngines',
  'synonyms',
  'timeZone',
] as const;

/** What is worked out beside the settings. */
type Derived = Pick<SiteData, 'basePath' | 'language' | 'whatsappUrl'> & Known;

type Known = Pick<SiteData, 'brand' | 'year' | 'hasSamples' | 'hasChat' | 'offices' | 'places'>;

function siteData(value: SiteDocument, options: RenderOptions, known: Known): BuiltSite['site'] {
  const { language = 'en', contact } = value;
  const { whatsapp, whatsappGreeting = '' } = contact;
  const derived: Derived = {
    basePath: options.basePath,
    language,
    ...(whatsapp !== undefined && { whatsappUrl: hrefOf(`whatsapp:${whatsappGreeting}`, options) }),
    ...known,
  };
  const shown = Object.entries(value).filter(([key]) => !hidden.some((name) => name === key));
  return { ...(Object.fromEntries(shown) as unknown as Omit<BuiltSite['site'], keyof Derived>), ...derived };
}

function placesOf(settings: SiteDocument, today: string): Pick<Known, 'offices' | 'places'> {
  const { offices = [], places } = settings;
  const shown = (list: Office[]) => list.map((place) => shownPlace(place, settings, today));
  return { offices: shown(offices), ...(places && { places: shown(places) }) };
}

/** Fills in the assets that a page or the shell uses. */
export function assetsOf(
  assetNames: AssetNames,
  image: (src: string) => Assets['images'][string],
  icon: (name: string) => string,
): Assets {
  return {
    images: Object.fromEntries(assetNames.images.map((src) => [src, image(src)])),
    icons: assetNames.icons.map(icon).join(''),
  };
}

/** What the chat assistant knows, from its settled words and lists; undefined on a site without one. */
export function chatData(
  chat: Resolved<ChatDocument> | undefined,
  lists: ReadonlyMap<string, Json[]>,
): ChatData | undefined {
  const topics = lists.get(chatTopicsName);
  if (!chat || !topics) return undefined;
  const { $schema: _, ...words } = chat;
  return { ...words, topics: shaped('chatTopics', topics) };
}
