import { extraQuote } from './extra-quote';
import type { Span } from '../places/span';
import { faultAt, type Fault } from './fault';
import { lengthBefore, lineFrom, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';
import { typedStop } from './typed-stop';
import { unquoted, upToQuote } from './unquoted';

/** Characters that JSON does not know at all. */
export function unknownToken(state: SyntaxState, token: Token): Fault {
  return (
    nameWithoutEnd(state) ??
    remark(state, token) ??
    restOfText(state, token) ??
    strayCharacter(state, token) ??
    wrongSign(state, token) ??
    roundBracket(state, token) ??
    quoteInside(state, token) ??
    wrongNumber(state, token) ??
    unquoted(state, token)
  );
}

/** A name that took in its colon and the quotation mark of its value. */
function nameWithoutEnd(state: SyntaxState): Fault | undefined {
  const { previous, expected } = state;
  const length = expected === 'colon' && previous ? lengthBefore(':', textAt(state, previous)) : undefined;
  return previous && length !== undefined
    ? faultAt({ offset: previous.offset, length }, 'unclosed-text', {})
    : undefined;
}

/** A note in brackets, or signs that are pictures, up to where something else may stand. */
const inBrackets =
  /^(?:\([^()"{}[\]]*\)|(?:\p{Extended_Pictographic}[\uFE0F\u200D\s]*)+)(?=\s*(?:[,}\]]|$))/u;
/** One such sign where a comma is due. */
const forComma = /^\p{Extended_Pictographic}\uFE0F?\s*["{[]/u;

/** What nobody means as a value: a note in brackets behind one, or dots for what was left out. */
function remark(state: SyntaxState, token: Token): Fault | undefined {
  const line = lineFrom(state, token);
  // Words behind dots can be a text that has lost its quotation marks.
  const shape = state.expected === 'value' ? /^(?:\.{3}|…)(?=\s*(?:[,}\]]|$))/ : /^(?:\.{3}|…)[^"{}[\]:]*/;
  const omitted = shape.exec(line)?.[0].trimEnd();
  if (omitted !== undefined)
    return faultAt({ offset: token.offset, length: omitted.length }, 'comment-in-json', {
      isOmission: true,
      ...(state.expected === 'value' && state.brackets.innermost?.kind === '{' && { isValue: true }),
    });
  const isComma =
    state.expected === 'comma or end' && forComma.test(state.text.slice(token.offset, token.offset + 200));
  const note = state.expected === 'value' || isComma ? undefined : inBrackets.exec(line)?.[0].trimEnd();
  return note === undefined
    ? undefined
    : faultAt({ offset: token.offset, length: note.length }, 'comment-in-json', {});
}

/** `"heading": "Words", and more",`: where a name is due, words with the end of a text are the rest of the one before. */
function restOfText(state: SyntaxState, token: Token): Fault | undefined {
  const { previous, beforePrevious, expected } = state;
  if (expected !== 'key' || previous?.kind !== ',' || beforePrevious?.kind !== 'text') return undefined;
  const isSameLine = !/[\r\n]/.test(state.text.slice(beforePrevious.offset, token.offset));
  if (!isSameLine || !/^[^":{}[\]]*"\s*,?$/.test(lineFrom(state, token))) return undefined;
  const end = beforePrevious.offset + beforePrevious.length;
  return faultAt({ offset: end - 1, length: 1 }, 'unescaped-quote', {});
}

/** What stands before the bracket with which a document begins: a key that was hit, or what somebody said of it. */
function beforeDocument({ text }: SyntaxState, { offset }: Token): string | undefined {
  const found = /^(?![<“”#/\p{Z}\p{Cc}\p{Cf}])[^{}[\]<>"]{1,400}?(?=(?:[{[]\s*(?:\r?\n|["{]))|\{\s*\})/u.exec(
    text.slice(offset, offset + 500),
  )?.[0];
  return found?.trimEnd();
}

function strayCharacter(state: SyntaxState, token: Token): Fault | undefined {
  const line = lineFrom(state, token);
  const quote = line.charAt(0);
  const before = state.previous ? undefined : beforeDocument(state, token);
  if (before !== undefined)
    return faultAt({ offset: token.offset, length: before.length }, 'not-json', { start: line, before });
  const invisible = /^[\p{Z}\p{Cc}\p{Cf}]+/u.exec(textAt(state, token))?.[0];
  if (invisible)
    return faultAt({ offset: token.offset, length: invisible.length }, 'invisible-character', {
      character: invisible,
    });
  if (isQuotation(line)) return undefined;
  if (/[“”„‟«»]/.test(quote)) return faultAt({ offset: token.offset, length: 1 }, 'smart-quotes', { quote });
  if (/['‘’‚‹›`´]/.test(quote))
    return faultAt({ offset: token.offset, length: 1 }, 'single-quotes', { quote });
  const whole = { offset: token.offset, length: line.length };
  if (/^(?:<!--|#\s)/.test(line)) return faultAt(whole, 'comment-in-json', {});
  if (!state.previous) return faultAt(whole, 'not-json', { start: line });
  if (state.expected !== 'nothing') return undefined;
  const isWords = !/["{}[\]]/.test(state.text.slice(token.offset));
  return faultAt(whole, 'text-after-end', { ...(isWords && { isWords }) });
}

/** Another sign in the place of a colon or a comma. */
function wrongSign(state: SyntaxState, token: Token): Fault | undefined {
  const line = lineFrom(state, token).slice(0, 200);
  const follows = state.expected === 'colon' ? /^\s*(?:["{[\d]|true|false|null|$)/ : /^\s*(?:["{}[\]]|$)/;
  const sign = /^(?:[=-]>|[=;.|、，：،؛।·•]|\p{Extended_Pictographic}\uFE0F?)/u.exec(line)?.[0];
  if (!sign || !state.previous || !follows.test(line.slice(sign.length))) return undefined;
  const span = { offset: token.offset, length: sign.length };
  if (state.expected === 'comma or end')
    return faultAt(span, 'missing-comma', { instead: sign, ...typedStop(state, sign) });
  if (state.expected !== 'colon') return undefined;
  return faultAt(span, 'missing-colon', { key: textAt(state, state.previous), instead: sign });
}

/** A round bracket in the place of that of a list, which a square one closes. */
function roundBracket({ text, expected, balance }: SyntaxState, { offset }: Token): Fault | undefined {
  const isOne = text[offset] === '(' && expected === 'value' && balance['['] < 0;
  return isOne ? faultAt({ offset, length: 1 }, 'wrong-opening-bracket', { wanted: '[' }) : undefined;
}

/** Words right after a text: it ended earlier than was meant, or later. */
function quoteInside(state: SyntaxState, token: Token): Fault | undefined {
  const { previous } = state;
  if (previous?.kind !== 'text') return undefined;
  const end = previous.offset + previous.length;
  if (/[\r\n]/.test(state.text.slice(end, token.offset))) return undefined;
  const twice = previous.length === 2 ? extraQuote(state, previous, token) : undefined;
  const mayBeNote = state.expected === 'comma or end' && /^[^"{}[\]]*$/.test(lineFrom(state, token));
  return (
    twice ??
    runTogether(state, previous, token) ??
    faultAt({ offset: end - 1, length: 1 }, 'unescaped-quote', { ...(mayBeNote && { mayBeNote }) })
  );
}

/** `"label": "Call us, "to": …`: the text took in what should follow it. */
function runTogether(state: SyntaxState, previous: Token, token: Token): Fault | undefined {
  const length = lengthBefore(state.expected === 'colon' ? ':' : ',', textAt(state, previous));
  const isKeyNext = state.expected === 'colon' || /^[\w$]+"\s*:/.test(lineFrom(state, token));
  if (length === undefined || !isKeyNext) return undefined;
  return faultAt({ offset: previous.offset, length }, 'unclosed-text', {});
}

/** The characters that stick to a number, when they make it unreadable. */
export function numberRun(state: SyntaxState, token: Token): Span | undefined {
  const text = textAt(state, token);
  if (!/^[-+.\d]/.test(text)) return undefined;
  const run = /^[-+.\p{L}\p{N}_%]+/u.exec(lineFrom(state, token))?.[0] ?? text;
  if (run === text && token.fault !== 'number') return undefined;
  const offset = startOfNumber(state, token);
  return { offset, length: token.offset + run.length - offset };
}

/** In `2 000` the number begins at its first digit. */
function startOfNumber({ previous, text }: SyntaxState, { offset }: Span): number {
  const isGrouped = previous?.kind === 'literal' && /^\d{1,3} $/.test(text.slice(previous.offset, offset));
  return isGrouped ? previous.offset : offset;
}

function wrongNumber(state: SyntaxState, token: Token): Fault | undefined {
  if (!/^(?:[-+]?\.?\d|-|NaN\b|-?Infinity\b)/.test(textAt(state, token))) return undefined;
  const run = numberRun(state, token) ?? token;
  return faultAt(run, 'bad-number', { text: textAt(state, run) });
}

/** A text that begins with a quotation of its own, and has lost the mark in front of that: `“Wait,” he said."`. */
function isQuotation(line: string): boolean {
  const text = upToQuote(line);
  const marks = (sign: string): number => text?.split(sign).length ?? 0;
  return text !== undefined && /^[“‘]/.test(text) && marks('“') === marks('”');
}
