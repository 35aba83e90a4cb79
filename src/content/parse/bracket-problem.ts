import type { Problem } from '../problems/problem';
import { indentAt } from './brackets';
import { openingOf, type Bracket } from './grammar';
import { lineAt } from '../places/lines';
import { syntaxAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A closing bracket that does not close the innermost one: the counts tell what is wrong, the indentation where. */
export function bracketProblem(state: SyntaxState, token: Token): Problem {
  const { brackets, balance, document } = state;
  const own = openingOf(token.kind);
  const { innermost } = brackets;
  if (!own || balance[own] >= 0) return unclosedBracket(state, token);
  if (innermost && balance[innermost.kind as Bracket] > 0) {
    const details = {
      bracket: token.kind,
      opened: innermost.kind as Bracket,
      line: lineAt(document.text, innermost.offset),
    };
    return syntaxAt(state, token, 'wrong-bracket', details);
  }
  const surplus = brackets.surplus?.kind === token.kind ? brackets.surplus : token;
  return syntaxAt(state, surplus, 'extra-bracket', { bracket: token.kind });
}

/** A bracket that is still open where it cannot be. */
export function unclosedBracket(state: SyntaxState, at: Token): Problem {
  const { document, previous, brackets, balance } = state;
  const suspect = brackets.unclosed;
  const opened = suspect && balance[suspect.kind as Bracket] > 0 ? suspect : brackets.innermost;
  if (!opened) return syntaxAt(state, at, 'extra-bracket', { bracket: at.kind });
  const isTwice = previous === opened && at.kind === opened.kind;
  const before =
    lineBelow(document.text, opened) ?? (at.kind === 'end' ? undefined : lineAt(document.text, at.offset));
  const isSameLine = before === lineAt(document.text, opened.offset);
  const details = {
    bracket: opened.kind as Bracket,
    isTwice,
    isSameLine,
    ...(before !== undefined && { before }),
  };
  return syntaxAt(state, opened, 'unclosed-bracket', details);
}

/** The first line below a bracket that is not indented more than the bracket's own: there it has ended. */
function lineBelow(text: string, { offset }: Token): number | undefined {
  const indent = indentAt(text, offset);
  const lines = text.slice(offset).split('\n').slice(1);
  const below = lines.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indent);
  return below < 0 ? undefined : lineAt(text, offset) + below + 1;
}
