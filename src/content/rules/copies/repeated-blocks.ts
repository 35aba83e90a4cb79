import type { Json, JsonObject } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import { isObject } from '../../resolve/surroundings';

/** Blocks of a page that are, letter for letter, others further up. */
export interface RepeatedBlocks {
  /** The place of the first of them, from 0. */
  at: number;
  /** How many follow each other. */
  amount: number;
  /** The place of the block that the first of them repeats. */
  first: number;
  /** The places of blocks before and behind them that were copied too, and changed since. */
  changed?: number[];
}

/** Letters of a block that nobody writes twice on purpose; a short one, like a button, may be wanted twice, but not with its id. */
const long = 200;

/** The runs of blocks that stand twice on a page; none in another document. */
export function runsOf({ kind, value }: OpenDocument): RepeatedBlocks[] {
  return kind.kind === 'page' && isObject(value) ? repeatedBlocks(value) : [];
}

/** The runs of blocks that stand twice on a page. */
export function repeatedBlocks({ blocks }: JsonObject): RepeatedBlocks[] {
  const known = new Map<string, number[]>();
  const runs: RepeatedBlocks[] = [];
  for (const [at, block] of (Array.isArray(blocks) ? blocks : []).entries()) {
    if (!isObject(block)) continue;
    const key = `${String(block['type'])} ${String(block['heading'])}`;
    const alike = known.get(key) ?? [];
    known.set(key, [...alike, at]);
    const first = alike.find((other) => isSame(block, (blocks as Json[])[other]));
    if (first === undefined) continue;
    const last = runs.at(-1);
    const isNext = last && last.at + last.amount === at && last.first + last.amount === first;
    if (isNext) last.amount += 1;
    else runs.push({ at, amount: 1, first });
  }
  return runs.map((run) => withChanged(run, blocks as Json[]));
}

/** Whether a place is in a block that stands twice, or was copied with it: it is told of with that. */
export function isInRepeated(pointer: string, runs: readonly RepeatedBlocks[] = []): boolean {
  const block = Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? -1);
  return runs.some(
    ({ at, amount, changed = [] }) => (block >= at && block < at + amount) || changed.includes(block),
  );
}

/** Adds the blocks on both sides that are copies too, though not letter for letter. */
function withChanged(run: RepeatedBlocks, blocks: readonly Json[]): RepeatedBlocks {
  const { at, amount, first } = run;
  const isCopy = (place: number): boolean => isLike(blocks[place], blocks[place - at + first]);
  const changed: number[] = [];
  for (let place = at - 1; place >= first + amount && isCopy(place); place -= 1) changed.unshift(place);
  for (let place = at + amount; place - at + first < at && isCopy(place); place += 1) changed.push(place);
  return changed.length > 0 ? { ...run, changed } : run;
}

/** Letters of a text that two blocks have in common only if one is a copy. */
const telling = 80;

/** Whether a block is another one with some words changed: of one type, and with its id, its heading or a long text. */
function isLike(one: Json | undefined, other: Json | undefined): boolean {
  if (!isObject(one) || !isObject(other) || one['type'] !== other['type']) return false;
  const isSameName = ['id', 'heading'].some((name) => one[name] !== undefined && one[name] === other[name]);
  if (isSameName) return true;
  const texts = new Set(longTexts(one));
  return longTexts(other).some((text) => texts.has(text));
}

function longTexts(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.length >= telling ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(longTexts) : [];
}

function isSame(one: JsonObject, other: Json | undefined): boolean {
  const text = JSON.stringify(one);
  const isOnce = text.length >= long || typeof one['id'] === 'string';
  return isOnce && text === JSON.stringify(other);
}

/** A block's heading that an earlier block of the page has too; both places from 0. */
export interface RepeatedHeading {
  at: number;
  first: number;
}

/** The headings of a page's blocks that stand there twice, whatever the case of their letters. */
export function repeatedHeadings({ blocks }: JsonObject): RepeatedHeading[] {
  const known = new Map<string, number>();
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) => {
    const heading = isObject(block) && typeof block['heading'] === 'string' ? keyOf(block['heading']) : '';
    if (heading === '') return [];
    const first = known.get(heading);
    known.set(heading, first ?? at);
    return first === undefined ? [] : [{ at, first }];
  });
}

function keyOf(heading: string): string {
  return heading.trim().replace(/\s+/g, ' ').toLowerCase();
}
