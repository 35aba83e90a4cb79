import { applyEdits, findNodeAtOffset, getNodePath, parseTree, type Edit } from 'jsonc-parser';
import { lineAt, lineOf as lineIn } from '../places/lines';
import { after, originOf, type Rewriting } from '../places/origin';
import { step } from '../places/pointer';
import { problemAt } from '../problems/create-problem';
import { embedStart } from '../problems/embed-words';
import type { Problem } from '../problems/problem';
import { wholeLine } from '../problems/wording';
import { bestRepair } from './best-repair';
import { foreignLines } from './foreign';
import { candidate, faultAt, type Candidate, type Fault } from './candidate';
import { lineStart, restOfLine } from './edits';
import { readingOf, type Reading } from './reading';

/** What was found in a text that is not JSON. */
export interface RepairedDocument {
  problems: Problem[];
  /** The text that can be read in its place; undefined where a mistake leaves too much open. */
  readAs?: { text: string; rewriting: Rewriting };
  /** Pointers of the values in it that are guesses. */
  ambiguous: string[];
}

/** The most that is done for one text: mistakes, and letters that are read for them. */
const [mostMistakes, mostLetters] = [200, 20_000_000];

interface Progress {
  document: { path: string; text: string };
  /** The text as it can be read so far. */
  text: string;
  rewriting: (readonly Edit[])[];
  found: Found[];
  /** Offsets in `text`. */
  guesses: number[];
}

interface Found {
  problem: Problem;
  fault: Fault;
  kind: Candidate['kind'];
  /** Its line in the text as it was read then. */
  line: number;
}

/**
 * Finds the mistakes of a text one after the other, each in the text as it would be without those before. What may be no
 * more than a consequence of the one before ends it: then the author corrects that first.
 */
export function repairDocument(document: { path: string; text: string }): RepairedDocument {
  const { text } = document;
  const progress: Progress = { document, text, rewriting: [], found: [], guesses: [] };
  const rounds = Math.min(mostMistakes, Math.ceil(mostLetters / Math.max(1, text.length)));
  for (let round = 0; round < rounds; round += 1) {
    const next = firstMistake(progress);
    if (next === 'none') return finished(progress);
    const found = foundIn(progress, next);
    const last = progress.found.at(-1);
    if (last && mayFollow(found, last)) break;
    const isRead = next.kind !== 'lost';
    if (isRead) take(progress, next);
    if (last && last.problem.line === found.problem.line)
      progress.found.splice(-1, 1, together(progress, last, found));
    else progress.found.push(found);
    if (!isRead) break;
  }
  return unfinished(progress);
}

function firstMistake(progress: Progress): Candidate | 'none' {
  const { text, document, rewriting } = progress;
  if (text.trim() === '' && rewriting.length === 0)
    return candidate(0, 'lost', faultAt({ offset: 0, length: 0 }, 'empty-file', {}));
  const foreign = foreignLines(text);
  if (foreign) return foreign;
  const reading = readingOf(text);
  if (reading.failed === undefined) return 'none';
  const lineOf = (offset: number): number =>
    lineAt(document.text, originOf(rewriting, { offset, length: 0 }).offset);
  const repair = isNoDocument(reading) ? undefined : bestRepair(reading, lineOf);
  return asEmbedCode(text, repair ?? unknownMistake(reading));
}

/** A line with code with which another site shows something of its own is reported as that, whatever it breaks. */
function asEmbedCode(text: string, one: Candidate): Candidate {
  const start = lineStart(text, one.fault.span.offset);
  const line = restOfLine(text, start);
  const at = line.search(embedStart);
  if (at < 0) return one;
  const fault = faultAt({ offset: start + at, length: line.length - at }, 'embed-code', {
    code: line.slice(at),
  });
  return { ...one, kind: one.kind === 'lost' ? 'lost' : 'skip', fault };
}

