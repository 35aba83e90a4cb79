import { seenInstead } from '../../places/unseen';
import type { FaultOf } from '../fault';
import { joints } from '../lines-of-text';
import { textAt } from '../syntax-state';
import type { Edit } from 'jsonc-parser';
import type { Span } from '../../places/span';
import { truthWords } from '../../problems/truth-words';
import { appended, fix, guess, replaced, skip, type Place, type Repair } from './repair';
import { stopped } from './stops';

/** Letters; of longer runs the end is not known. */
const longest = 200;
const nothing = new Set(['none', 'null', 'undefined']);

/** Words between quotation marks, or as JSON's own words. */
export function quoted({ span, details }: FaultOf<'unquoted-text'>, { state }: Place): Repair | undefined {
  const { text, isKey, isStray, hasMore, mayBeNote, letters, hasEnd, lines } = details;
  if (lines !== undefined) return quotedTexts(span, details, state);
  if (letters !== undefined) return skip(...quotedLines(state.text, span, letters, hasEnd === true));
  if (details.stop !== undefined) return stopped(span, state, details.stop, text, '');
  if (isStray === true) return fix(replaced(span, ''));
  const line = quotedLine(span, details, state);
  if (line) return line;
  const rest = state.text.slice(span.offset + span.length);
  if (/^"[^\S\r\n]*(?:[:,}\]\r\n]|$)/.test(rest)) return fix(...upToEnd(state, span, text));
  if (text.length >= longest || !isText(state, text)) return undefined;
  if (isKey) return quotedName(span, text, rest);
  if (mayBeNote === true) return skip(...between(state, span, text, hasMore === true ? ',' : ''));
  return hasMore === true ? fix(...between(state, span, text, ',')) : quotedValue(state, span, text);
}

/** Lines of a list, a text for each: whether they are wanted at all is for the author to say. */
function quotedTexts(
  { offset }: Span,
  { letters = 0, lines = [], hasMore, lacksComma }: FaultOf<'unquoted-text'>['details'],
  { previous }: Place['state'],
): Repair {
  const texts = `${lines.map((words) => JSON.stringify(words)).join(', ')}${hasMore === true ? ',' : ''}`;
  const above = lacksComma === true && previous ? [appended(previous, ',')] : [];
  return skip(...above, replaced({ offset, length: letters }, texts));
}

/** A line of a list behind an entry without its comma, or one whose first number has been read as an entry. */
function quotedLine(
  span: Span,
  { text, hasMore, mayBeNote, lacksComma }: FaultOf<'unquoted-text'>['details'],
  state: Place['state'],
): Repair | undefined {
  const { previous, beforePrevious } = state;
  const isRead = previous !== undefined && previous.offset >= span.offset;
  const above = isRead ? beforePrevious : previous;
  if (!above || !(lacksComma === true || isRead)) return undefined;
  const own = between(state, span, text, hasMore === true ? ',' : '');
  const edits = lacksComma === true ? [appended(above, ','), ...own] : own;
  return mayBeNote === true ? skip(...edits) : fix(...edits);
}

/** A name; without a value it is a note, or what is left of something. */
function quotedName(span: Span, text: string, rest: string): Repair | undefined {
  if (!/^\s*(?:[:="[{]|-?>)/.test(rest)) return undefined;
  return /^(?!(?:true|false|null)$)[a-z][\w-]*$/i.test(text)
    ? fix(replaced(span, `"${text}"`))
    : guess(replaced(span, JSON.stringify(text)));
}

function quotedValue(state: Place['state'], span: Span, text: string): Repair {
  const plain = text.toLowerCase();
  if (nothing.has(plain)) return guess(replaced(span, 'null'));
  const word = truthWords.get(plain);
  return fix(...(word === undefined ? between(state, span, text, '') : [replaced(span, word)]));
}

/** A text of several lines between quotation marks, on one line: where its lines break is for its author to say. */
function quotedLines(text: string, { offset, length }: Span, letters: number, isClosed: boolean): Edit[] {
  const end = offset + length;
  const breaks = joints(text.slice(offset, end), text.slice(end, offset + letters));
  return [
    replaced({ offset, length: 0 }, '"'),
    ...breaks.map((edit) => ({ ...edit, offset: end + edit.offset })),
    ...(isClosed ? [] : [replaced({ offset: offset + letters, length: 0 }, '"')]),
  ];
}

/** A text between quotation marks, itself left as it is where it can be: more may be mended in it. */
function between(state: Place['state'], span: Span, text: string, comma: string): Edit[] {
  const written = JSON.stringify(text);
  if (written !== `"${textAt(state, span)}"`) return [replaced(span, `${written}${comma}`)];
  return [replaced({ ...span, length: 0 }, '"'), appended(span, `"${comma}`)];
}

/** Words that have the quotation mark at their end. */
function upToEnd(state: Place['state'], span: Span, text: string): Edit[] {
  return text === textAt(state, span)
    ? [replaced({ ...span, length: 0 }, '"')]
    : [replaced(span, JSON.stringify(text).slice(0, -1))];
}

/** Whether some words can be meant as a text in their place: not behind a value, and not a lone sign or a number with one. */
function isText({ expected }: Place['state'], text: string): boolean {
  return (
    expected !== 'comma or end' &&
    expected !== 'colon' &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/^[–—−]\s*\d/.test(text)
  );
}

/** A number as a text: whether that, or which number, was meant is not known. */
export function readableNumber({ span, details: { text, whole } }: FaultOf<'bad-number'>): Repair {
  return (whole === undefined ? guess : fix)(replaced(span, JSON.stringify(text)));
}

/** A backslash or a control character as what it was meant for. */
export function goodSign(
  { span, details: { found, path, file, isValue, isUnclear } }: FaultOf<'bad-escape'>,
  { token }: Place,
): Repair {
  const slashed = file?.replaceAll('\\', '/');
  if (slashed !== undefined)
    return guess(replaced(span, isValue === true ? JSON.stringify(slashed) : slashed));
  if (path !== undefined) return fix(replaced(token, JSON.stringify(path)));
  if (found === '\t') return fix(replaced(span, ' '));
  if (found === String.raw`\'`) return fix(replaced(span, "'"));
  if (found.startsWith('\\')) return guess(replaced(span, `\\${found}`));
  const instead = seenInstead(found);
  return (instead === '' && isUnclear === true ? skip : fix)(replaced(span, instead));
}
