import { problemAt, type Span } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { Brackets } from './brackets';
import { lineAt } from './lines';
import { tokens, type Token } from './tokens';

interface Text {
  path: string;
  text: string;
}

/** What the grammar of JSON (RFC 8259) lets come next. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

interface State {
  document: Text;
  expected: Expected;
  brackets: Brackets;
  previous: Token | undefined;
}

/** The first mistake in a text that is not JSON, as an author would see it: what follows from it is not told. */
export function syntaxProblem(document: Text): Problem {
  if (document.text.trim() === '') return problemAt(document, { offset: 0, length: 0 }, '', 'empty-file', {});
  const state: State = { document, expected: 'value', brackets: new Brackets(document.text), previous: undefined };
  for (const token of tokens(document.text)) {
    const problem = brokenToken(document, token) ?? misplaced(state, token);
    if (problem) return problem;
    advance(state, token);
  }
  return problemAt(document, { offset: 0, length: 1 }, '', 'unquoted-text', { text: document.text.trim() });
}

/** A token that is wrong wherever it stands. */
function brokenToken(document: Text, token: Token): Problem | undefined {
  const text = document.text.slice(token.offset, token.offset + token.length);
  if (token.kind === 'comment') return problemAt(document, token, '', 'comment-in-json', {});
  if (token.fault === 'unclosed') return problemAt(document, lineOf(document.text, token), '', 'unclosed-text', {});
  if (token.fault === 'escape') return problemAt(document, badCharacter(text, token), '', 'bad-escape', {});
  if (token.fault === 'number') return problemAt(document, token, '', 'bad-number', { text });
  return token.kind === 'unknown' ? unknownToken(document, token, text) : undefined;
}

function unknownToken(document: Text, token: Token, text: string): Problem {
  const first = { offset: token.offset, length: 1 };
  const quote = text.charAt(0);
  if (/[“”„‟«»]/.test(quote)) return problemAt(document, first, '', 'smart-quotes', { quote });
  if (/['‘’`]/.test(quote)) return problemAt(document, first, '', 'single-quotes', {});
  const before = document.text.slice(0, token.offset).replace(/[ \t]+$/, '');
  const last = { offset: before.length - 1, length: 1 };
  if (before.endsWith('"')) return problemAt(document, last, '', 'unescaped-quote', {});
  if (/^[-+.\d]/.test(text)) return problemAt(document, token, '', 'bad-number', { text });
  return problemAt(document, token, '', 'unquoted-text', { text });
}

/** A token that may not stand where it stands. */
function misplaced(state: State, token: Token): Problem | undefined {
  if (fits(state, token)) return undefined;
  const { document, expected, previous, brackets } = state;
  if (token.kind === 'end') return unclosed(state, undefined);
  if (expected === 'nothing') return problemAt(document, token, '', isClosing(token) ? 'extra-bracket' : 'text-after-end', { bracket: token.kind });
  if (expected === 'colon' && previous) return problemAt(document, previous, '', 'missing-colon', { key: textOf(document, previous) });
  if (isClosing(token)) return closedWrongly(state, token);
  const opened = brackets.innermost?.kind;
  const isObjectInObject = opened === '{' && (token.kind === '{' || token.kind === '[');
  if (isObjectInObject && expected !== 'value') return unclosed(state, token);
  if (token.kind === ',') return problemAt(document, token, '', expected === 'value' && previous?.kind === ':' ? 'missing-value' : 'extra-comma', {});
  if (expected === 'comma or end' && previous) return noComma(state, previous, token);
  if (token.kind === ':') return problemAt(document, token, '', 'unquoted-text', { text: ':' });
  return problemAt(document, token, '', 'unquoted-text', { text: textOf(document, token) });
}

function fits({ expected, brackets }: State, token: Token): boolean {
  const { kind } = token;
  const closes = (kind === '}' && brackets.innermost?.kind === '{') || (kind === ']' && brackets.innermost?.kind === '[');
  const isValue = kind === 'text' || kind === 'literal' || kind === '{' || kind === '[';
  switch (expected) {
    case 'value':
      return isValue;
    case 'value or end':
      return isValue || closes;
    case 'key':
      return kind === 'text';
    case 'key or end':
      return kind === 'text' || closes;
    case 'colon':
      return kind === ':';
    case 'comma or end':
      return kind === ',' || closes;
    case 'nothing':
      return kind === 'end';
  }
}

function advance(state: State, token: Token): void {
  const { brackets } = state;
  if (token.kind === '{' || token.kind === '[') brackets.open(token);
  if (isClosing(token)) brackets.close(token);
  state.expected = next(state.expected, token, brackets);
  state.previous = token;
}

function next(expected: Expected, token: Token, brackets: Brackets): Expected {
  if (token.kind === '{') return 'key or end';
  if (token.kind === '[') return 'value or end';
  if (token.kind === ':') return 'value';
  if (token.kind === ',') return brackets.innermost?.kind === '{' ? 'key' : 'value';
  if (expected === 'key' || expected === 'key or end') return isClosing(token) ? afterValue(brackets) : 'colon';
  return afterValue(brackets);
}

function afterValue(brackets: Brackets): Expected {
  return brackets.innermost ? 'comma or end' : 'nothing';
}

function closedWrongly(state: State, token: Token): Problem {
  const { document, previous, brackets } = state;
  if (previous?.kind === ',') return problemAt(document, previous, '', 'trailing-comma', {});
  if (previous?.kind === ':') return problemAt(document, previous, '', 'missing-value', {});
  if (brackets.innermost) return unclosed(state, token);
  return problemAt(document, token, '', 'extra-bracket', { bracket: token.kind });
}

function unclosed({ document, brackets }: State, before: Token | undefined): Problem {
  const opened = before ? brackets.innermost : brackets.unclosed;
  if (!opened) return problemAt(document, { offset: 0, length: 1 }, '', 'missing-value', {});
  const details = { bracket: opened.kind as '{' | '[', ...(before && { before: lineAt(document.text, before.offset) }) };
  return problemAt(document, opened, '', 'unclosed-bracket', details);
}

function noComma({ document }: State, previous: Token, token: Token): Problem {
  const gap = document.text.slice(previous.offset + previous.length, token.offset);
  const isInText = previous.kind === 'text' && gap === '';
  const last = { offset: previous.offset + previous.length - 1, length: 1 };
  return problemAt(document, last, '', isInText ? 'unescaped-quote' : 'missing-comma', {});
}

function isClosing(token: Token): boolean {
  return token.kind === '}' || token.kind === ']';
}

function textOf({ text }: Text, token: Token): string {
  return text.slice(token.offset, token.offset + token.length);
}

/** An unclosed text runs to the end of its line. */
function lineOf(text: string, token: Token): Span {
  const rest = /^[^\r\n]*/.exec(text.slice(token.offset, token.offset + token.length))?.[0] ?? '';
  return { offset: token.offset, length: rest.trimEnd().length };
}

function badCharacter(text: string, token: Token): Span {
  // oxlint-disable-next-line no-control-regex
  const at = text.search(/\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})|[\u0000-\u001f]/);
  return at < 0 ? token : { offset: token.offset + at, length: text.charAt(at) === '\\' ? Math.min(2, text.length - at) : 1 };
}
