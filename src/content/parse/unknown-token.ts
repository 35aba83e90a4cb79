import type { Span } from '../places/span';
import type { Problem } from '../problems/problem';
import { lengthBefore, lineFrom, syntaxAt, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** Characters that JSON does not know at all. */
export function unknownToken(state: SyntaxState, token: Token): Problem {
  return (
    strayCharacter(state, token) ??
    wrongSign(state, token) ??
    quoteInside(state, token) ??
    wrongNumber(state, token) ??
    unquoted(state, token)
  );
}

function strayCharacter(state: SyntaxState, token: Token): Problem | undefined {
  const line = lineFrom(state, token);
  const quote = line.charAt(0);
  const invisible = /^[\p{Z}\p{Cc}\p{Cf}]+/u.exec(textAt(state, token))?.[0];
  if (invisible)
    return syntaxAt(state, { offset: token.offset, length: invisible.length }, 'invisible-character', {
      character: invisible,
    });
  if (/[“”„‟«»]/.test(quote))
    return syntaxAt(state, { offset: token.offset, length: 1 }, 'smart-quotes', { quote });
  if (/['‘’‚‹›`´]/.test(quote))
    return syntaxAt(state, { offset: token.offset, length: 1 }, 'single-quotes', { quote });
  const whole = { offset: token.offset, length: line.length };
  if (/^(?:<!--|#\s)/.test(line)) return syntaxAt(state, whole, 'comment-in-json', {});
  if (!state.previous) return syntaxAt(state, whole, 'not-json', { start: line });
  return state.expected === 'nothing' ? syntaxAt(state, whole, 'text-after-end', {}) : undefined;
}

/** Another sign in the place of a colon or a comma. */
function wrongSign(state: SyntaxState, token: Token): Problem | undefined {
  const line = lineFrom(state, token).slice(0, 200);
  const follows = state.expected === 'colon' ? /^\s*(?:["{[\d]|true|false|null|$)/ : /^\s*(?:["{}[\]]|$)/;
  const sign = /^(?:[=-]>|[=;.|、，：])/.exec(line)?.[0];
  if (!sign || !state.previous || !follows.test(line.slice(sign.length))) return undefined;
  const span = { offset: token.offset, length: sign.length };
  if (state.expected === 'comma or end') return syntaxAt(state, span, 'missing-comma', { instead: sign });
  if (state.expected !== 'colon') return undefined;
  return syntaxAt(state, span, 'missing-colon', { key: textAt(state, state.previous), instead: sign });
}

/** Words right after a text: it ended earlier than was meant, or later. */
function quoteInside(state: SyntaxState, token: Token): Problem | undefined {
  const { previous } = state;
  if (previous?.kind !== 'text') return undefined;
  const end = previous.offset + previous.length;
  if (/[\r\n]/.test(state.document.text.slice(end, token.offset))) return undefined;
  return (
    runTogether(state, previous, token) ??
    syntaxAt(state, { offset: end - 1, length: 1 }, 'unescaped-quote', {})
  );
}

/** `"label": "Call us, "to": …`: the text took in what should follow it. */
function runTogether(state: SyntaxState, previous: Token, token: Token): Problem | undefined {
  const length = lengthBefore(state.expected === 'colon' ? ':' : ',', textAt(state, previous));
  const isKeyNext = state.expected === 'colon' || /^[\w$]+"\s*:/.test(lineFrom(state, token));
  if (length === undefined || !isKeyNext) return undefined;
  return syntaxAt(state, { offset: previous.offset, length }, 'unclosed-text', {});
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
function startOfNumber({ previous, document }: SyntaxState, { offset }: Span): number {
  const isGrouped =
    previous?.kind === 'literal' && /^\d{1,3} $/.test(document.text.slice(previous.offset, offset));
  return isGrouped ? previous.offset : offset;
}

function wrongNumber(state: SyntaxState, token: Token): Problem | undefined {
  if (!/^(?:[-+]?\.?\d|-|NaN\b|-?Infinity\b)/.test(textAt(state, token))) return undefined;
  const run = numberRun(state, token) ?? token;
  return syntaxAt(state, run, 'bad-number', { text: textAt(state, run) });
}

/** The words that should stand between quotation marks, as far as they can be told from what follows. */
function unquoted(state: SyntaxState, token: Token): Problem {
  const line = lineFrom(state, token);
  const isKey = state.expected === 'key' || state.expected === 'key or end';
  const run = isKey ? /^[^":,{}[\]]+/ : /^[^"{}[\]]+?(?=\s*(?:,\s*(?:["{}[\]]|$)|["{}[\]]|$))/;
  const text = run.exec(line.slice(0, 200))?.[0].trimEnd() || line.slice(0, 200);
  return syntaxAt(state, { offset: token.offset, length: text.length }, 'unquoted-text', { text, isKey });
}
