import { inLines } from './wording';

/** A part that stands inside of another one, and the place where it belongs: behind that. */
export interface CutPart {
  isBlock: boolean;
  /** Whether nothing else stands in its lines. */
  areLines: boolean;
  from: number;
  to: number;
  /** Whether a comma stands behind it. */
  endsWithComma: boolean;
  /** Where that begins into which it was pasted, and where it ends once the part is cut out; none where a page has it outside of its blocks. */
  line?: number;
  behind?: number;
  /** Where that is no entry of a list: the list that it has above the part, and the line in which its last entry ends. */
  list?: { name: string; line: number };
  /** Whether a comma stands behind that end, and whether it is that of the last entry. */
  hasCommaBehind?: boolean;
  isLast?: boolean;
  /** The line before it, where its comma is missing without the part, or is one too many. */
  comma?: number;
  hasComma?: boolean;
}

/** What to do with it. */
export function nestedHint(part: CutPart): string {
  const { areLines, from, to, comma, hasComma } = part;
  const what = areLines ? inLines(from, to) : `all from this { to its } in line ${to}`;
  const left =
    comma === undefined
      ? ''
      : ` ${hasComma === true ? 'Delete the comma' : 'Type a comma'} at the end of line ${comma}.`;
  return `Cut ${what}.${left} ${pasted(part)}`;
}

/** Where to, and with which commas. */
function pasted(part: CutPart): string {
  const { behind, line, list, hasCommaBehind, isLast, endsWithComma, areLines, from, to } = part;
  const one = from === to || !areLines ? 'it' : 'them';
  if (list) {
    const place = `Type a comma behind the } in line ${list.line}, with which the list "${list.name}" ends, and paste ${one} there`;
    return `${place}${endsWithComma ? ', without the comma at the end' : ''}.`;
  }
  if (line !== undefined && !part.isBlock && behind === undefined)
    return `Paste ${one} into the list for which it is meant, behind the } of another entry, with a comma between.`;
  if (behind === undefined || line === undefined)
    return `Paste ${one} into the list "blocks" of a page, behind the } of another block, with a comma between.`;
  const end = `with which the part of line ${line} ends, in line ${behind} now`;
  const place =
    hasCommaBehind === true
      ? `Paste ${one} behind the }, ${end}`
      : `Type a comma behind the } ${end}, and paste ${one} there`;
  if (endsWithComma && isLast === true) return `${place}, without the comma at the end.`;
  return endsWithComma || isLast === true ? `${place}.` : `${place}, and type a comma behind ${one}.`;
}
