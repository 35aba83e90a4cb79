import { isChat, isMessenger, joints } from '../parse/lines-of-text';
import type { ParsedDocument } from '../parse/parse-document';
import { offsetAt, lineOf } from '../places/lines';
import { locate } from '../places/locate';
import type { Span } from '../places/span';
import { eachAnEntry, endLineIn, entriesHint, linesHint, type TypedLines } from '../problems/line-words';
import type { Problem } from '../problems/problem';
import type { Validation } from './create-validator';

/** Problems with the hint of each text of several lines as its place wants it: what becomes of a line break is known by the schema. */
export function withTypedLines(
  document: ParsedDocument,
  { annotations, errors }: Pick<Validation, 'annotations' | 'errors'>,
  problems: readonly Problem[],
): Problem[] {
  if (problems.every(({ code }) => code !== 'unclosed-text')) return [...problems];
  const formatted = annotations.filter(({ kind }) => kind === 'richText');
  const spans = formatted.map(({ pointer }) => locate(document, pointer, 'value'));
  const wrong = errors.filter(({ keyword }) => keyword === 'type');
  const strange = new Set(wrong.map(({ instancePath }) => locate(document, instancePath, 'value').offset));
  const told = problems.map((problem) => {
    const last = problem.code === 'unclosed-text' ? endLineIn(problem.message) : undefined;
    return last === undefined ? problem : withLines(document, problem, last, { spans, strange });
  });
  const split = told.filter(({ hint }) => hint === entriesHint);
  return told.filter((problem) => !isTooShortBy(document, problem, split));
}

/** Whether a list has too few entries only because several were typed as one. */
function isTooShortBy(
  document: ParsedDocument,
  { code, pointer }: Problem,
  split: readonly Problem[],
): boolean {
  if (code !== 'too-few-items' || split.length === 0) return false;
  const { offset, length } = locate(document, pointer, 'value');
  const starts = split.map(({ line, column }) => offsetAt(document.text, line, column));
  return starts.some((start) => offset < start && start < offset + length);
}

/** What is known of the values of a document. */
interface Known {
  /** Where its formatted texts stand. */
  spans: readonly Span[];
  /** Where values of a wrong kind begin. */
  strange: ReadonlySet<number>;
}

function withLines(
  document: ParsedDocument,
  problem: Problem,
  last: number,
  { spans, strange }: Known,
): Problem {
  const { text } = document;
  const { fix, ...told } = problem;
  const start = offsetAt(text, problem.line, problem.column);
  const entry = strange.has(start) ? undefined : typedEntry(text, start, last);
  const typed = typedLines(document, problem, last, spans);
  if (typed?.place !== 'formatted' && entry)
    return { ...told, hint: entriesHint, fix: [splitEdit(text, entry, false)] };
  if (typed === undefined) return problem;
  const mended =
    entry && typed.areLines ? [splitEdit(text, entry, true)] : fix && fixIn(typed.place, fix, text, start);
  return { ...told, hint: linesHint(typed), ...(mended && { fix: mended }) };
}

/** In a message a line break is one: what joins its lines would lose it. */
function fixIn(
  place: TypedLines['place'],
  fix: readonly Edit[],
  text: string,
  start: number,
): readonly Edit[] | undefined {
  if (place === 'message') return undefined;
  return place === 'plain' ? plainLines(fix, text, start) : fix;
}

/** How a text was typed; undefined for a name, and where the lines can be texts of their own, of which the hint that is there says more. */
function typedLines(
  { text }: ParsedDocument,
  { line, column, hint }: Problem,
  last: number,
  spans: readonly Span[],
): TypedLines | undefined {
  const start = offsetAt(text, line, column);
  const around = spans.find(({ offset, length }) => offset <= start && start < offset + length);
  const [begin = '', ...more] = text
    .slice(start, offsetAt(text, last + 1, 1))
    .trimEnd()
    .split(/\r\n|\n|\r/);
  const lines = more.join('\n');
  const isInList = around !== undefined && around.offset !== start;
  if (/^\s*[^"]*"\s*:/.test(lines) || (isInList && begin.endsWith(',') && more.length === 1))
    return undefined;
  if (!around && hint.startsWith(eachAnEntry)) return undefined;
  if (around) return { place: 'formatted', isInList, ...lookOf(begin, lines) };
  const place = isMessage({ text }, { line, column }) ? 'message' : 'plain';
  return { place, isInList, ...lookOf(begin, lines) };
}

/** Whether the text begins as a link to the chat does. */
function isMessage({ text }: { text: string }, { line, column }: Pick<Problem, 'line' | 'column'>): boolean {
  return /^"whatsapp:/i.test(text.slice(offsetAt(text, line, column)).slice(0, 20));
}

function lookOf(
  begin: string,
  lines: string,
): Pick<TypedLines, 'areLines' | 'hasMarks' | 'hasStars' | 'isMessenger'> {
  const rest = `\n${lines.replace(/"\s*[,}\]\s]*$/, '')}`;
  const hasStamps = isMessenger(begin, rest);
  const isListed = isChat(begin, rest) || joints(begin, rest).some(({ content }) => content.startsWith('\\'));
  return {
    areLines: hasStamps || isListed,
    hasMarks: /(?<!\\)"/.test(begin.slice(1) + rest),
    hasStars: starred(begin + rest).length > 0,
    isMessenger: hasStamps,
  };
}

/** A text of a list that was typed on several lines. */
interface TypedEntry {
  /** Where it begins in its document, and where it ends behind its last quotation mark. */
  start: number;
  end: number;
  lines: string[];
}

/** The text of several lines that begins there, where it is an entry of a list and each of its lines is certainly one by itself. */
function typedEntry(text: string, start: number, lastLine: number): TypedEntry | undefined {
  if (!/[[,]\s*$/.test(text.slice(0, start))) return undefined;
  const end = offsetAt(text, lastLine, 1) + (lineOf(text, lastLine)?.length ?? 0);
  // With a quotation mark inside nobody can know where it ends.
  const written = /^"((?:[^"\\]|\\.)*)"(?=\s*(?:[,\]]|$))/.exec(text.slice(start, end));
  if (!written) return undefined;
  const [whole, inside = ''] = written;
  const lines = inside.split(/\r\n|\n|\r/).map((line) => line.trim());
  return areEntries(lines) ? { start, end: start + whole.length, lines } : undefined;
}

