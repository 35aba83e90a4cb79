import { faultAt, type Fault } from './fault';
import {
  bracketFault,
  standsFurtherLeft,
  standsOutside,
  atTheEnd,
  strayBracket,
  surplusBracket,
  unclosedBracket,
} from './bracket-fault';
import { indentAt } from './brackets';
import { afterTheEnd } from './after-the-end';
import { commaInside } from './comma-inside';
import { extraQuote } from './extra-quote';
import { missingOpening } from './missing-opening';
import { openingOf } from './grammar';
import { lostBorder } from './lost-border';
import { earlyBracket } from './early-bracket';
import { earlyEnd, secondList } from './nested-part';
import { membersFrom } from './members-from';
import { lengthBefore, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A sound token that may not stand where it stands. */
export function misplacedToken(state: SyntaxState, token: Token): Fault {
  const { expected, previous } = state;
  const fault =
    token.kind === 'end' ? atTheEnd(state, token) : (earlyEnd(state, token) ?? missingOpening(state, token));
  if (fault) return fault;
  if (expected === 'nothing') return afterTheEnd(state, token);
  if (expected === 'colon' && previous) return listInBraces(state) ?? noColon(state, previous, token);
  if (openingOf(token.kind)) return closedWrongly(state, token);
  const nested = token.kind === '{' || token.kind === '[' ? wronglyNested(state, token) : undefined;
  if (nested) return nested;
  if (token.kind === ',') return wrongComma(state, token);
  if (token.kind === ':') return wrongColon(state, token);
  if (expected === 'comma or end' && previous)
    return standsOutside(state, token) ? unclosedBracket(state, token) : noComma(state, previous, token);
  return wrongKey(state, token);
}

/** An opening bracket where a name has to stand. */
function wronglyNested(state: SyntaxState, token: Token): Fault | undefined {
  const { expected, previous, brackets } = state;
  if (previous && opensList(state, previous)) return wrongOpening(previous, '[');
  const isInObject = brackets.innermost?.kind === '{' && expected !== 'value';
  const early = isInObject && token.kind === '{' ? earlyBracket(state, token) : undefined;
  if (early) return early;
  const second = isInObject && token.kind === '[' ? secondList(state, token) : undefined;
  if (second) return second;
  return isInObject ? unclosedBracket(state, token) : undefined;
}

/** A key that took in its colon has lost its quotation mark. */
function noColon(state: SyntaxState, previous: Token, token: Token): Fault {
  const twice = extraQuote(state, previous, token);
  if (twice) return twice;
  const key = textAt(state, previous);
  const length = lengthBefore(':', key);
  const isApart = /^\s/.test(state.text.slice(previous.offset + previous.length));
  if (length !== undefined && isApart && token.kind === 'text')
    return faultAt(previous, 'missing-colon', { key: `${key.slice(0, length)}"`, isInside: true });
  if (length !== undefined) return faultAt({ offset: previous.offset, length }, 'unclosed-text', {});
  const gap = state.text.slice(previous.offset + previous.length, token.offset);
  const isInText = gap === '' && (token.kind === 'literal' || token.kind === 'text');
  if (isInText)
    return faultAt({ offset: previous.offset + previous.length - 1, length: 1 }, 'unescaped-quote', {});
  return faultAt(previous, 'missing-colon', { key });
}

function closedWrongly(state: SyntaxState, token: Token): Fault {
  const { previous, brackets } = state;
  if (previous?.kind === ':') return faultAt(previous, 'missing-value', {});
  const closesInnermost = brackets.innermost?.kind === openingOf(token.kind);
  if (previous?.kind === ',' && closesInnermost && standsFurtherLeft(state, token))
    return unclosedBracket(state, token);
  if (previous?.kind === ',' && closesInnermost)
    return closesTooMuch(state, token)
      ? surplusBracket(state, token)
      : faultAt(previous, 'trailing-comma', {});
  return bracketFault(state, token);
}

/** A line with a closing bracket that stands twice: the second one closes what is further left. */
function closesTooMuch({ text, balance, brackets, beforePrevious }: SyntaxState, token: Token): boolean {
  const opening = openingOf(token.kind);
  const { innermost } = brackets;
  if (!opening || !innermost || balance[opening] >= 0) return false;
  if (/^\s*["{]/.test(text.slice(token.offset + 1))) return true;
  if (beforePrevious?.kind !== token.kind) return false;
  return indentAt(text, token.offset) > indentAt(text, innermost.offset);
}

function wrongComma(state: SyntaxState, token: Token): Fault {
  if (state.previous?.kind === ':') return faultAt(state.previous, 'missing-value', {});
  return faultAt(token, 'extra-comma', {});
}

/** A colon after a value: the value is the next key, or an entry stands in a list. */
function wrongColon(state: SyntaxState, token: Token): Fault {
  const { previous, beforePrevious, brackets, text } = state;
  const isNextKey = previous?.kind === 'text' && beforePrevious?.kind === ':';
  const gap = isNextKey ? text.slice(beforePrevious.offset, previous.offset) : '';
  if (isNextKey && gap.includes('\n')) return faultAt(beforePrevious, 'missing-value', {});
  if (beforePrevious && opensGroup(state, beforePrevious)) return wrongOpening(beforePrevious, '{');
  if (beforePrevious && isStray(state, beforePrevious)) return strayBracket(state, beforePrevious);
  return brackets.innermost?.kind === '['
    ? colonInList(state, token)
    : faultAt(token, 'extra-colon', { isInList: false, isDouble: previous?.kind === ':' });
}

function colonInList(state: SyntaxState, token: Token): Fault {
  const { previous, brackets, balance, text } = state;
  if (balance['{'] < 0 && brackets.surplus) return surplusBracket(state, brackets.surplus);
  if (balance['['] > 0 && previous) return unclosedBracket(state, previous);
  const members = previous && membersFrom(text, previous);
  return faultAt(token, 'extra-colon', { isInList: true, ...(members !== undefined && { members }) });
}

/** A `{` with an entry of a list right behind it, unless it was only typed twice. */
function opensList({ brackets, balance }: SyntaxState, opened: Token): boolean {
  const isOpened = opened === brackets.innermost && opened.kind === '{';
  return isOpened && (balance['['] < 0 || balance['{'] <= 0);
}

/** A `{` whose first text is no name, and that a `]` closes. */
function listInBraces({ brackets, balance, beforePrevious }: SyntaxState): Fault | undefined {
  const isFirst = beforePrevious !== undefined && beforePrevious === brackets.innermost;
  return isFirst && balance['['] < 0 ? wrongOpening(beforePrevious, '[') : undefined;
}

/** A `[` before a name that nothing closes: it was typed by mistake. */
function isStray({ brackets, balance }: SyntaxState, opened: Token): boolean {
  return opened === brackets.innermost && opened.kind === '[' && balance['['] > 0 && balance['{'] >= 0;
}

/** A `[` with a key and its colon right behind it, that a `}` closes. */
function opensGroup({ brackets, balance }: SyntaxState, opened: Token): boolean {
  return opened === brackets.innermost && opened.kind === '[' && balance['{'] < 0;
}

function wrongOpening(opened: Token, wanted: '{' | '['): Fault {
  return faultAt(opened, 'wrong-opening-bracket', { wanted });
}

function noComma(state: SyntaxState, previous: Token, token: Token): Fault {
  const end = previous.offset + previous.length;
  const gap = state.text.slice(end, token.offset);
  const isNumber = (one: Token): boolean => one.kind === 'literal' && /^[-\d]/.test(textAt(state, one));
  if (isNumber(previous) && isNumber(token) && /^ $/.test(gap)) {
    const span = { offset: previous.offset, length: token.offset + token.length - previous.offset };
    return faultAt(span, 'bad-number', { text: textAt(state, span) });
  }
  const twice = extraQuote(state, previous, token);
  if (twice) return twice;
  const closed = openingOf(previous.kind);
  if (closed && state.balance[closed] < 0) return surplusBracket(state, previous);
  const border = lostBorder(state, previous, token);
  if (border) return border;
  const inside = commaInside(state, previous, token);
  if (inside) return inside;
  const two = twoValues(state, previous, token);
  if (two) return two;
  const last = { offset: end - 1, length: 1 };
  const isInText = previous.kind === 'text' && gap === '';
  return isInText ? faultAt(last, 'unescaped-quote', {}) : faultAt(last, 'missing-comma', {});
}

/** `"label": "One" "Two"`: two texts behind one name, of which the second is no name. */
function twoValues(
  { text, brackets, beforePrevious }: SyntaxState,
  previous: Token,
  token: Token,
): Fault | undefined {
  const end = previous.offset + previous.length;
  const isValue =
    brackets.innermost?.kind === '{' && beforePrevious?.kind === ':' && previous.kind === 'text';
  const isOneLine = /^[^\S\r\n]+$/.test(text.slice(end, token.offset));
  const isName = /^\s*:/.test(text.slice(token.offset + token.length));
  if (!isValue || !isOneLine || token.kind !== 'text' || isName) return undefined;
  const [name = ''] = /"[^"\r\n]*"(?=\s*:\s*$)/.exec(text.slice(0, previous.offset)) ?? [];
  const texts = [previous, token].map((one) => text.slice(one.offset, one.offset + one.length));
  const letters = token.offset + token.length - previous.offset;
  return faultAt(previous, 'texts-without-brackets', { name, texts, letters });
}

/** A number or a word in the place of a key. */
function wrongKey(state: SyntaxState, token: Token): Fault {
  const text = textAt(state, token);
  const before = /[\d.]+,$/.exec(state.text.slice(Math.max(0, token.offset - 40), token.offset))?.[0];
  if (before === undefined || !/^\d/.test(text))
    return faultAt(token, 'unquoted-text', { text, isKey: true });
  const span = { offset: token.offset - before.length, length: before.length + token.length };
  return faultAt(span, 'bad-number', { text: before + text });
}
