import type { JsonObject } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import { findingIn } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import type { Rule } from '../rule';

/** Blocks of a page that are, letter for letter, others further up. */
interface RepeatedBlocks {
  /** The place of the first of them, from 0. */
  at: number;
  /** How many follow each other. */
  amount: number;
  /** The place of the block that the first of them repeats. */
  first: number;
}

export const repeatedBlocks: Rule = {
  about: 'A block stands once on a page.',
  codes: ['repeated-block'],
  inDocument: (document) =>
    runsOf(document).map(({ at, amount, first }) =>
      findingIn(document, `/blocks/${at}`, 'opening', 'repeated-block', (lineOf) => ({
        amount,
        firstLine: lineOf(`/blocks/${first}`),
        from: lineOf(`/blocks/${at}`),
        to: lineOf(`/blocks/${at + amount - 1}`, 'end'),
      })),
    ),
};

/** Letters of a block that nobody writes twice on purpose; a short one, like a button, may be wanted twice, but not with its id. */
const long = 200;

/** The runs of blocks that stand twice on a page; none in another document. */
export function runsOf({ kind, value }: OpenDocument): RepeatedBlocks[] {
  if (kind.kind !== 'page' || !isObject(value) || !Array.isArray(value['blocks'])) return [];
  const blocks = value['blocks'].filter(isObject);
  if (blocks.length < value['blocks'].length || !hasTwice(blocks.map(headOf))) return [];
  const texts = blocks.map((block) => JSON.stringify(block));
  const runs: RepeatedBlocks[] = [];
  for (const [at, text] of texts.entries()) {
    const first = texts.indexOf(text);
    if (first === at || (text.length < long && typeof blocks[at]?.['id'] !== 'string')) continue;
    const last = runs.at(-1);
    const isNext = last && last.at + last.amount === at && last.first + last.amount === first;
    if (isNext) last.amount += 1;
    else runs.push({ at, amount: 1, first });
  }
  return runs;
}

/** What a block and its copy have in common: most blocks have it alone, and need not be compared. */
function headOf({ type, heading }: JsonObject): string {
  return `${String(type)} ${String(heading)}`;
}

function hasTwice(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

/** Whether a place is in a block that stands twice: it is reported as that. */
export function isInRepeated(pointer: string, runs: readonly RepeatedBlocks[]): boolean {
  const block = Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? -1);
  return runs.some(({ at, amount }) => block >= at && block < at + amount);
}
