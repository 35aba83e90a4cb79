import { brief, inLines } from './wording';

/** A property that stands in its object for a second time, and the lines of both. */
export interface DoubledProperty {
  key: string;
  /** How many follow it that are doubled as well. */
  more: number;
  firstLine: number;
  firstEnd: number;
  from: number;
  to: number;
  /** Whether a new entry may begin here, and whether its first names are not there. */
  isNewEntry: boolean;
  isCut?: boolean;
  isSame: boolean;
  /** Whether nothing else stands in these lines. */
  areLines: boolean;
  /** The line at whose end a comma is missing, or too much, without the second one. */
  comma?: number;
  hasComma?: boolean;
}

/** What happened. */
export function doubledMessage({ key, more, firstLine, isSame }: DoubledProperty): string {
  const name = `"${brief(key, 40)}"`;
  if (more > 0)
    return `${name} and ${more} more behind it stand twice here, with the same values; the first is in line ${firstLine}.`;
  return isSame
    ? `${name} stands twice here, with the same value; the first is in line ${firstLine}.`
    : `${name} stands twice here; the first is in line ${firstLine}. Only one of them would count.`;
}

/** What to do. */
export function doubledHint(property: DoubledProperty): string {
  const { key, firstLine, firstEnd, from, to, isNewEntry, isCut, isSame, areLines, comma, hasComma } =
    property;
  if (isCut === true)
    return 'If another entry goes on here, lines are gone above this one: take them from an older copy, with the }, and the { between both entries. Otherwise keep the right one and delete the other.';
  if (isNewEntry)
    return 'If a new entry begins here, write }, { in place of the comma at the end of the line above. Otherwise keep the right one and delete the other.';
  const both = `${inLines(firstLine, firstEnd)} or ${inLines(from, to)}`;
  if (!isSame)
    return `Keep the right one and delete the other${areLines ? `, ${both}` : ''}, or give it its proper name.`;
  if (!areLines) return `Delete "${brief(key, 40)}" here, with its value and its comma.`;
  if (comma === undefined) return `Delete ${inLines(from, to)}.`;
  return hasComma === true
    ? `Delete ${inLines(from, to)}, and the comma at the end of line ${comma}.`
    : `Delete ${inLines(from, to)}, and type a comma at the end of line ${comma}.`;
}
