import { faultAt, type Fault } from './fault';
import { textAt, type SyntaxState } from './syntax-state';
import { tokens, type Token } from './tokens';

/** Two entries of a list without the `}, {` between them: a name stands there that the first one has already. */
export function lostBorder(state: SyntaxState, previous: Token, token: Token): Fault | undefined {
  const { text, brackets, balance } = state;
  const { innermost } = brackets;
  const isWhole = balance['{'] === 0 && balance['['] === 0;
  if (!innermost || !isWhole || brackets.around(innermost)[0]?.kind !== '[') return undefined;
  const isName = token.kind === 'text' && /^\s*:/.test(text.slice(token.offset + token.length));
  if (!isName || !namesIn(state, innermost, token).includes(textAt(state, token))) return undefined;
  const last = { offset: previous.offset + previous.length - 1, length: 1 };
  return faultAt(last, 'missing-comma', { isBorder: true });
}

/** The names of an object, with their quotation marks, up to a token inside of it. */
function namesIn(state: SyntaxState, opened: Token, end: Token): string[] {
  const names: string[] = [];
  let depth = 0;
  let before: Token | undefined;
  for (const token of tokens(state.text)) {
    if (token.offset >= end.offset) return names;
    if (token.offset < opened.offset) continue;
    if (token.kind === '{' || token.kind === '[') depth += 1;
    if (token.kind === '}' || token.kind === ']') depth -= 1;
    if (token.kind === ':' && depth === 1 && before) names.push(textAt(state, before));
    before = token;
  }
  return names;
}
