import type { Span } from '../../places/span';
import type { FaultOf } from '../fault';
import { onOneLine } from '../pasted-text';
import { areBreaksPlain, isChat, isMessenger, joints, linesOfText } from '../lines-of-text';
import { fix, guess, replaced, skip, type Place, type Repair } from './repair';

/** What may come behind the end of a value. */
const afterValue = /^\s*(?:[}\]]|$|,\s*(?:["{[\d-]|true\b|false\b|null\b|$))/;

/** What goes on with the document, and not with the words of a text: a name, which begins with a small letter, a text of a list, a bracket. */
const ofDocument =
  /^\s*(?:"[^"\r\n]*"\s*(?::|,\s*(?:["{[]|[\r\n])|[}\]])|['“”/]|[{}[\],]+\s*(?:["{}[\],]|$)|[a-z$_][\w$-]*["']?\s*:|$)/;

/** Quotation marks that stand inside a text, written so that they do not end it. */
export function innerQuotes({ offset }: Span, { state }: Place): Repair | undefined {
  if (state.expected === 'colon') return undefined;
  const line = /^[^\r\n]*/.exec(state.text.slice(offset))?.[0] ?? '';
  const marks = [...line.matchAll(/(?<!\\)"/g)].map(({ index }) => index);
  const end = marks.find((at) => at > 0 && afterValue.test(line.slice(at + 1)));
  if (end === undefined) return undefined;
  const inner = marks.filter((at) => at < end);
  // In a list the words before a comma may be an entry that has lost its own quotation mark.
  const isEntry =
    state.previous?.kind === ',' || /,\s*$/.test(state.text.slice(state.previous?.offset, offset));
  return (isEntry ? skip : fix)(...inner.map((at) => ({ offset: offset + at, length: 0, content: '\\' })));
}

/** The quotation mark at the end of a text; of a text of several lines that, and its line breaks as JSON writes them. */
export function endOfText({ span, details }: FaultOf<'unclosed-text'>, { state }: Place): Repair | undefined {
  if (details.isEscaped === true || details.isSingle === true) return fix(replaced(span, '"'));
  const end = span.offset + span.length;
  const rest = state.text.slice(end);
  if (/^\s*[:,]/.test(rest)) return fix({ offset: end, length: 0, content: '"' });
  if (details.letters !== undefined) {
    const edits = onOneLine(state.text, span.offset, span.offset + details.letters);
    return details.isMessenger === true ? skip(...edits) : fix(...edits);
  }
  const begin = state.text.slice(span.offset, end);
  const more = details.line === undefined ? undefined : linesOfText(begin, rest, state.expected);
  if (more !== undefined && details.two !== undefined) {
    const marks = [end - 1, end + more.length - more.trimStart().length];
    return (details.two === 'certain' ? fix : skip)(
      ...marks.map((offset) => ({ offset, length: 0, content: '"' })),
    );
  }
  if (more !== undefined) {
    const joined = joinedLines(end, begin, more, state.expected.startsWith('key'));
    // Each line can be an entry of its own.
    return details.isShort === true ? skip(...joined.edits) : joined;
  }
  const [, inside = begin, comma = ''] = /^(.*?)\s*(,?)$/s.exec(begin) ?? [];
  if (!ofDocument.test(rest)) return undefined;
  const isPlain = !/["}\]]$/.test(inside);
  const edit = replaced(span, `${inside}"${comma}`);
  return isPlain ? fix(edit) : guess(edit);
}

/** Two parts of one word or of one address may belong together without a space: that a person has to see. */
function joinedLines(offset: number, begin: string, more: string, isName: boolean): Repair {
  const gaps = isName
    ? [{ offset: 0, length: more.length - more.trimStart().length, content: '' }]
    : joints(begin, more);
  const edits = gaps.map((gap) => ({ ...gap, offset: offset + gap.offset }));
  const isAddress =
    !isName && !/\s/.test(begin) && !/\s/.test(more.trim()) && more.trim() !== '' && begin !== '"';
  // What is said by several people stands on lines of its own, and how is for the author to say.
  const isOpen =
    isAddress || isChat(begin, more) || isMessenger(begin, more) || !(isName || areBreaksPlain(begin, more));
  return isOpen ? skip(...edits) : fix(...edits);
}

/** A comment of words away; one that holds a piece of the document may have been an entry that is needed. */
export function dropComment(
  { span, details }: FaultOf<'comment-in-json'>,
  { state }: Place,
): Repair | undefined {
  if (details.isOmission === true) return undefined;
  if (details.from !== undefined) return skip(replaced(span, ''));
  const comment = state.text.slice(span.offset, span.offset + span.length);
  return /[{}[\]]|"\s*:/.test(comment) ? undefined : skip(replaced(span, ''));
}
