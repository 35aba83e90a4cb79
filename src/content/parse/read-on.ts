import { applyEdits, findNodeAtOffset, getNodePath, parseTree, type Edit } from 'jsonc-parser';
import { after, type Rewriting } from '../places/origin';
import { lineAt } from '../places/lines';
import { step } from '../places/pointer';
import type { Problem } from '../problems/problem';
import { wholeLine } from '../problems/wording';
import { isAligned } from './brackets';
import { editedCopy } from './edited-copy';
import { faultAt, type Fault } from './fault';
import { foreignLines } from './foreign-lines';
import { leadingNote } from './leading-note';
import { pastedEnd } from './pasted-end';
import { pastedTwice } from './pasted-twice';
import { repairOf } from './repair/repair-of';
import type { Repair } from './repair/repair';
import { strayPair } from './stray-pair';
import { syntaxFault } from './syntax-fault';
import { toldFault } from './told-fault';

/** What was found in a text that is not JSON. */
export interface ReadOn {
  problems: Problem[];
  /** The text that can be read in its place; undefined where a fault leaves too much open. */
  readAs?: { text: string; rewriting: Rewriting };
  /** Pointers of the values in it that are guesses. */
  ambiguous: string[];
  lostList?: LostList;
}

/** Where the entries of a list begin whose own line is gone: an offset in a text, as it was mended so far. */
export interface LostList {
  offset: number;
  readAs: { text: string; rewriting: Rewriting };
}

/** The most that is done for one text: faults, and letters that are read for them. */
const [mostFaults, mostLetters] = [200, 20_000_000];

interface Reading {
  document: { path: string; text: string };
  /** The text as it can be read so far. */
  text: string;
  rewriting: (readonly Edit[])[];
  /** What was found so far, each with its line in the text as it was read then. */
  found: { problem: Problem; fault: Fault; kind: Repair['kind'] | undefined; line: number }[];
  /** Offsets in `text`. */
  guesses: number[];
}

/**
 * Finds the faults of a text one after the other, each in the text as it would be without those before. What may be no
 * more than a consequence of the fault before ends it: then the author mends that first.
 */
export function readOn(document: { path: string; text: string }): ReadOn {
  const copy = editedCopy(document.text);
  if (copy) return readFrom(document, { fault: copy });
  const read = readFrom(document);
  const end = read.readAs ? undefined : pastedEnd(document.text);
  if (end) return readFrom(document, end);
  const isOneSign = read.readAs !== undefined && read.problems.length === 1 && read.problems[0]?.fix;
  const whole = surplus(document, read.problems[0]?.line ?? 1);
  const isMore = whole && (!isOneSign || lettersAway(whole.repair) >= fewestLetters);
  return isMore ? readFrom(document, whole) : read;
}

/** What begins with something that is too much as a whole. */
function readFrom(document: { path: string; text: string }, whole?: ReturnType<typeof surplus>): ReadOn {
  const { text } = document;
  const reading: Reading = { document, text, rewriting: [], found: [], guesses: [] };
  if (whole) {
    const { fault, repair } = whole;
    reading.found.push(foundFault(reading, fault, repair));
    if (!repair) return unfinished(reading);
    take(reading, repair);
  }
  const rounds = Math.min(mostFaults, Math.ceil(mostLetters / Math.max(1, text.length)));
  for (let round = 0; round < rounds; round += 1) {
    const { fault, repair } = firstFault(reading.text);
    if (!fault) return finished(reading);
    const one = foundFault(reading, fault, repair);
    const last = reading.found.at(-1);
    if (mayFollow(one, last)) break;
    if (repair) take(reading, repair);
    if (last && last.problem.line === one.problem.line)
      reading.found.splice(-1, 1, together(reading, last, one));
    else reading.found.push(one);
    if (!repair) break;
  }
  return unfinished(reading);
}

/** Several faults of one kind in one line, as one problem that shows the whole line as it should be. */
function together({ text }: Reading, last: Found, one: Found): Found {
  const { endLine, endColumn, fix = [] } = one.problem;
  const hint = wholeLine(text.split(/\r\n|\n|\r/)[one.line - 1]?.trim() ?? '');
  const problem = { ...last.problem, endLine, endColumn, hint, fix: [...(last.problem.fix ?? []), ...fix] };
  return { ...one, problem };
}

