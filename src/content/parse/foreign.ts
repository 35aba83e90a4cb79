import type { Edit } from 'jsonc-parser';
import { candidate, faultAt, type Candidate, type Trouble } from './candidate';
import type { ProblemDetails } from '../problems/catalogue';

/** Lines and signs that other programs, or people, put around or into a whole document: they are looked for before it is read. */
export function foreignLines(text: string): Candidate | undefined {
  return conflict(text) ?? leftMarker(text) ?? fence(text) ?? copiedMarks(text);
}

/** Git marks both versions of a stretch (git-merge, "How conflicts are presented"); the older one may stand between them. */
const conflictPattern =
  /^<{7}(?: .*)?(\r?\n)((?:(?!={7}\r?$|>{7}|<{7}).*\r?\n)*?)(?:\|{7}.*\r?\n(?:(?!={7}\r?$).*\r?\n)*?)?={7}\r?\n(?:(?!<{7}|>{7}).*\r?\n)*?>{7}.*$/m;

/** Of the two versions the first is read on with. */
function conflict(text: string): Candidate | undefined {
  const found = text.includes('<<<<<<<') ? conflictPattern.exec(text) : null;
  if (!found) return undefined;
  const [whole, , ours = ''] = found;
  const marker = { offset: found.index, length: /^.*/.exec(whole)?.[0].length ?? 7 };
  const edit = { offset: found.index, length: whole.length, content: ours };
  return candidate(0, 'skip', faultAt(marker, 'merge-conflict', {}), edit);
}

/** A line of git's that was forgotten when one version was chosen. */
function leftMarker(text: string): Candidate | undefined {
  const found = /^(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?)$/m.exec(text);
  if (!found) return undefined;
  const span = { offset: found.index, length: found[0].length };
  const fault = faultAt(span, 'left-marker', { marker: found[0].slice(0, 7) });
  return candidate(0, 'fix', fault, { ...span, content: '' });
}

