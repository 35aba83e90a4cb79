import type { Edit } from 'jsonc-parser';
import type { Span } from '../../places/span';
import { lineAt } from '../../places/lines';
import { commaBehind } from '../bracket-fault';
import type { FaultOf } from '../fault';
import { openingOf, type Bracket } from '../grammar';
import { doubledIn, withoutDoubled } from '../doubled-property';
import { endOf } from '../end-of';
import { before, withoutPart } from '../cut-part';
import { propertiesFrom } from '../properties-from';
import { appended, fix, replaced, skip, type Place, type Repair } from './repair';

const closing: Record<Bracket, string> = { '{': '}', '[': ']' };

/** The bracket's end behind what is marked, below the line that it ends, those of the brackets around it that lack theirs too, and a comma where more follows. */
export function closeBracket(
  { span, details: { isTwice, around, hasMore, hasComma, ...own } }: FaultOf<'unclosed-bracket'>,
  { state }: Place,
): Repair {
  if (isTwice) return skip(replaced(span, ''));
  const lines = state.text.split('\n');
  const last = lineAt(state.text, span.offset);
  const ends = [own, ...around].map(({ bracket, line }) => {
    const place = last > line ? `\n${/^\s*/.exec(lines[line - 1] ?? '')?.[0]}` : '';
    return `${place}${closing[bracket]}`;
  });
  const { offset } = appended(span, '');
  const comma = hasComma === true ? state.text.indexOf(',', offset) + 1 - offset : 0;
  return skip({ offset, length: comma, content: `${ends.join('')}${hasMore ? ',' : ''}` });
}

/** The very last bracket, where everything inside of it has its end; with less of a document nothing can be told. */
export function closeDocument(
  { span, details: { missing } }: FaultOf<'unfinished-file'>,
  { state }: Place,
): Repair | undefined {
  const isWhole = missing.length === 1 && state.previous && openingOf(state.previous.kind) !== undefined;
  // A bracket right before the document's own one may have been typed by mistake.
  const isOpening = missing === '}' || /^\s*\[[^\S\n]*\r?\n/.test(state.text);
  return isWhole && isOpening ? fix(appended(span, missing)) : undefined;
}

/** The bracket at the place where it is missing. */
export function openBracket({
  span,
  details: { bracket, isBehind, isNameless },
}: FaultOf<'missing-opening-bracket'>): Repair | undefined {
  if (isNameless === true) return undefined;
  return fix(isBehind ? appended(span, ` ${bracket}`) : replaced({ ...span, length: 0 }, `${bracket} `));
}

/** The right closing bracket; of two in the wrong order both. */
export function exchangeBracket(
  { span, details: { opened, order } }: FaultOf<'wrong-bracket'>,
  { state }: Place,
): Repair {
  return fix(order === undefined ? replaced(span, closing[opened]) : inOrder(state.text, span, order));
}

/** Two closing brackets as they should stand; of two lines the one that stands further right is the first. */
function inOrder(text: string, { offset, length }: Span, [first, second]: readonly [string, string]): Edit {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const gap = /\s+(?=.,?$)/.exec(text.slice(offset, offset + length))?.[0] ?? '';
  const [left, right] = [text.slice(start, offset), /[^\n]*$/.exec(gap)?.[0] ?? ''];
  const areLines = gap.includes('\n') && left.trim() === '' && left.length < right.length;
  if (!areLines) return { offset, length, content: `${first}${gap}${second}` };
  const content = `${right}${first}${gap.slice(0, -right.length)}${left}${second}`;
  return { offset: start, length: offset + length - start, content };
}

/** The bracket away. */
export function dropBracket({ span }: FaultOf<'extra-bracket'>, { state }: Place): Repair {
  return skip(withoutBracket(span, state.text));
}

/** The end of a list away that has another one further below; elsewhere its own place is not known. */
export function dropEarly(
  { span, details: { isSurplus, hasComma } }: FaultOf<'early-bracket'>,
  { state }: Place,
): Repair | undefined {
  if (isSurplus !== true) return undefined;
  if (hasComma !== undefined) return fix(entriesTogether(span, state.text));
  return fix(withoutBracket(span, state.text));
}

/** One comma in the place of the end of a list, behind the entry before it. */
function entriesTogether({ offset, length }: Span, text: string): Edit {
  const { length: last } = text.slice(0, offset).trimEnd();
  const comma = /^\s*,/.exec(text.slice(offset + length))?.[0].length ?? 0;
  return { offset: last, length: offset + length + comma - last, content: ',' };
}

/** A bracket goes, and where nothing but it stood in its line, the comma too that is twice then. */
function withoutBracket({ offset, length }: Span, text: string): Edit {
  const comma = commaBehind(text, { offset, length }) ?? '';
  return { offset, length: length + comma.length, content: '' };
}

/** The right opening bracket, and the right one at its end. */
export function exchangeOpening(
  { span, details: { wanted } }: FaultOf<'wrong-opening-bracket'>,
  { state }: Place,
): Repair {
  const edits: Edit[] = [replaced(span, wanted)];
  if (!/[{[]/.test(state.text[span.offset] ?? '')) return fix(...edits);
  const end = endOf(state.text, span.offset);
  if (end && openingOf(end.kind) !== wanted) edits.push(replaced(end, closing[wanted]));
  return fix(...edits);
}

/** The part away; of two lists behind one another one. */
export function dropPart(
  { span, details: { isList } }: FaultOf<'nested-part'>,
  { state: { text } }: Place,
): Repair | undefined {
  if (isList) return fix(joint(text, span.offset));
  const edit = withoutPart(text, span.offset);
  return edit && skip(edit);
}

/** A property away that was pasted once more; of two with other values a person has to choose. */
export function dropDoubled(
  { details: { isSame } }: FaultOf<'duplicate-key'>,
  { state: { text, brackets }, token }: Place,
): Repair | undefined {
  const all = propertiesFrom(text, brackets.innermost?.offset ?? 0);
  const later = all.find(({ offset }) => offset === token.offset);
  const edit = later && withoutDoubled(text, doubledIn(text, later, later));
  return edit && (isSame ? fix : skip)(edit);
}

/** What is left between the entries of two lists that become one. */
function joint(text: string, second: number): Edit {
  const offset = before(text, second).slice(0, -1).trimEnd().length;
  const isEdge = text[offset - 1] === '[' || /^\s*\]/.test(text.slice(second + 1));
  return { offset, length: second + 1 - offset, content: isEdge ? '' : ',' };
}

/** An entry behind the end of its list comes into it; of all else nothing is certain. */
export function takeIn(
  { span, details: { line, isEntry } }: FaultOf<'text-after-end'>,
  { state }: Place,
): Repair | undefined {
  const { text, previous } = state;
  if (!previous || !openingOf(previous.kind)) return undefined;
  if (line !== undefined && isEntry !== true) return undefined;
  const rest = text.slice(span.offset);
  const entry = span.offset + rest.indexOf('{');
  const end = text.replace(/[\s,]+$/, '').length;
  if (line === undefined || text[end - 1] !== '}')
    return skip({ offset: span.offset, length: text.length - span.offset, content: '' });
  const last = text.slice(0, previous.offset).trimEnd().length;
  return fix(
    { offset: last, length: entry - last, content: ',\n  ' },
    { offset: end, length: text.length - end, content: '\n]\n' },
  );
}
