import type { Assets, PageData, SiteData } from '../model/page-data';
import type { CheckedSite } from './check-site';
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
  /** Old addresses that lead to it. */
  aliases: string[];
}

/** All page data of a site without problems. */
export interface BuiltSite {
  site: Omit<SiteData, 'assets'>;
  uses: UsedAssets;
  pages: BuiltPage[];
}

/** Whether pages that are still drafts belong to the site, and the year that the footer shows. */
export interface BuildOptions {
  withDrafts: boolean;
  year: number;
}

/** Makes the page data of a checked site; its documents are used up by it. Call it only when there is no error. */
export function buildSite({ site, lists }: CheckedSite, { withDrafts, year }: BuildOptions): BuiltSite {
  const { settings } = site;
  if (!settings) throw new Error('A site without settings was to be built.');
  const { value } = settings;
  const book: AddressBook = { basePath: value.basePath ?? '/', whatsapp: value.contact.whatsapp };
  const hasSamples = samples(site).length > 0;
  settle(site, book);
  for (const list of [...lists.values()].flat()) takeIn(list);
  const pages = site.pages.filter(({ isDraft }) => withDrafts || !isDraft);
  return {
    site: siteData(settings, book, hasSamples, year),
    uses: usedAssets(settings, []),
    pages: pages.map((page) => builtPage(page, usedAssets(page, lists.get(page) ?? []), value.origin, book)),
  };
}

function siteData(
  { value }: SettingsEntry,
  book: AddressBook,
  hasSamples: boolean,
  year: number,
): BuiltSite['site'] {
  const { origin, speaker, contact, navigation, footer, offices, social, language = 'en' } = value;
  const whatsappUrl = hrefOf(`whatsapp:${contact.whatsappGreeting}`, book);
  const derived = { basePath: book.basePath, language, whatsappUrl, hasSamples, year };
  return { origin, speaker, contact, navigation, footer, offices, social, ...derived };
}

function builtPage(entry: PageEntry, uses: UsedAssets, origin: string, { basePath }: AddressBook): BuiltPage {
  const { title, ground = 'indigo', seo, blocks } = entry.value as unknown as PageContent;
  const path = entry.route;
  const url = origin + basePath + path.slice(1);
  const head = { title: seo.title, description: seo.description, url };
  return {
    page: { path, title, ground, head, blocks },
    uses,
    aliases: aliasesOf(entry).map(({ route }) => route),
  };
}

/** A page document after the check: the shape is certain. */
interface PageContent extends Pick<PageData, 'title' | 'blocks'> {
  ground?: PageData['ground'];
  seo: { title: string; description: string };
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
