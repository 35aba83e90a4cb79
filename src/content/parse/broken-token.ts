import { unfinished } from './bracket-fault';
import { commentEnd } from './comment-end';
import { extraQuote } from './extra-quote';
import { faultAt, type Fault } from './fault';
import { lineFrom, textAt, type SyntaxState } from './syntax-state';
import { isChat, isMessenger, joints, linesOfText, twoTexts } from './lines-of-text';
import { lineAt } from '../places/lines';
import { mayPartWords } from '../places/unseen';
import type { Token } from './tokens';
import { isAmongShort } from './short-entries';
import { isOwnFile, pathOnSite } from '../problems/own-computer';
import { numberRun, unknownToken } from './unknown-token';

/** A token that is wrong wherever it stands. */
export function brokenToken(state: SyntaxState, token: Token): Fault | undefined {
  if (token.kind === 'comment') return comment(state, token);
  const twice = state.previous && extraQuote(state, state.previous, token);
  if (twice) return twice;
  if (token.fault === 'unclosed') return unclosedText(state, token);
  if (token.fault === 'escape') return badCharacter(state, token);
  if (token.kind === 'unknown') return commentEnd(state, token) ?? unknownToken(state, token);
  const run = token.kind === 'literal' ? numberRun(state, token) : undefined;
  return run && faultAt(run, 'bad-number', { text: textAt(state, run) });
}

/** A comment without an end would be the rest of the file: its first line is enough. */
function comment(state: SyntaxState, token: Token): Fault {
  const span = token.fault === undefined ? token : { ...token, length: lineFrom(state, token).length };
  const isOmission = /\.{3}|…|\b(?:rest of|remaining|existing|unchanged|same as)\b/i.test(
    textAt(state, span),
  );
  return faultAt(span, 'comment-in-json', isOmission ? { isOmission } : {});
}

/** An unclosed text runs to the end of its line. */
function unclosedText(state: SyntaxState, token: Token): Fault {
  const line = lineFrom(state, token);
  if (/^"[{[]$/.test(line) && state.expected.startsWith('value'))
    return faultAt({ offset: token.offset, length: 1 }, 'extra-quote', {});
  const name = state.expected.startsWith('key') ? /^"[\w$-]+(?=\s*:)/.exec(line)?.[0] : undefined;
  if (name) return faultAt({ offset: token.offset, length: name.length }, 'unclosed-text', {});
  const end = token.offset + line.length;
  const more = linesOfText(state.text.slice(token.offset, end), state.text.slice(end), state.expected);
  if (more !== undefined)
    return faultAt({ offset: token.offset, length: line.length }, 'unclosed-text', {
      line: lineAt(state.text, end + more.length),
      ...(state.brackets.innermost?.kind === '[' && twoTexts(line, more)),
      ...(isMessenger(line, more) && { isMessenger: true }),
      ...(isListed(line, more) && { isList: true }),
      ...(isAmongShort(state, token.offset, end + more.length) && { isShort: true }),
    });
  const isLast = state.text.slice(token.offset + line.length).trim() === '';
  if (isLast && state.brackets.innermost && !/["}\]]$/.test(line)) return unfinished(state, true);
  const ending = /[“”„]\s*[,:\]}]*$/.exec(line);
  const isCurly = ending && line.split('“').length < line.split('”').length;
  if (isCurly)
    return faultAt({ offset: token.offset + ending.index, length: 1 }, 'smart-quotes', {
      quote: line.charAt(ending.index),
    });
  const single = singleEnd(line);
  if (single !== undefined)
    return faultAt({ offset: token.offset + single, length: 1 }, 'unclosed-text', { isSingle: true });
  const escaped = /\\"\s*[,\]}]*$/.exec(line);
  if (escaped)
    return faultAt({ offset: token.offset + escaped.index, length: 2 }, 'unclosed-text', {
      isEscaped: true,
    });
  return faultAt({ offset: token.offset, length: line.length }, 'unclosed-text', {});
}

/** The place of the ' that ends a text in place of its quotation mark: the only one of a line that is no apostrophe. */
function singleEnd(line: string): number | undefined {
  const ending = /(?<!s)'\s*[,\]}]*$/.exec(line);
  const marks = line.match(/(?<!\p{L})'|'(?!\p{L})/gu) ?? [];
  return ending && marks.length === 1 ? ending.index : undefined;
}

function isListed(line: string, more: string): boolean {
  return isChat(line, more) || joints(line, more).some(({ content }) => content.startsWith('\\'));
}

function badCharacter(state: SyntaxState, token: Token): Fault {
  // RFC 8259, 7: control characters may not stand in a text as they are, so they are what is looked for.
  // oxlint-disable-next-line no-control-regex
  const found = /\\u[0-9a-fA-F]{0,3}(?![0-9a-fA-F])|\\[^"\\/bfnrtu]|[\u0000-\u001f]/u;
  // Sound escapes are covered, so that the second backslash of \\ does not begin one.
  const text = textAt(state, token).replaceAll(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/g, (sound) =>
    '_'.repeat(sound.length),
  );
  const match = found.exec(text);
  if (!match) return faultAt(token, 'bad-escape', { found: '\\' });
  const own = ownFile(state, token);
  if (own) return own;
  const path = windowsPath(textAt(state, token));
  return faultAt({ offset: token.offset + match.index, length: match[0].length }, 'bad-escape', {
    found: match[0],
    ...(isBehindBullet(text.slice(0, match.index)) && { isBullet: true }),
    ...(mayPartWords(text) && { isUnclear: true }),
    ...path,
  });
}

/** Whether a text begins so far with the sign of an entry, behind which word processors put a tab. */
function isBehindBullet(begin: string): boolean {
  return /^"\s*[•●▪◦‣∙·–—✓✔➤►▶→\uf0b7-]\s*$/u.test(begin);
}

/** A path of Windows in a text: the whole of it, or one without spaces among words. */
const filePath = /\b[a-z]:\\(?:[^\\"<>|*?\s]+\\+)*[^\\"<>|*?\s)]*/i;

/** A file on somebody's computer: that is what is wrong, whatever its backslashes mean. */
function ownFile(state: SyntaxState, token: Token): Fault | undefined {
  const inside = textAt(state, token).slice(1, -1);
  const isAlone = isOwnFile(inside);
  const found = isAlone ? { 0: inside, index: 0 } : filePath.exec(inside);
  if (!found) return undefined;
  const path = found[0].replace(/[.,;:]$/, '');
  const span = { offset: token.offset + 1 + found.index, length: path.length };
  return faultAt(span, 'bad-escape', { found: '\\', file: path, isAlone });
}

/** What is meant by a path, like `home/hero` by `"home\hero.jpg"`, and `/invite` by `"\invite"`; undefined for what looks like none. */
function windowsPath(written: string): ReturnType<typeof pathOnSite> | undefined {
  const isPath = /^"(?:[\w{}.-]+|(?=\\+[\w-]{3}))(?:\\+(?!u[0-9a-f]{4})[\w{}.-]+)+"$/i.test(written);
  return isPath ? pathOnSite(written.slice(1, -1)) : undefined;
}
