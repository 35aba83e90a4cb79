import type { JsonObject, Json } from '../../../model/json';
import type { CheckedSite } from '../../check-site';
import { addressesOf } from '../../facts/addresses';
import { valueAt, withValues, pointerAbove } from '../../places/pointer';
import { readAddress } from '../../resolve/address';
import { placeholdersOf } from '../../resolve/placeholders';
import { isObject } from '../../resolve/surroundings';
import { isAnswered } from '../../rules/chat/chat';
import { documentKind, settingsPath, routeOfFile } from '../../source/document-kind';
import { textOf, type Annotation } from '../../validate/annotation';
import type { Validator } from '../../validate/create-validator';
import { shaped } from '../../validate/shape';
import { nameFor, sampleDescription } from '../new-page';
import { exampleValue, type ExampleSettings } from './example-value';
import { annotationsOf } from './living-links';
import { type OwnSettings, settingPart } from './own-settings';
import { changedBy, fillerOf, type Values } from './values';

/** What is emptied, what its new owner says, and the ids that stay for links that lead there. */
interface Emptying {
  values: Values;
  own: OwnSettings;
  anchors: ReadonlySet<string>;
}

/** The documents of a site with example words in the place of what somebody wrote. */
export function emptiedValues(
  checked: CheckedSite,
  validator: Validator,
  { values, own, anchors }: Emptying,
): Values {
  const filled = fillerOf(checked);
  const { schemas } = validator;
  const labelOf = labelsOf(titlesOf(checked), filled);
  const how = { schemas, labelOf, isLinked: (id: string) => anchors.has(filled(id)) };
  const before = values.get(settingsPath) as JsonObject;
  const marked = markedIn(annotationsOf(settingsPath, before, validator));
  const settings = emptiedSettings(before, own, marked, { ...how, title: '', used: new Set() });
  const name = String((settings['speaker'] as JsonObject)['name']);
  const titles = [...values.keys()].map(titleOf);
  const isShared = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
  return changedBy(values, (path, value) => {
    const { kind } = documentKind(path);
    if (kind === 'settings') return settings;
    if (kind === 'collection') return [];
    if (!isObject(value)) return value;
    if (kind === 'chat') return emptiedChat(value);
    return kind === 'page' ? emptiedPage(path, value, { ...how, name, isShared }) : value;
  });
}

/** The names that pages will have, by all of their addresses. */
function titlesOf({ site }: CheckedSite): Map<string, string> {
  const titles = site.pages.flatMap((page) =>
    [...addressesOf(page)].map((route) => [route, titleOf(page.document.path)] as const),
  );
  return new Map(titles);
}

/** Where the chat offers something. */
const places = ['/quickReplies', '/defaultOptions', '/fallback/options', '/inquiry/sent/options'];

/** A chat that knows no answers: it offers what it can do without them. */
export function emptiedChat(chat: JsonObject): JsonObject {
  const words = shaped('chat', chat);
  const changes = places.map((place): [string, Json] => {
    const all = valueAt(chat, place) as string[];
    const offered = all.filter((label) => isAnswered(label, words, []));
    return [place, offered.length > 0 ? offered : words.options.slice(0, 1).map(({ label }) => label)];
  });
  return withValues(chat, new Map(changes)) as JsonObject;
}

/** What pages of example words are made with. */
interface EmptyPages extends Pick<ExampleSettings, 'schemas' | 'labelOf' | 'isLinked'> {
  /** Whose site it is. */
  name: string;
  /** Whether two pages have this title. */
  isShared: (title: string) => boolean;
}

/** The name of a page whose words are gone: its file's. */
function titleOf(path: string): string {
  const route = routeOfFile(path);
  return route === '/' ? 'Home' : nameFor(route);
}