/** Where one sign mends a text too, only so much is more likely. */
const fewestLetters = 300;

function lettersAway(repair: Repair | undefined): number {
  return repair?.edits.reduce((sum, { length }) => sum + length, 0) ?? 0;
}

/** Reads a text in which a property stands twice, when what stands twice is more than that. */
export function readWithoutCopy(document: { path: string; text: string }): ReadOn | undefined {
  const copy = pastedTwice(document.text, 0);
  return copy?.repair && readFrom(document, copy);
}

/** What a text has too much as a whole. */
function surplus(
  { path, text }: { path: string; text: string },
  line: number,
): { fault: Fault; repair?: Repair } | undefined {
  return strayPair(path, text) ?? pastedTwice(text, line);
}

function unfinished({ found, text, rewriting }: Reading): ReadOn {
  const last = found.at(-1);
  const isLost = last?.fault.code === 'missing-opening-bracket' && last.fault.details.isNameless;
  return {
    problems: found.map(({ problem, fault }) => (isBracket(fault) ? withoutFix(problem) : problem)),
    ambiguous: [],
    ...(isLost && { lostList: { offset: last.fault.span.offset, readAs: { text, rewriting } } }),
  };
}

/** Whether a bracket is right shows only where the text can be read to its end. */
function withoutFix(problem: Problem): Problem {
  const told = { ...problem };
  delete told.fix;
  return told;
}

type Found = Reading['found'][number];

function foundFault(reading: Reading, fault: Fault, repair: Repair | undefined): Found {
  const line = lineAt(reading.text, fault.span.offset);
  return { problem: toldFault(reading, fault, repair), fault, kind: repair?.kind, line };
}

/** Whether a fault may come from the repair of the one before: it stands no further down, or moves the same bracket again. */
function mayFollow({ problem, fault, kind }: Found, last: Found | undefined): boolean {
  if (last && fault.code === 'text-after-end') return true;
  if (!last || problem.line > last.problem.line)
    return last !== undefined && isBracket(fault) && isBracket(last.fault) && fault.code !== last.fault.code;
  const isSame = fault.code === last.fault.code && kind === 'fix' && last.kind === 'fix';
  return problem.line < last.problem.line || !isSame || problem.column <= last.problem.column;
}

/** Whether the repair put in or took out a closing bracket. */
function isMoved({ code }: Fault): boolean {
  return code === 'unclosed-bracket' || code === 'extra-bracket';
}

function isBracket({ code }: Fault): boolean {
  return code.endsWith('-bracket') || code === 'extra-colon';
}

function firstFault(text: string): { fault?: Fault; repair?: Repair | undefined } {
  const foreign = foreignLines(text) ?? leadingNote(text);
  if (foreign) return foreign;
  const found = syntaxFault(text);
  if (found) return { fault: found.fault, repair: repairOf(found) };
  return isJson(text)
    ? {}
    : { fault: faultAt({ offset: 0, length: text.length }, 'not-json', { start: text.trim() }) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function take(reading: Reading, { edits, kind }: Repair): void {
  reading.text = applyEdits(reading.text, edits);
  reading.rewriting.push(edits);
  reading.guesses = reading.guesses.map((offset) => after(edits, offset));
  if (kind === 'guess')
    reading.guesses.push(...edits.map(({ offset, content }) => offset + content.search(/\S/)));
}

function finished(reading: Reading): ReadOn {
  const { text, rewriting, found, guesses } = reading;
  if (found.some(({ fault }) => isMoved(fault)) && !isAligned(text)) return unfinished(reading);
  const root = guesses.length > 0 ? parseTree(text) : undefined;
  const ambiguous = guesses.map((offset) => {
    const node = root && findNodeAtOffset(root, offset, true);
    return node ? getNodePath(node).reduce<string>(step, '') : '';
  });
  const problems = found.map(({ problem }) => problem);
  return { problems, readAs: { text, rewriting }, ambiguous };
}
