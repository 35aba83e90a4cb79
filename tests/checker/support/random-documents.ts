import * as fc from 'fast-check';
import { expect } from 'vitest';
import { checkSite } from '../../../src/content/check-site';
import { parseDocument } from '../../../src/content/parse/parse-document';
import type { Problem } from '../../../src/content/problems/problem';
import { marked } from '../../../src/content/testing/marked';
import { baseText, siteWith, tools } from './virtual-site';

const seeded = { seed: 20250815, endOnFailure: true } as const;
const decoder = new TextDecoder();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A problem marks something that is there: nothing only in a file where nothing is. */
function isPlaced(problem: Problem, text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/);
  const isIn = (line: number, column: number): boolean =>
    column >= 1 && column <= (lines[line - 1] ?? '').length + 1;
  const { line, column, endLine, endColumn } = problem;
  if (line > lines.length || endLine > lines.length || !isIn(line, column) || !isIn(endLine, endColumn))
    return false;
  return text.trim() === '' || marked(text, problem) !== '';
}

/** Pieces of JSON in any order come nearer to real mistakes than any letters. */
const pieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"a"',
  '"b": 1',
  'true',
  'nul',
  '-1.5e',
  '\\',
  '“',
  "'",
  '//',
  '/*',
  '\n',
  ' ',
  '\t',
  '\u{a0}',
  'x',
  '#',
  '\\u12',
  '\ud83d',
  '\0',
];
const scraps = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

/** Any bytes are read without an exception, and told a problem when JSON.parse refuses them. */
export function readsAnything(runs: number): void {
  const anything = fc
    .oneof(fc.string({ unit: 'binary', maxLength: 60 }), scraps)
    .map((text) => new TextEncoder().encode(text));
  fc.assert(
    fc.property(fc.oneof(anything, fc.uint8Array({ maxLength: 60 })), (bytes) => {
      const { problems, text } = parseDocument({ path: 'any.json', bytes });
      expect(problems.filter((problem) => !isPlaced(problem, text))).toEqual([]);
      expect(problems.length > 0 || isJson(decoder.decode(bytes))).toBe(true);
    }),
    { ...seeded, numRuns: runs },
  );
}

type Edit = (text: string) => string;

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (text: string, where: number): number => Math.floor(where * text.length);
const letter = fc.constantFrom(...'{}[],:"\\\'“”a1 \n/#<*{}[],:"'.split(''));
const typed: fc.Arbitrary<Edit> = fc.oneof(
  place.map(
    (where): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + text.slice(at(text, where) + 1),
  ),
  fc.tuple(place, letter).map(
    ([where, one]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + one + text.slice(at(text, where)),
  ),
  fc.tuple(place, letter).map(
    ([where, one]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + one + text.slice(at(text, where) + 1),
  ),
);
const swapped: fc.Arbitrary<Edit> = fc
  .tuple(place, fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 2 })))
  .map(([where, value]): Edit => (text) => {
    const root: unknown = JSON.parse(text);
    const holders = placesOf(root);
    const [holder, key] = holders[Math.floor(where * holders.length)] ?? [];
    if (holder && key !== undefined) {
      if (value === undefined) delete holder[key];
      else holder[key] = value;
    }
    return JSON.stringify(root, null, 2);
  });

type Holder = Record<string, unknown>;

function placesOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [[holder, key] as [Holder, string], ...placesOf(holder[key])]);
}

const paths = ['invite.json', 'about.json', 'index.json', '_site.json', '_collections/programs.json'];

/** A valid document with one random change is checked without an exception, and every problem marks something in its document. */
export function placesProblems(runs: number): void {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(typed, swapped), (path, edit) => {
      const text = edit(baseText(path));
      const { problems, site } = checkSite(siteWith({ [path]: text }), tools);
      expect(problems.filter((problem) => !isPlaced(problem, site.textOf(problem.file)))).toEqual([]);
    }),
    { ...seeded, numRuns: runs },
  );
}

/** How many problems are told each time when a character was typed that makes a document unreadable. */
export function problemsOfTyping(runs: number): number[] {
  const changed = fc.sample(fc.tuple(fc.constantFrom(...paths), typed), { ...seeded, numRuns: runs });
  const broken = changed
    .map(([path, edit]) => ({ [path]: edit(baseText(path)) }))
    .filter((files) => !Object.values(files).every(isJson));
  return broken.map((files) => checkSite(siteWith(files), tools).problems.length);
}
