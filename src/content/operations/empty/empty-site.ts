import type { SiteDocument } from '../../../model/content.generated';
import type { Json, JsonObject } from '../../../model/json';
import type { CheckedSite } from '../../check-site';
import { addressesOf } from '../../facts/addresses';
import type { PageEntry } from '../../facts/site';
import { pointerAbove, valueAt } from '../../places/pointer';
import type { WrittenDocument } from '../../places/written-document';
import { readAddress, type Address } from '../../resolve/address';
import { fill } from '../../resolve/placeholders';
import { isObject } from '../../resolve/surroundings';
import { isAnswered } from '../../rules/chat/suggestions';
import { documentKind, routeOfFile, settingsPath } from '../../source/document-kind';
import { textOf } from '../../validate/annotation';
import { shaped } from '../../validate/shape';
import type { Tools } from '../../validate/tools';
import { cutLinks } from '../cut-links';
import { valueEdit } from '../json-edits';
import { addEdits, type Edits, textEdit } from '../name-edits';
import { nameFor, sampleDescription, searchTitle } from '../new-page';
import { references } from '../references';
import { type Outcome, changeOf } from '../site-change';
import { exampleValue, type ExampleSettings } from './example-value';
import { emptiedSettings, type OwnSettings } from './own-settings';

/**
 * Makes of a site the beginning of another one: its pages with example words, its settings those of its new owner, its
 * shared lists empty. Articles, and pages that an entry of a list led to, go, with what leads there.
 */
export function emptySite(checked: CheckedSite, tools: Tools, own: OwnSettings): Outcome {
  const { settings, chat, collections } = checked.site;
  if (!settings?.isSound || checked.problems.some(({ severity }) => severity === 'error'))
    return { trouble: 'The site has mistakes. Fix them first: npm run check' };
  const removed = new Set(gonePages(checked, shaped('settings', settings.value)));
  const pages = checked.site.pages.filter((page) => !removed.has(page));
  const staying = stayingPages(checked, pages);
  const edits = withoutDeadLinks(checked, tools, newAddressIn(staying));
  const { document } = checked.resolve(settingsPath);
  const ofSettings = emptiedSettings(document, edits.get(settingsPath) ?? [], own, checked, tools);
  edits.delete(settingsPath);
  addEdits(edits, settingsPath, ofSettings);
  if (chat) addEdits(edits, chat.document.path, emptiedChat(checked.resolve(chat.document.path).document));
  for (const { document: list, value } of collections)
    if (value.length > 0)
      edits.set(list.path, [
        { ...valueEdit(checked.resolve(list.path).document, '', '[]'), kind: 'emptied' },
      ]);
  for (const page of pages) {
    const { path, text, value } = checked.resolve(page.document.path).document;
    const now = emptiedPage(page, value as JsonObject, staying, checked, tools);
    const isSame = JSON.stringify(now) === JSON.stringify(value);
    const content = `${JSON.stringify(now, null, 2)}\n`;
    if (!isSame) edits.set(path, [{ offset: 0, length: text.length, content, kind: 'example' }]);
  }
  return { change: changeOf({ edits, removed: new Set([...removed].map((page) => page.document.path)) }) };
}

/** The pages that go with the entries of the shared lists: articles, and what an entry leads to, unless the bar itself does. */
function gonePages({ site, around }: CheckedSite, { navigation }: SiteDocument): PageEntry[] {
  const listed = site.collections.flatMap(({ annotations }) =>
    annotations.flatMap((one) =>
      // Where an entry leads by itself; a button of it may lead anywhere.
      one.kind === 'link' && /^\/\d+\/to$/.test(one.pointer) ? (textOf(one) ?? []) : [],
    ),
  );
  const bar = ['/', navigation.action.to, ...navigation.items.flatMap(({ to }) => to ?? [])];
  const leadTo = (page: PageEntry, links: readonly string[]): boolean =>
    links.some((to) => {
      const address = readAddress(fill(to, around.placeholders ?? new Map()));
      return address.kind === 'page' && addressesOf(page).has(address.path);
    });
  return site.pages.filter((page) => !leadTo(page, bar) && (page.isArticle || leadTo(page, listed)));
}

/** A page that stays: its address, its name when its words are gone, and the ids that one can be led to. */
interface Staying {
  route: string;
  title: string;
  ids: ReadonlySet<string>;
}

/** The pages that stay by all of their addresses. */
function stayingPages({ resolve }: CheckedSite, pages: readonly PageEntry[]): Map<string, Staying> {
  const each = pages.flatMap((page) => {
    const { path } = page.document;
    const own = { route: page.route, title: nameOf(path), ids: shownIds(resolve(path).annotations) };
    return [...addressesOf(page)].map((address) => [address, own] as const);
  });
  return new Map(each);
}

/** The name of a page whose words are gone: its file's. */
function nameOf(path: string): string {
  const route = routeOfFile(path);
  return route === '/' ? 'Home' : nameFor(route);
}

/** Where a link to a page, and to a place of it, leads afterwards; undefined where to nothing. */
type NewAddress = (path: string, anchor: string | undefined) => string | undefined;

function newAddressIn(staying: ReadonlyMap<string, Staying>): NewAddress {
  return (path, anchor) => {
    const page = staying.get(path);
    return page && anchor !== undefined && page.ids.has(anchor) ? `${page.route}#${anchor}` : page?.route;
  };
}

