import type { Json, JsonObject } from '../../model/json';
import { isObject } from '../resolve/surroundings';

/** Blocks of a page that are, letter for letter, others further up. */
export interface RepeatedBlocks {
  /** The place of the first of them, from 0. */
  at: number;
  /** How many follow each other. */
  amount: number;
  /** The place of the block that the first of them repeats. */
  first: number;
}

/** Letters of a block that nobody writes twice on purpose; a short one, like a button, may be wanted twice, but not with its id. */
const long = 200;

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
  return runs;
}

/** Whether a place is in a block that stands twice, with which it is told of. */
export function isInRepeated(pointer: string, runs: readonly RepeatedBlocks[] = []): boolean {
  const block = Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? -1);
  return runs.some(({ at, amount }) => block >= at && block < at + amount);
}

function isSame(one: JsonObject, other: Json | undefined): boolean {
  const text = JSON.stringify(one);
  const isOnce = text.length >= long || typeof one['id'] === 'string';
  return isOnce && text === JSON.stringify(other);
}