/** Letters: a line so long may have been broken by a program. */
const brokenLine = 50;
/** Letters of a word or two, that are no part of a sentence. */
const ofWords = 30;

const bullet = /^(?:[-*+•●▪◦‣∙–—]|\d{1,2}[.)])\s+/u;

/** Whether no break stands inside of a sentence, or some lines are of a few words each. */
function areEntries(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line !== '');
  const [first = '', ...others] = written;
  const rest = `\n${others.join('\n')}`;
  if (others.length === 0 || isChat(first, rest) || isMessenger(first, rest)) return false;
  const areShort = written.length > 2 && written.every((line) => line.length <= ofWords);
  return (
    areShort || lines.every((line, at) => at === 0 || line === '' || isBorder(lines[at - 1] ?? '', line))
  );
}

function isBorder(line: string, next: string): boolean {
  if (line === '' || bullet.test(next) || /[.!?;।]$/u.test(line)) return true;
  return line.length < brokenLine && !line.endsWith(',') && /^["“‘(]?[\p{Lu}\d]/u.test(next);
}

/** Puts each line between quotation marks of its own; a formatted text keeps its bullets, and its empty lines, which begin a paragraph. */
function splitEdit(text: string, { start, end, lines }: TypedEntry, isFormatted: boolean): Edit {
  const kept = isFormatted ? lines : lines.filter((line) => line !== '').map(withoutSigns);
  const indent = /(?:^|\n)([^\S\n]*)$/.exec(text.slice(0, start))?.[1];
  const [lineEnd = '\n'] = /\r?\n/.exec(text) ?? [];
  const border = indent === undefined ? ', ' : `,${lineEnd}${indent}`;
  return { offset: start, length: end - start, content: kept.map((line) => `"${line}"`).join(border) };
}

function withoutSigns(line: string): string {
  return line.replace(bullet, '').replace(/\s*[,;]$/, '');
}

/** A change of a document's text. */
type Edit = NonNullable<Problem['fix']>[number];

/** A place of a text: where it begins and how many letters it has. */
type Stars = Pick<Edit, 'offset' | 'length'>;

/** The stars around words, as Markdown makes them bold or slanted. */
function starred(text: string): Stars[] {
  const found = text.matchAll(/(?<![\p{L}\p{N}*])(\*\*?)[\p{L}\p{N}][^*\n]*\1(?![\p{L}\p{N}*])/gu);
  return [...found].flatMap(({ 0: words, 1: { length } = '', index }) => [
    { offset: index, length },
    { offset: index + words.length - length, length },
  ]);
}

/**
 * What makes one line of a text that is shown without line breaks and without formatting: spaces alone, and no stars.
 * @param fix what joins its lines where line breaks are shown.
 * @param start where the text begins in its document.
 */
function plainLines(fix: readonly Edit[], text: string, start: number): Edit[] {
  const end = Math.max(...fix.map(({ offset, length }) => offset + length));
  const behind = /^[^"\r\n]*/.exec(text.slice(end))?.[0].length ?? 0;
  const stars = starred(text.slice(start, end + behind));
  return [
    ...fix.map((edit) => (/^(?:\\n)+$/.test(edit.content) ? { ...edit, content: ' ' } : edit)),
    ...stars.map(({ offset, length }) => ({ offset: start + offset, length, content: '' })),
  ].toSorted((one, other) => one.offset - other.offset);
}
