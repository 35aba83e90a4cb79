import { brief, inLines } from './wording';

/** What is known of blocks that stand twice. */
export interface RepeatedBlock {
  amount: number;
  firstLine: number;
  /** Whether nothing else stands in its lines. */
  areLines: boolean;
  from: number;
  to: number;
  /** The ids of these blocks. */
  ids: CopiedId[];
  /** Those of copies beside them that have other words already. */
  changed: CopiedId[];
}

/** The id of a block that was copied. */
export interface CopiedId {
  id: string;
  /** One like it that no block of the page has. */
  free: string;
  line: number;
}

/** What to do with blocks that stand twice. */
export function repeatedHint({ amount, areLines, from, to, ids, changed }: RepeatedBlock): string {
  const [them, same] = amount === 1 ? ['it', 'the same block'] : ['them', 'the same blocks'];
  const less = areLines
    ? `Delete ${inLines(from, to)}, or ${same} further up.`
    : `Delete ${them} here, or there.`;
  const own = ids.length === 0 ? '' : `, and give the copy ${idsOfItsOwn(ids)}`;
  const beside =
    changed.length === 0
      ? ''
      : ` What was copied with ${them} and has other words already needs ${idsOfItsOwn(changed)}.`;
  return `${less} If both are wanted, change the words of one${own}.${beside}`;
}

/** `an id of its own: "fees-2" in line 40`; of many the first four are named. */
function idsOfItsOwn(ids: readonly CopiedId[]): string {
  const named = ids.slice(0, 4).map(({ free, line }) => `"${brief(free, 40)}" in line ${line}`);
  const more = ids.length > named.length ? `, and ${ids.length - named.length} more` : '';
  return `${ids.length === 1 ? 'an id of its own' : 'ids of their own'}: ${named.join(', ')}${more}`;
}
