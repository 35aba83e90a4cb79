import type { Json, JsonObject } from '../../../model/json';
import { step } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { noted, type Note } from '../../facts/open-document';
import type { PageEntry, Site } from '../../facts/site';
import type { Rule } from '../rule';

/** The headings of a page that say how many entries their blocks list. A list that is broken is reported as that. */
const countedNote: Note<CountedHeading[]> = {
  name: 'counted headings',
  of: ({ kind, value, hasProblems }) =>
    kind.kind === 'page' && isObject(value) && !hasProblems ? countedHeadings(value) : [],
};

export const countedLists: Rule = {
  about: 'A heading or introduction that says how many there are of something says how many its block lists.',
  codes: ['wrong-count'],
  notes: [countedNote],
  check: (site) =>
    site.pages.flatMap((page) =>
      (noted(page, countedNote) ?? []).flatMap((heading) => miscounted(site, page, heading)),
    ),
};

/** So many entries are added or taken away at once; what is further from the number is something else. */
const most = 3;

function miscounted(
  site: Site,
  page: PageEntry,
  { pointer, written, said, list, length }: CountedHeading,
): Finding[] {
  const taken = site.lists.get(page)?.lists.find(({ annotation }) => annotation.pointer === list);
  const entries = length ?? taken?.length ?? 0;
  const [first = 0] = said;
  if (entries === 0 || said.includes(entries) || Math.abs(first - entries) > most) return [];
  const better = withCount(written, entries);
  return [findingIn(page.document, pointer, { words: written }, 'wrong-count', { written, entries, better })];
}

/** A heading, or an introduction, that says how many entries the list of its block has. */
export interface CountedHeading {
  pointer: string;
  /** The first words with a number, as they stand there: `Ten team problems`. */
  written: string;
  /** The numbers of the heading. */
  said: number[];
  /** JSON Pointer of the list. */
  list: string;
  /** How many entries the list has; undefined where it is a shared one. */
  length?: number;
}

const words = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);

/** A number, alone, with the plural that it counts, at most three words further: `7 programs`, `Six store and beat moments`. */
const counted = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(${words.join('|')}|[2-9]|[1-3]\\d)(?! (?:${words.join('|')}) )(?: [\\p{L}’'-]+){0,3}? (\\p{L}+[^s\\P{L}]s)(?!\\p{L})`,
  'giu',
);

/** What measures something that is not listed, and what is no plural. */
const measures =
  /^(?:second|minute|hour|day|night|morning|evening|week|weekend|month|quarter|year|time|language|citie|town|rupee|percent|hi|thi|wa|ha|doe|alway|let|u|it)s$/i;

/** What stands beside the list of a block. */
const beside: ReadonlySet<string> = new Set(['actions', 'figures', 'tries', 'text', 'intro', 'points']);

/** The headings of a page's blocks that say how many there are of something, where their block has one list; also an introduction that ends with such words and a colon. */
export function countedHeadings({ blocks }: JsonObject): CountedHeading[] {
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) => {
    if (!isObject(block)) return [];
    const lists = Object.entries(block).filter(([key, value]) => !beside.has(key) && isList(value));
    const [[key, value] = ['', null], other] = lists;
    if (lists.length === 0 || other !== undefined) return [];
    const length = Array.isArray(value) ? { length: value.length } : {};
    const place = `/blocks/${at}`;
    return announcements(block).map(([name, said]) => ({
      pointer: step(place, name),
      ...said,
      list: step(place, key),
      ...length,
    }));
  });
}

/** What announces the list of a block, and the numbers in it. */
function announcements({ heading, intro }: JsonObject): [name: string, said: Counts][] {
  const texts = { heading, intro: typeof intro === 'string' ? beforeColon(intro.trim()) : undefined };
  return Object.entries(texts).flatMap(([name, text]): [string, Counts][] => {
    const said = typeof text === 'string' ? countsIn(text) : undefined;
    return said ? [[name, said]] : [];
  });
}

/** The last sentence of a text that ends with a colon, without that. */
function beforeColon(text: string): string | undefined {
  if (!text.endsWith(':')) return undefined;
  const before = text.slice(0, -1);
  return before.slice(1 + Math.max(...[...'.:!?'].map((end) => before.lastIndexOf(end))));
}

type Counts = Pick<CountedHeading, 'written' | 'said'>;

function isList(value: Json): boolean {
  return Array.isArray(value) || (isObject(value) && typeof value['from'] === 'string');
}

function countsIn(heading: string): Counts | undefined {
  const counts = [...heading.matchAll(counted)].filter(([, , noun = '']) => !measures.test(noun));
  const [written] = counts[0] ?? [];
  return written === undefined
    ? undefined
    : { written, said: counts.map(([, number = '']) => numberOf(number.toLowerCase())) };
}

/** Words that begin with a number, with another one, in words or digits as it stands there: `Nine problems` for `Ten problems`. */
export function withCount(written: string, count: number): string {
  return written.replace(/^\S+/, (number) => {
    const word = words[count - 2];
    if (word === undefined || /^\d/.test(number)) return String(count);
    return /^\p{Lu}/u.test(number) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

function numberOf(word: string): number {
  const at = words.indexOf(word);
  return at === -1 ? Number(word) : at + 2;
}
