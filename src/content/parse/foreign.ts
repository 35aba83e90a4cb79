import type { Span } from '../places/span';
import type { ProblemDetails } from '../problems/catalogue';
import { candidate, faultAt, type Candidate } from './candidate';
import { between, removed, replaced } from './edits';

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
  return candidate(0, 'fix', fault, removed(span));
}

/** A document that was copied with the lines that Markdown puts around code, and with what was said before and after it. */
function fence(text: string): Candidate | undefined {
  const opening = /^[^{}[\]"`~]{0,2000}?(`{3,}|~{3,})[\w-]*[ \t]*(?:\r?\n|\r)/.exec(text);
  const closing = /(?:\r?\n|\r)[ \t]*(?:`{3,}|~{3,})(?:\s[^{}[\]`~]{0,2000})?$/.exec(text);
  const at = opening ?? closing;
  if (!at) return undefined;
  const offset = at.index + at[0].search(/[`~]/);
  const length = /^[`~]+[\w-]*/.exec(text.slice(offset, offset + 100))?.[0].length ?? 3;
  return candidate(
    0,
    'fix',
    faultAt({ offset, length }, 'code-fence', {}),
    ...(opening ? [removed(between(0, opening[0].length))] : []),
    ...(closing ? [{ offset: closing.index, length: closing[0].length, content: '\n' }] : []),
  );
}

/** A piece of a document, and no words in quotation marks. */
const piece = String.raw`(?=[^\S\r\n]*(?:[{}[\]]|"(?!(?:[^"\\\r\n]|\\.)*"[^\S\r\n]*\p{L})))`;

type Kind = ProblemDetails<'copied-marks'>['kind'];

/** What other programs put before lines of a document, by what it is and in how many lines at least; behind it the document's own line goes on. */
const marks: readonly (readonly [kind: Kind, fewest: number, pattern: string])[] = [
  // The numbers of lines: before a single text it may belong to that.
  ['number', 3, String.raw`[^\S\r\n]*\d{1,4}[:.|)]?[^\S\r\n](?:${piece}|(?=[^\S\r\n]*\r?$))`],
  ['number', 1, String.raw`[^\S\r\n]*\d{1,4}[:.|)]?[^\S\r\n](?=[^\S\r\n]*"[^"\r\n]*"\s*:)`],
  // Signs of diff (POSIX, "Diff -u Output Format"); a hyphen alone may begin a list in YAML.
  ['changes', 1, String.raw`(?:\+${piece}|-${piece}.*(?:\r?\n|$)|(?:@@ -|--- |\+\+\+ ).*(?:\r?\n|$))`],
  // Mail programs, before each line that is quoted (RFC 3676, 4.5).
  ['quotation', 1, String.raw`[^\S\r\n]*(?:>[^\S\r\n]?)+(?:${piece}|(?=\r?$))`],
  // The day, the time and the name that a messenger copies with each message.
  [
    'stamp',
    1,
    String.raw`[^\S\r\n]*\[?\d[\d./-]+,? \d{1,2}:\d{2}[^\]"\r\n]{0,12}\]?(?: -)? [^:"\r\n]{1,60}: ?${piece}`,
  ],
];

/** What was copied along with lines of a document from a program that shows them with their numbers, with what was changed in them, or as what somebody wrote. */
function copiedMarks(text: string): Candidate | undefined {
  for (const [kind, fewest, pattern] of marks) {
    const found = [...text.matchAll(new RegExp(`^${pattern}`, 'gmu'))];
    const lines = found.map(({ 0: { length }, index }) => ({ offset: index, length }));
    const isOwn = ({ offset, length }: Span): boolean =>
      kind === 'changes' ? text[offset] === '+' : text[offset + length] !== '\n';
    const [first] = lines;
    if (!first || lines.filter(isOwn).length < fewest) continue;
    const fault = faultAt(kind === 'changes' ? { ...first, length: 1 } : first, 'copied-marks', { kind });
    const edits = lines.map((line) => replaced(line, kind === 'changes' && line.length === 1 ? ' ' : ''));
    return candidate(0, kind === 'changes' ? 'skip' : 'fix', fault, ...edits);
  }
  return undefined;
}
