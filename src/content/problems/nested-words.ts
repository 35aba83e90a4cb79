import { inLines } from './wording';

/** What was pasted inside of something else: a second list behind the first one, or what is whole in itself. */
export type NestedPart =
  | { isList: true; amount?: number; limit?: number }
  | {
      isList: false;
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
      /** Where it follows right behind the {, and properties of another block follow it without one: the line in which they begin. */
      headless?: number;
      /** The line before it, where its comma is missing without the part, or is one too many. */
      comma?: number;
      hasComma?: boolean;
    };

/** What is whole in itself. */
export type CutPart = NestedPart & { isList: false };

/** What happened. */
export function nestedMessage(part: NestedPart): string {
  if (part.isList) return 'A second list begins here, right behind the first one.';
  const what = part.isBlock ? 'A whole block' : 'Another part';
  return part.line === undefined
    ? `${what} begins here, outside of the list of blocks.`
    : `${what} begins here, inside of the one that begins in line ${part.line}.`;
}

/** What to do. */
export function nestedHint(part: NestedPart): string {
  return part.isList ? oneList(part) : moved(part);
}

function oneList({ amount = 0, limit }: NestedPart & { isList: true }): string {
  const less =
    limit === undefined ? '' : ` At most ${limit} fit, so delete ${amount - limit} of the ${amount}.`;
  return `Make one list of both: type a comma in place of all from the ] before up to this [.${less}`;
}

function moved(part: CutPart): string {
  if (part.headless !== undefined) return twoOpenings(part, part.headless);
  const { areLines, from, to, comma, hasComma } = part;
  const what = areLines ? inLines(from, to) : `all from this { to its } in line ${to}`;
  const left =
    comma === undefined
      ? ''
      : ` ${hasComma === true ? 'Delete the comma' : 'Type a comma'} at the end of line ${comma}.`;
  return `Cut ${what}.${left} ${pasted(part)}`;
}

/** A { that stayed behind when its block was moved. */
function twoOpenings({ line, to, endsWithComma }: CutPart, headless: number): string {
  const comma = endsWithComma ? '' : `, a comma at the end of line ${to}`;
  return `Delete the { in line ${line}, and type${comma}${comma && ' and'} a { in a line of its own above line ${headless}: another block begins there without one.`;
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
