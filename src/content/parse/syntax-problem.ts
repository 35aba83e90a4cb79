import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { balanceOf, Brackets } from './brackets';
import { brokenToken } from './broken-token';
import { fits, next, openingOf } from './grammar';
import { misplacedToken } from './misplaced-token';
import type { SyntaxState } from './syntax-state';
import { tokens, type Token } from './tokens';

/** The first mistake in a text that is not JSON, as an author would see it: what follows from it is not told. */
export function syntaxProblem(document: { path: string; text: string }): Problem {
  const { text } = document;
  if (text.trim() === '') return problemAt(document, { offset: 0, length: 0 }, '', 'empty-file', {});
  const state: SyntaxState = {
    document,
    expected: 'value',
    brackets: new Brackets(text),
    balance: balanceOf(text),
    previous: undefined,
    beforePrevious: undefined,
  };
  for (const token of tokens(text)) {
    const problem =
      brokenToken(state, token) ?? (mayStand(state, token) ? undefined : misplacedToken(state, token));
    if (problem) return problem;
    advance(state, token);
  }
  return problemAt(document, { offset: 0, length: text.length }, '', 'not-json', { start: text.trim() });
}

function mayStand({ expected, brackets }: SyntaxState, { kind }: Token): boolean {
  return fits(expected, brackets.innermost?.kind, kind);
}

function advance(state: SyntaxState, token: Token): void {
  const { brackets } = state;
  if (token.kind === '{' || token.kind === '[') brackets.open(token);
  if (openingOf(token.kind)) brackets.close(token);
  state.expected = next(state.expected, brackets.innermost?.kind, token.kind);
  state.beforePrevious = state.previous;
  state.previous = token;
}
