import type { Problem } from '../problems/problem';
import { lineFrom, syntaxAt, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';
import { numberRun, unknownToken } from './unknown-token';

/** A token that is wrong wherever it stands. */
export function brokenToken(state: SyntaxState, token: Token): Problem | undefined {
  if (token.kind === 'comment') return comment(state, token);
  if (token.fault === 'unclosed') return unclosedText(state, token);
  if (token.fault === 'escape') return badCharacter(state, token);
  if (token.kind === 'unknown') return unknownToken(state, token);
  const run = token.kind === 'literal' ? numberRun(state, token) : undefined;
  return run && syntaxAt(state, run, 'bad-number', { text: textAt(state, run) });
}

/** A comment without an end would be the rest of the file: its first line is enough. */
function comment(state: SyntaxState, token: Token): Problem {
  const span = token.fault === undefined ? token : { ...token, length: lineFrom(state, token).length };
  return syntaxAt(state, span, 'comment-in-json', {});
}

/** An unclosed text runs to the end of its line. */
function unclosedText(state: SyntaxState, token: Token): Problem {
  const line = lineFrom(state, token);
  const ending = /[“”„]\s*[,:\]}]*$/.exec(line);
  const isCurly = ending && line.split('“').length <= line.split('”').length;
  if (isCurly)
    return syntaxAt(state, { offset: token.offset + ending.index, length: 1 }, 'smart-quotes', {
      quote: line.charAt(ending.index),
    });
  const escaped = /\\"\s*[,\]}]*$/.exec(line);
  if (escaped)
    return syntaxAt(state, { offset: token.offset + escaped.index, length: 2 }, 'unclosed-text', {
      isEscaped: true,
    });
  return syntaxAt(state, { offset: token.offset, length: line.length }, 'unclosed-text', {});
}

function badCharacter(state: SyntaxState, token: Token): Problem {
  // RFC 8259, 7: control characters may not stand in a text as they are, so they are what is looked for.
  // oxlint-disable-next-line no-control-regex
  const found = /\\u[0-9a-fA-F]{0,3}(?![0-9a-fA-F])|\\[^"\\/bfnrtu]|[\u0000-\u001f]/u;
  // Sound escapes are covered, so that the second backslash of \\ does not begin one.
  const text = textAt(state, token).replaceAll(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/g, (sound) =>
    '_'.repeat(sound.length),
  );
  const match = found.exec(text);
  if (!match) return syntaxAt(state, token, 'bad-escape', { found: '\\' });
  return syntaxAt(state, { offset: token.offset + match.index, length: match[0].length }, 'bad-escape', {
    found: match[0],
  });
}
