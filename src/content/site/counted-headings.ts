import type { Json, JsonObject } from '../../model/json';
import { step } from '../places/pointer';
import { isObject } from '../resolve/surroundings';

/** A heading that says how many entries the list of its block has. */
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

/** The headings of a page's blocks that say how many there are of something, where their block has one list. */
export function countedHeadings({ blocks }: JsonObject): CountedHeading[] {
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) => {
    const heading = isObject(block) ? block['heading'] : undefined;
    if (!isObject(block) || typeof heading !== 'string') return [];
    const said = countsIn(heading);
    const lists = Object.entries(block).filter(([key, value]) => !beside.has(key) && isList(value));
    const [[key, value] = ['', null], other] = lists;
    if (!said || lists.length === 0 || other !== undefined) return [];
    const place = `/blocks/${at}`;
    const length = Array.isArray(value) ? { length: value.length } : {};
    return [{ pointer: step(place, 'heading'), ...said, list: step(place, key), ...length }];
  });
}

function isList(value: Json): boolean {
  return Array.isArray(value) || (isObject(value) && typeof value['from'] === 'string');
}

function countsIn(heading: string): Pick<CountedHeading, 'written' | 'said'> | undefined {
  const counts = [...heading.matchAll(counted)].filter(([, , noun = '']) => !measures.test(noun));
  const [written] = counts[0] ?? [];
  return written === undefined
    ? undefined
    : { written, said: counts.map(([, number = '']) => numberOf(number.toLowerCase())) };
}

function numberOf(word: string): number {
  const at = words.indexOf(word);
  return at === -1 ? Number(word) : at + 2;
}