/** What begins with no bracket, and has none at the beginning of a later line, was never a document. */
function isNoDocument({ text, tokens: [first] }: Reading): boolean {
  return first?.kind === 'unknown' && !/^[^\S\n]*.{0,4}[{[]/m.test(text);
}

/** A mistake for which nothing can be done at its place. */
function unknownMistake({ text, tokens, failed = 0 }: Reading): Candidate {
  const token = tokens[failed];
  const offset = failed === 0 ? text.search(/\S/) : Math.min(token?.offset ?? 0, text.trimEnd().length - 1);
  const line = restOfLine(text, offset);
  const span = { offset, length: Math.max(1, line.length) };
  const fault =
    token?.fault === 'unclosed'
      ? faultAt(span, 'unclosed-text', {})
      : failed === 0
        ? faultAt(span, 'not-json', { start: line })
        : faultAt(span, 'unquoted-text', { text: line, isKey: false });
  return candidate(0, 'lost', fault);
}

function foundIn({ document, text, rewriting }: Progress, { fault, edits, kind }: Candidate): Found {
  const problem = problemAt(document, originOf(rewriting, fault.span), '', fault.code, fault.details);
  const fix = edits.map((edit) => ({ ...originOf(rewriting, edit), content: edit.content }));
  const line = lineAt(text, fault.span.offset);
  const isMarked = shownWhole.has(fault.code) && (edits.length > 1 || fault.code !== 'extra-quote');
  const whole = isMarked ? (lineIn(applyEdits(text, [...edits]), line)?.trim() ?? '') : '';
  const hint = whole === '' || whole.length > longestShown ? problem.hint : wholeLine(whole);
  return { problem: { ...problem, hint, ...(kind === 'fix' && { fix }) }, fault, kind, line };
}

/** Where several marks are wrong in one line, it is shown as it should be. */
const shownWhole = new Set<string>(['extra-quote', 'single-quotes', 'smart-quotes', 'unescaped-quote']);
/** Letters of such a line. */
const longestShown = 300;

/** Several mistakes in one line, as one problem that shows the whole line as it should be. */
function together({ text }: Progress, last: Found, one: Found): Found {
  const { endLine, endColumn, fix = [] } = one.problem;
  const hint = wholeLine(lineIn(text, one.line)?.trim() ?? '');
  const problem = { ...last.problem, endLine, endColumn, hint, fix: [...(last.problem.fix ?? []), ...fix] };
  return { ...one, problem };
}

function take(progress: Progress, { edits, kind }: Candidate): void {
  progress.text = applyEdits(progress.text, [...edits]);
  progress.rewriting.push(edits);
  progress.guesses = progress.guesses.map((offset) => after(edits, offset));
  if (kind === 'guess')
    progress.guesses.push(...edits.map(({ offset, content }) => offset + content.search(/\S/)));
}

/** Whether a mistake may come from the repair of the one before: it stands no further down, or moves a bracket again. */
function mayFollow({ problem, fault, kind }: Found, last: Found): boolean {
  if (fault.code === 'text-after-end') return true;
  if (problem.line > last.problem.line)
    return isBracket(fault) && isBracket(last.fault) && fault.code !== last.fault.code;
  const isSame = fault.code === last.fault.code && kind === 'fix' && last.kind === 'fix';
  return problem.line < last.problem.line || !isSame || problem.column <= last.problem.column;
}

function isBracket({ code }: Fault): boolean {
  return code.endsWith('-bracket') || code === 'extra-colon';
}

/** Whether a bracket is right shows only where the text can be read to its end. */
function unfinished({ found }: Progress): RepairedDocument {
  return {
    problems: found.map(({ problem, fault }) => (isBracket(fault) ? withoutFix(problem) : problem)),
    ambiguous: [],
  };
}

function withoutFix(problem: Problem): Problem {
  const { fix: _, ...others } = problem;
  return others;
}

function finished(progress: Progress): RepairedDocument {
  const { text, rewriting, found, guesses } = progress;
  const root = guesses.length > 0 ? parseTree(text) : undefined;
  const ambiguous = guesses.map((offset) => {
    const node = root && findNodeAtOffset(root, offset, true);
    return node ? getNodePath(node).reduce<string>(step, '') : '';
  });
  return { problems: found.map(({ problem }) => problem), readAs: { text, rewriting }, ambiguous };
}