/** A document that was copied with the lines that Markdown puts around code, and with what was said before and after it. */
function fence(text: string): Candidate | undefined {
  const opening = /^[^{}[\]"`~]{0,2000}?(`{3,}|~{3,})[\w-]*[ \t]*(?:\r?\n|\r)/.exec(text);
  const closing = /(?:\r?\n|\r)[ \t]*(?:`{3,}|~{3,})(?:\s[^{}[\]`~]{0,2000})?$/.exec(text);
  const edits: Edit[] = [
    ...(opening ? [{ offset: 0, length: opening[0].length, content: '' }] : []),
    ...(closing ? [{ offset: closing.index, length: closing[0].length, content: '\n' }] : []),
  ];
  const at = opening ?? closing;
  if (!at) return undefined;
  const offset = at.index + at[0].search(/[`~]/);
  const length = /^[`~]+[\w-]*/.exec(text.slice(offset, offset + 100))?.[0].length ?? 3;
  return candidate(
    0,
    'fix',
    faultAt({ offset, length }, 'code-fence', { isTwo: edits.length === 2 }),
    ...edits,
  );
}

/** Lines before the one with the bracket that opens a document, of which none can be a part of it. */
const linesBefore =
  /^\s{0,200}((?:(?![<{[`~“”])(?:"[^"\r\n]*"|(?!")[^\r\n]*)(?:\r?\n|\r)){1,20}?)[^\S\n]*(?=[{[]\s*(?:\r?\n|["{]))/;
/** So many tokens it may hold. */
const mostTokens = 100;
/** A name with its value belongs to a document that has lost its bracket. */
const property = /^\s*"[^"\r\n]*"\s*:|^\s*[\w$]+\s*:\s*(?:["'][^\r\n]*["'],?\s*$|[[{])|[{[]\s*$/m;

/** What somebody noted above a document: its lines have to go, whatever stands in them. */
export function* leadingNote({ text, at }: Trouble): Generator<Candidate> {
  if (at > mostTokens) return;
  const [whole = '', note = ''] = linesBefore.exec(text) ?? [];
  if (note.trim() === '' || /^\s*(?:#\s|\/[/*])/.test(note) || property.test(note)) return;
  const offset = text.search(/\S/);
  const words = note.trimEnd();
  const first = /^[^\r\n]*/.exec(words)?.[0].trimEnd() ?? '';
  const fault = faultAt({ offset, length: first.length }, 'not-json', {
    start: first,
    from: text.slice(0, offset).split('\n').length,
    to: text.slice(0, offset + words.length).split('\n').length,
  });
  yield candidate(1, 'skip', fault, { offset: 0, length: whole.length, content: '' });
}

type Kind = ProblemDetails<'copied-marks'>['kind'];

/** What other programs put before lines of a document, by what it is; behind it the document's own line goes on. */
const marks: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  // Signs of diff (POSIX, "Diff -u Output Format") before pieces of a document; a hyphen alone may begin a list in YAML.
  [
    'changes',
    /^(?:[+-](?=[^\S\r\n]*["{}[\]])|(?:diff --git|index [0-9a-f]{7}|--- |\+\+\+ |@@ -))[^\r\n]*(?:\r?\n|$)/gm,
  ],
  // Mail programs, before each line that is quoted (RFC 3676, 4.5).
  [
    'quotation',
    /^[^\S\r\n]*(?:>[^\S\r\n]?)+(?=[^\S\r\n]*(?:[{}[\]]|"(?!(?:[^"\\\r\n]|\\.)*"[^\S\r\n]*\p{L})|\r?$))/gmu,
  ],
  // The day, the time and the name that a messenger copies with each message.
  [
    'stamp',
    /^[^\S\r\n]*\u200E?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: -)? [^:"\r\n]{1,60}: ?(?=[^\S\r\n]*["{}[\]])/gim,
  ],
  // The number of one line that was copied with it.
  ['number', /^[^\S\r\n]*\d{1,4}[:.|)]?[^\S\r\n](?=[^\S\r\n]*"[^"\r\n]*"\s*:)/gm],
];

/** What was copied along with lines of a document from a program that shows them with their numbers, with what was changed in them, or as what somebody wrote. */
function copiedMarks(text: string): Candidate | undefined {
  const numbered = lineNumbers(text);
  if (numbered) return numbered;
  for (const [kind, pattern] of marks) {
    const found = copied(text, kind, [...text.matchAll(pattern)]);
    if (found) return found;
  }
  return undefined;
}

function copied(text: string, kind: Kind, lines: readonly RegExpExecArray[]): Candidate | undefined {
  const isOne =
    kind === 'changes'
      ? lines.some(([line]) => line.startsWith('+'))
      : // Signs alone may stand between quoted lines that are words.
        lines.some(({ 0: mark, index }) =>
          /^[^\S\r\n]*\S/.test(text.slice(index + mark.length, index + mark.length + 300)),
        );
  const [first] = lines;
  if (!isOne || !first) return undefined;
  const start = first.index + first[0].search(/\S/);
  const length = kind === 'changes' ? 1 : first[0].trim().length;
  const fault = faultAt({ offset: start, length }, 'copied-marks', { kind, lines: lines.length });
  return candidate(
    0,
    kind === 'changes' ? 'skip' : 'fix',
    fault,
    ...lines.map((line) => withoutMark(kind, line)),
  );
}

function withoutMark(kind: Kind, { 0: mark, index }: RegExpExecArray): Edit {
  const isAdded = kind === 'changes' && mark.startsWith('+') && !mark.startsWith('+++');
  if (isAdded) return { offset: index, length: 1, content: ' ' };
  const indent = kind === 'stamp' ? (/^[^\S\r\n]*/.exec(mark)?.[0] ?? '') : '';
  return { offset: index, length: mark.length, content: indent };
}

/** A number, perhaps with a sign behind it, before every line that is not empty; each is higher than the one before. */
function lineNumbers(text: string): Candidate | undefined {
  if (!/^\s*\d+[:.|)]?[^\S\n]*[{[]/.test(text)) return undefined;
  const lines = [...text.matchAll(/^[^\S\r\n]*(\d*)[:.|)]?[^\S\r\n]?(?=([^\r\n]*))/gm)];
  const filled = lines.filter(({ 0: mark, 2: rest = '' }) => mark.trim() !== '' || rest.trim() !== '');
  const numbers = filled.map(({ 1: number = '' }) => (number === '' ? NaN : Number(number)));
  const areLines = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? NaN));
  const [first] = filled;
  if (!first || filled.length < 3 || !areLines) return undefined;
  const span = { offset: first.index, length: first[0].length };
  const edits = filled.map(({ 0: mark, index }) => ({ offset: index, length: mark.length, content: '' }));
  return candidate(
    0,
    'fix',
    faultAt(span, 'copied-marks', { kind: 'number', lines: filled.length }),
    ...edits,
  );
}
