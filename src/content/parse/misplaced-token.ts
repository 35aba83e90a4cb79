import type { Problem } from '../problems/problem';
import { bracketProblem, unclosedBracket } from './bracket-problem';
import { openingOf } from './grammar';
import { lengthBefore, lineFrom, syntaxAt, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A sound token that may not stand where it stands. */
export function misplacedToken(state: SyntaxState, token: Token): Problem {
  const { expected, previous, brackets } = state;
  if (token.kind === 'end') return unclosedBracket(state, token);
  if (expected === 'nothing') return afterTheEnd(state, token);
  if (expected === 'colon' && previous) return noColon(state, previous, token);
  if (openingOf(token.kind)) return closedWrongly(state, token);
  const isOpening = token.kind === '{' || token.kind === '[';
  if (isOpening && previous && opensList(state, previous)) return wrongOpening(state, previous, '[');
  if (isOpening && brackets.innermost?.kind === '{' && expected !== 'value')
    return unclosedBracket(state, token);
  if (token.kind === ',') return wrongComma(state, token);
  if (token.kind === ':') return wrongColon(state, token);
  if (expected === 'comma or end' && previous) return noComma(state, previous, token);
  return wrongKey(state, token);
}

function afterTheEnd(state: SyntaxState, token: Token): Problem {
  const { previous, brackets, balance, document } = state;
  if (token.kind === ',' && document.text.slice(token.offset + 1).trim() === '')
    return syntaxAt(state, token, 'trailing-comma', {});
  const closing = openingOf(token.kind) ? token : previous;
  const opening = closing && openingOf(closing.kind);
  if (closing && opening && balance[opening] < 0)
    return syntaxAt(state, brackets.surplus ?? closing, 'extra-bracket', { bracket: closing.kind });
  if (token.kind === ':' && previous?.kind === 'text')
    return syntaxAt(state, previous, 'not-json', { start: textAt(state, previous) });
  return syntaxAt(
    state,
    { offset: token.offset, length: lineFrom(state, token).length },
    'text-after-end',
    {},
  );
}

/** A key that took in its colon has lost its quotation mark. */
function noColon(state: SyntaxState, previous: Token, token: Token): Problem {
  const key = textAt(state, previous);
  const length = lengthBefore(':', key);
  if (length !== undefined) return syntaxAt(state, { offset: previous.offset, length }, 'unclosed-text', {});
  const gap = state.document.text.slice(previous.offset + previous.length, token.offset);
  const isInText = gap === '' && (token.kind === 'literal' || token.kind === 'text');
  if (isInText)
    return syntaxAt(
      state,
      { offset: previous.offset + previous.length - 1, length: 1 },
      'unescaped-quote',
      {},
    );
  return syntaxAt(state, previous, 'missing-colon', { key });
}

function closedWrongly(state: SyntaxState, token: Token): Problem {
  const { previous, brackets } = state;
  if (previous?.kind === ':') return syntaxAt(state, previous, 'missing-value', {});
  const closesInnermost = brackets.innermost?.kind === openingOf(token.kind);
  if (previous?.kind === ',' && closesInnermost) return syntaxAt(state, previous, 'trailing-comma', {});
  return bracketProblem(state, token);
}

function wrongComma(state: SyntaxState, token: Token): Problem {
  if (state.previous?.kind === ':') return syntaxAt(state, state.previous, 'missing-value', {});
  return syntaxAt(state, token, 'extra-comma', {});
}

/** A colon after a value: the value is the next key, or an entry stands in a list. */
function wrongColon(state: SyntaxState, token: Token): Problem {
  const { previous, beforePrevious, brackets, balance, document } = state;
  const isNextKey = previous?.kind === 'text' && beforePrevious?.kind === ':';
  const gap = isNextKey ? document.text.slice(beforePrevious.offset, previous.offset) : '';
  if (isNextKey && gap.includes('\n')) return syntaxAt(state, beforePrevious, 'missing-value', {});
  if (beforePrevious && opensGroup(state, beforePrevious)) return wrongOpening(state, beforePrevious, '{');
  const isInList = brackets.innermost?.kind === '[';
  if (isInList && balance['['] > 0 && previous) return unclosedBracket(state, previous);
  return syntaxAt(state, token, 'extra-colon', { isInList });
}

/** A `{` with an entry of a list right behind it, unless it was only typed twice. */
function opensList({ brackets, balance }: SyntaxState, opened: Token): boolean {
  const isOpened = opened === brackets.innermost && opened.kind === '{';
  return isOpened && (balance['['] < 0 || balance['{'] <= 0);
}

/** A `[` with a key and its colon right behind it, that a `}` closes. */
function opensGroup({ brackets, balance }: SyntaxState, opened: Token): boolean {
  return opened === brackets.innermost && opened.kind === '[' && balance['{'] < 0;
}

function wrongOpening(state: SyntaxState, opened: Token, wanted: '{' | '['): Problem {
  return syntaxAt(state, opened, 'wrong-opening-bracket', { wanted });
}

function noComma(state: SyntaxState, previous: Token, token: Token): Problem {
  const end = previous.offset + previous.length;
  const gap = state.document.text.slice(end, token.offset);
  const isNumber = (one: Token): boolean => one.kind === 'literal' && /^[-\d]/.test(textAt(state, one));
  if (isNumber(previous) && isNumber(token) && /^ $/.test(gap)) {
    const span = { offset: previous.offset, length: token.offset + token.length - previous.offset };
    return syntaxAt(state, span, 'bad-number', { text: textAt(state, span) });
  }
  const last = { offset: end - 1, length: 1 };
  const isInText = previous.kind === 'text' && gap === '';
  return isInText ? syntaxAt(state, last, 'unescaped-quote', {}) : syntaxAt(state, last, 'missing-comma', {});
}

/** A number or a word in the place of a key. */
function wrongKey(state: SyntaxState, token: Token): Problem {
  const text = textAt(state, token);
  const before = /[\d.]+,$/.exec(
    state.document.text.slice(Math.max(0, token.offset - 40), token.offset),
  )?.[0];
  if (before === undefined || !/^\d/.test(text))
    return syntaxAt(state, token, 'unquoted-text', { text, isKey: true });
  const span = { offset: token.offset - before.length, length: before.length + token.length };
  return syntaxAt(state, span, 'bad-number', { text: before + text });
}
