import { mayPartWords, seenInstead } from '../places/unseen';
import { isOwnFile } from '../problems/own-computer';
import { truthWords } from '../problems/truth-words';
import { candidate, faultAt, type Candidate, type Trouble } from './candidate';
import { endOf, inserted, removed, replaced, restOfLine } from './edits';
import { textAt, tokenAt } from './reading';

/** Letters, numbers and words that JSON does not know in their place. */
export function* signs(trouble: Trouble): Generator<Candidate> {
  yield* badEscape(trouble);
  yield* unseenSign(trouble);
  yield* otherWord(trouble);
  yield* numbers(trouble);
  yield* strays(trouble);
}

// RFC 8259, 7: control characters may not stand in a text as they are, so they are what is looked for.
// oxlint-disable-next-line no-control-regex
const wrongEscape = /\\u[0-9a-fA-F]{0,3}(?![0-9a-fA-F])|\\[^"\\/bfnrtu]|[\u0000-\u001f]/u;

function* badEscape(trouble: Trouble): Generator<Candidate> {
  const { token } = trouble;
  if (token.fault !== 'escape') return;
  const written = textAt(trouble, token);
  // Sound escapes are covered, so that the second backslash of \\ does not begin one.
  const text = written.replaceAll(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/g, (sound) => '_'.repeat(sound.length));
  const match = wrongEscape.exec(text);
  if (!match) return;
  const [found] = match;
  const span = { offset: token.offset + match.index, length: found.length };
  const fault = faultAt(span, 'bad-escape', { found });
  if (isWindowsPath(written.slice(1, -1))) {
    // As JSON it is reported for what it is.
    const doubled = [...written.matchAll(/\\/g)].map(({ index }) => inserted(token.offset + index, '\\'));
    yield candidate(0.4, 'fix', fault, ...doubled);
  }
  const [content, kind] = seen(found);
  const isUnclear = content === '' && mayPartWords(text);
  yield candidate(0.7, isUnclear ? 'skip' : kind, fault, replaced(span, content));
}

function isWindowsPath(inside: string): boolean {
  return (
    isOwnFile(inside) || /^(?:[\w{}.-]+|(?=\\+[\w-]{3}))(?:\\+(?!u[0-9a-f]{4})[\w{}.-]+)+$/i.test(inside)
  );
}

/** What was meant by a wrong backslash or a control character. */
function seen(found: string): [content: string, kind: Candidate['kind']] {
  if (found === '\t') return [' ', 'fix'];
  if (found === String.raw`\'`) return ["'", 'fix'];
  return found.startsWith('\\') ? [`\\${found}`, 'guess'] : [seenInstead(found), 'fix'];
}

function* unseenSign({ text, token }: Trouble): Generator<Candidate> {
  if (token.kind !== 'unknown') return;
  const [character] = /^[\p{Z}\p{Cc}\p{Cf}]+/u.exec(text.slice(token.offset, token.offset + 200)) ?? [];
  if (character === undefined) return;
  const span = { offset: token.offset, length: character.length };
  yield candidate(0.2, 'fix', faultAt(span, 'invisible-character', { character }), replaced(span, ' '));
}

const nothing = new Set(['none', 'null', 'undefined']);

/** What other notations write for true, false and nothing. */
function* otherWord({ text, token, state }: Trouble): Generator<Candidate> {
  if (token.kind !== 'unknown' || !state.expected.startsWith('value')) return;
  const [word = ''] = /^\p{L}+(?=\s*(?:[,}\]]|$))/u.exec(restOfLine(text, token.offset)) ?? [];
  const known = truthWords.get(word.toLowerCase());
  if (known === undefined && !nothing.has(word.toLowerCase())) return;
  const span = { offset: token.offset, length: word.length };
  const fault = faultAt(span, 'unquoted-text', { text: word, isKey: false });
  yield candidate(1, known === undefined ? 'guess' : 'fix', fault, replaced(span, known ?? 'null'));
}

const run = /^(?:[-+.\d]|NaN\b|-?Infinity\b)(?:[-+.\p{L}\p{N}_%]|(?<=\d),(?=\d)| (?=\d{3}\b))*/u;

/** What begins like a number, and is none. */
function* numbers(trouble: Trouble): Generator<Candidate> {
  const { text, at, token, state } = trouble;
  for (const first of [tokenAt(trouble, at - 2), tokenAt(trouble, at - 1), token]) {
    const isKey = first === token && state.expected.startsWith('key');
    const isWord = first.kind === 'literal' || first.kind === 'unknown';
    const [written = ''] = run.exec(restOfLine(text, first.offset).slice(0, 80)) ?? [];
    const span = { offset: first.offset, length: written.length };
    const fault = faultAt(span, 'bad-number', { text: written });
    const isBroken = first.line === token.line && isWord && !isKey && written !== '';
    if (isBroken && endOf(span) >= endOf(token))
      yield candidate(1, 'guess', fault, replaced(span, JSON.stringify(written)));
  }
}

/** A sign or two that were typed beside what belongs there, a dash before a text, and a backslash alone. */
function* strays({ text, token, previous, state }: Trouble): Generator<Candidate> {
  const rest = text.slice(token.offset, token.offset + 20);
  const [beside] = /^[^\p{Z}\p{C}"(){}[\],:]{1,2}(?=[\s"{}[\],:]|$)/u.exec(rest) ?? [];
  const [, word = '', tail] =
    /^(true|false)([\p{L}\p{N}.;'`]{1,2})(?=\s*[,}\]]|\s*$)/u.exec(restOfLine(rest, 0)) ?? [];
  const sign = tail ?? (token.kind === 'unknown' || token.kind === 'literal' ? beside : undefined);
  const isUnit = previous.kind === 'literal' && endOf(previous) === token.offset;
  if (sign === undefined || isUnit) return;
  const span = { offset: token.offset + (tail === undefined ? 0 : word.length), length: sign.length };
  const behind = text.slice(endOf(span), endOf(span) + 1);
  const isBeside = endOf(previous) === span.offset || /["{[]/.test(behind) || sign.startsWith('\\');
  const isKey = state.expected.startsWith('key');
  const fault = faultAt(span, 'unquoted-text', { text: sign, isKey, isStray: true });
  const gap = token.isFirst
    ? (/^[^\S\r\n]*/.exec(text.slice(endOf(span), endOf(span) + 20))?.[0].length ?? 0)
    : 0;
  const edit = removed({ ...span, length: span.length + gap });
  yield candidate(isBeside ? 1.4 : 1.9, sign === '.' ? 'skip' : 'fix', fault, edit);
}
