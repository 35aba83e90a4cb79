import { inLines } from './wording';
import { nestedHint, type CutPart } from './nested-words';

/** A list that ends before other entries. */
export interface EarlyBracket {
  /** Whether the list has another end further below. */
  isSurplus?: boolean;
  /** Whether a comma stands behind the bracket. */
  hasComma?: boolean;
  /** The line in which the last of those entries ends, and what becomes of the comma behind it once the list ends there. */
  last?: number;
  commaBehind?: 'none' | 'kept' | 'needless';
  /** How the entry is put behind the one that has the list. */
  way?: CutPart;
}

/** What to do: the entries may be meant for this list, or for the one around. */
export function earlyHint(early: EarlyBracket): string {
  const { isSurplus, hasComma, way } = early;
  if (isSurplus === true)
    return `${hasComma === false ? 'Type a comma in its place' : 'Delete it'}: the list ends further below, with a ] of its own.`;
  const here = closedLater(early);
  if (!way) return `${here.charAt(0).toUpperCase()}${here.slice(1)}.`;
  const { from, to, line } = way;
  return `If ${inLines(from, to)} belong${from === to ? 's' : ''} into this list, ${here}. If not, but behind the part that begins in line ${line}: ${nestedHint(way)}`;
}

function closedLater({ hasComma, last, commaBehind }: EarlyBracket): string {
  const opened = hasComma === true ? 'take this ] away' : 'type a comma in place of this ]';
  const place = commaBehind === 'needless' ? 'in place of the comma behind the }' : 'behind the }';
  return `${opened}, and type ] ${place} ${last === undefined ? 'of the last entry' : `in line ${last}`}`;
}
