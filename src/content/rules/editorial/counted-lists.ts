import type { Json, JsonObject } from '../../../model/json';
import { step } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { noted, type Note } from '../../facts/open-document';
import { counted, countHint, measured, numbers } from '../texts/words/en';
import type { Rule } from '../rule';

/** A heading, or an introduction, that says how many entries the list of its block has. */
interface CountedHeading {
  pointer: string;
  /** The first words with a number, as they stand there: `Ten team problems`. */
  written: string;
  /** The numbers of the heading. */
  said: number[];
  /** JSON Pointer of the list. */
  list: string;
  /** How many entries the list has; undefined where it is a shared one. */
  length: number | undefined;
}

/** The headings of a page that say how many entries their blocks list. A list that is broken is reported as that. */
const countedNote: Note<CountedHeading[]> = {
  name: 'counted headings',
  of: ({ kind, value, hasProblems }) => {
    const blocks = kind.kind === 'page' && isObject(value) && !hasProblems ? value['blocks'] : undefined;
    if (!Array.isArray(blocks)) return [];
    return blocks.flatMap((block, at) => (isObject(block) ? headingsOf(block, `/blocks/${at}`) : []));
  },
};

/** So many entries are added or taken away at once; what is further from the number is something else. */
const most = 3;

export const countedLists: Rule = {
  about: 'A heading or introduction that says how many there are of something says how many its block lists.',
  codes: ['wrong-count'],
  isEditorial: true,
  notes: [countedNote],
  check: ({ pages, lists }) =>
    pages.flatMap((page) =>
      (noted(page, countedNote) ?? []).flatMap(({ pointer, written, said, list, length }) => {
        const taken = lists.get(page)?.lists.find(({ annotation }) => annotation.pointer === list);
        const entries = length ?? taken?.length ?? 0;
        const [first = 0] = said;
        if (entries === 0 || said.includes(entries) || Math.abs(first - entries) > most) return [];
        const details = { written, entries, better: withCount(written, entries) };
        return [findingIn(page.document, pointer, { words: written }, 'wrong-count', details)];
      }),
    ),
};

/** What stands beside the list of a block. */
const beside: ReadonlySet<string> = new Set(['actions', 'figures', 'tries', 'text', 'intro', 'points']);

/** What of a block says how many there are of something, where it has one list: its heading, or an introduction that ends with such words and a colon. */
function headingsOf(block: JsonObject, place: string): CountedHeading[] {
  const { heading, intro } = block;
  if (![heading, intro].some((text) => typeof text === 'string' && countHint.test(text))) return [];
  const [[key, list] = ['', null], other] = Object.entries(block).filter(
    ([name, value]) => !beside.has(name) && isList(value),
  );
  if (key === '' || other !== undefined) return [];
  const length = Array.isArray(list) ? list.length : undefined;
  return Object.entries({ heading, intro }).flatMap(([name, text]) => {
    const words =
      typeof text !== 'string' ? '' : name === 'heading' ? text : (/[^.:!?]+(?=:\s*$)/.exec(text)?.[0] ?? '');
    const counts = [...words.matchAll(counted)].filter(([, , noun = '']) => !measured.test(noun));
    const said = counts.map(([, number = '']) => numberOf(number.toLowerCase()));
    const [written] = counts[0] ?? [];
    return written === undefined
      ? []
      : [{ pointer: step(place, name), written, said, list: step(place, key), length }];
  });
}

function isList(value: Json): boolean {
  return Array.isArray(value) || (isObject(value) && typeof value['from'] === 'string');
}

/** Words that begin with a number, with another one, in words or digits as it stands there: `Nine problems` for `Ten problems`. */
function withCount(written: string, count: number): string {
  return written.replace(/^\S+/, (number) => {
    const word = numbers[count - 2];
    if (word === undefined || /^\d/.test(number)) return String(count);
    return /^\p{Lu}/u.test(number) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

function numberOf(word: string): number {
  const at = numbers.indexOf(word);
  return at === -1 ? Number(word) : at + 2;
}