/** The ids of a page that one can be led to while all shared lists are empty: not those of blocks that show one. */
function shownIds(annotations: ReturnType<CheckedSite['resolve']>['annotations']): Set<string> {
  const empty = annotations.flatMap(({ kind, value, pointer }) =>
    kind === 'list' && isObject(value) ? `${pointerAbove(pointer)}/` : [],
  );
  const ids = annotations.filter(
    ({ kind, pointer }) => kind === 'id' && !empty.some((block) => pointer.startsWith(block)),
  );
  return new Set(ids.flatMap((one) => textOf(one) ?? []));
}

/** Takes what leads nowhere afterwards out of the settings and the chat; what has to lead somewhere leads home. */
function withoutDeadLinks(checked: CheckedSite, { validator }: Tools, newAddress: NewAddress): Edits {
  const links = references(checked).filter(
    ({ kind, file }) => kind === 'page' && /^(?:settings|chat)$/.test(documentKind(file).kind),
  );
  const addressOf = ({ name, anchor }: { name: string; anchor?: string }) => newAddress(name, anchor);
  const isSame = (one: (typeof links)[number]): boolean =>
    addressOf(one) === (one.anchor === undefined ? one.name : `${one.name}#${one.anchor}`);
  const dead = links.filter((one) => addressOf(one) === undefined || (one.isInText && !isSame(one)));
  const { edits, stuck } = cutLinks(checked, validator, dead);
  const others = links.filter((one) => !one.isInText && addressOf(one) !== undefined && !isSame(one));
  for (const one of [...stuck, ...others])
    if (!one.isInText)
      addEdits(
        edits,
        one.file,
        textEdit(checked.resolve(one.file).document, one.pointer, addressOf(one) ?? '/', 'link'),
      );
  return edits;
}

/** A chat that knows no answers: it offers what it can do without them. */
export function emptiedChat(document: WrittenDocument) {
  const words = shaped('chat', document.value ?? null);
  const places = ['/quickReplies', '/defaultOptions', '/fallback/options', '/inquiry/sent/options'];
  return places.flatMap((place) => {
    const all = valueAt(document.value ?? null, place) as string[];
    const offered = all.filter((label) => isAnswered(label, words, []));
    if (offered.length === all.length) return [];
    const left = offered.length > 0 ? offered : words.options.slice(0, 1).map(({ label }) => label);
    return [{ ...valueEdit(document, place, JSON.stringify(left)), kind: 'words' as const }];
  });
}

/** A page with the same blocks, pictures and links, and example words in them; without its old addresses. */
function emptiedPage(
  { route, document: { path } }: PageEntry,
  page: JsonObject,
  staying: ReadonlyMap<string, Staying>,
  checked: CheckedSite,
  { validator: { schemas } }: Tools,
): JsonObject {
  const title = nameOf(path);
  const how: ExampleSettings = {
    schemas,
    title: route === '/' ? '{speaker.name}' : title,
    used: new Set([title]),
    ...linksFrom(route, staying, checked),
  };
  const anyway = { ...how, addressOf: (to: string) => how.addressOf(to) ?? '/' };
  const blocks = ((page['blocks'] ?? []) as Json[]).map(
    (block) => exampleValue(anyBlock, block, how) ?? exampleValue(anyBlock, block, anyway) ?? block,
  );
  const { $schema = null, title: _, sample: __, aliases: ___, ...others } = page;
  // No two pages have the same place, so no two share these words.
  const place = routeOfFile(path);
  const seo = { title: searchTitle(undefined, place), description: sampleDescription(title, place) };
  return { ...($schema !== null && { $schema }), title, sample: true, ...others, seo, blocks };
}

const anyBlock: Json = { $ref: 'block.schema.json' };

/** Where the links of a page lead afterwards, and what stands on them: the name of the page, or what they do. */
function linksFrom(
  route: string,
  staying: ReadonlyMap<string, Staying>,
  { around }: CheckedSite,
): Pick<ExampleSettings, 'addressOf' | 'labelOf'> {
  const read = (to: string): Address => readAddress(fill(to, around.placeholders ?? new Map()));
  const newAddress = newAddressIn(staying);
  return {
    addressOf: (to) => {
      const address = read(to);
      // Numbers and addresses of one's own are settings, and other sites are somebody else's.
      if (address.kind === 'other') return actions[address.scheme]?.to;
      if (address.kind === 'unreadable') return to;
      const { anchor } = address;
      if (address.kind === 'anchor') return staying.get(route)?.ids.has(address.anchor) ? to : undefined;
      const now = newAddress(address.path, anchor);
      if (now === address.path) return to.replace(/#.*$/s, '');
      return now === `${address.path}#${anchor}` ? to : now;
    },
    labelOf: (to) => {
      const address = read(to);
      if (address.kind === 'page') return (staying.get(address.path)?.title ?? 'Home').slice(0, 60);
      if (address.kind === 'anchor') return nameFor(`/${address.anchor}`);
      return (address.kind === 'other' ? actions[address.scheme]?.label : undefined) ?? 'A link';
    },
  };
}

const actions: Record<string, { to: string; label: string }> = {
  tel: { to: 'tel:{contact.phone}', label: 'Call {contact.phone}' },
  mailto: { to: 'mailto:{contact.email}', label: 'Write an e-mail' },
  whatsapp: { to: 'whatsapp:Hello, I have a question.', label: 'Write on WhatsApp' },
};