/** A page with the same blocks, pictures and links, and example words in them; without its old addresses. */
function emptiedPage(path: string, page: JsonObject, { name, isShared, ...example }: EmptyPages): JsonObject {
  const title = titleOf(path);
  const parts = (example.schemas['page.schema.json']?.['properties'] ?? {}) as JsonObject;
  const used = new Set([title]);
  const opening = routeOfFile(path) === '/' ? '{speaker.name}' : title;
  const how = { ...example, title: opening, used };
  const blocks = exampleValue(parts['blocks'], page['blocks'] ?? [], how);
  const own: JsonObject = { title, seo: exampleSeo(path, title, isShared(title) ? undefined : name), blocks };
  const entries = Object.entries(page).filter(([key]) => key !== 'aliases' && key !== 'sample');
  return Object.fromEntries(
    entries.flatMap(([key, value]): [string, Json][] => {
      const entry: [string, Json] = [key, own[key] ?? value];
      return key === 'title' ? [entry, ['sample', true]] : [entry];
    }),
  );
}

/** Letters that the title in a search result has, from and to. */
const [shortest, longest] = [10, 60];

/** No two pages have the same place, so no two share these words. */
function exampleSeo(path: string, title: string, name: string | undefined): JsonObject {
  const route = routeOfFile(path);
  const full = `${title}: ${name}`;
  const isFitting = name !== undefined && full.length >= shortest && full.length <= longest;
  return {
    title: isFitting ? `${title}: {speaker.name}` : `Page ${route} of this site`.slice(0, longest),
    description: sampleDescription(title, route),
  };
}

/**
 * Settings in which all that was marked as an example has example words, and what was given stands in its place, without
 * a mark. What was not marked is its owner's, and stays.
 * @param marked the places that are marked.
 */
function emptiedSettings(
  settings: JsonObject,
  own: OwnSettings,
  marked: readonly string[],
  example: ExampleSettings,
): JsonObject {
  const examples = marked
    .filter((pointer) => !own.has(pointer) && valueAt(settings, pointer) !== undefined)
    .map((pointer): [string, Json] => {
      const part = settingPart(pointer, example.schemas);
      return [pointer, exampleValue(part, valueAt(settings, pointer) ?? null, example)];
    });
  const given = [...own].filter(
    ([pointer]) => valueAt(settings, pointer.replace(/\/[^/]+$/, '')) !== undefined,
  );
  const changed = withValues(settings, new Map([...examples, ...given])) as JsonObject;
  return withOwnSlug(settings, withoutMarks(changed, own));
}

/** The places of what is marked as an example. */
function markedIn(annotations: readonly Annotation[]): string[] {
  return annotations.flatMap((annotation) => {
    const { kind, pointer, value } = annotation;
    if (kind === 'sample') return value === true ? pointerAbove(pointer) : [];
    return kind === 'samplePointer' ? (textOf(annotation) ?? []) : [];
  });
}

function withoutMarks(settings: JsonObject, own: OwnSettings): JsonObject {
  const { samples, ...others } = settings;
  if (!Array.isArray(samples)) return settings;
  const left = samples.filter((place) => !own.has(String(place)));
  return left.length > 0 ? { ...others, samples: left } : others;
}

/** The name as it stands in addresses follows the name, unless that has no letters for it. */
function withOwnSlug(before: JsonObject, after: JsonObject): JsonObject {
  const [old, now] = [valueAt(before, '/speaker/name'), valueAt(after, '/speaker/name')];
  if (old === now) return after;
  const { slug: _, ...speaker } = after['speaker'] as JsonObject;
  const made = placeholdersOf({ speaker }, '').get('speaker.slug');
  return { ...after, speaker: made === '' ? { ...speaker, slug: 'speaker' } : speaker };
}

/** Letters on a button. */
const longestLabel = 60;

/**
 * What stands on a link until somebody writes it: the name of the page that it leads to, or what it does.
 * @param titles the names of the pages, by address.
 */
function labelsOf(
  titles: ReadonlyMap<string, string>,
  filled: (text: string) => string,
): (to: string) => string {
  return (to) => {
    const address = readAddress(filled(to));
    if (address.kind === 'anchor') return nameFor(`/${address.anchor}`);
    if (address.kind === 'page')
      return (titles.get(address.path) ?? nameFor(address.path)).slice(0, longestLabel);
    const scheme = address.kind === 'other' ? address.scheme : '';
    return actions[scheme] ?? hostOf(to) ?? 'A link';
  };
}

const actions: Record<string, string> = {
  tel: 'Call {contact.phone}',
  mailto: 'Write an e-mail',
  whatsapp: 'Write on WhatsApp',
};

function hostOf(to: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/?#]{2,60})/i.exec(to)?.[1];
}
