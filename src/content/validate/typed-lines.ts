import type { ParsedDocument } from '../parse/parse-document';
import { isChat, isMessenger, joints } from '../parse/lines-of-text';
import { offsetAt } from '../places/lines';
import { locate } from '../places/locate';
import type { Span } from '../places/span';
import { eachAnEntry, endLineIn, entriesHint, linesHint, type TypedLines } from '../problems/line-words';
import type { Problem } from '../problems/problem';
import type { Validation } from './create-validator';
import { plainLines, starred, type Edit } from './plain-lines';
import { splitEdit, typedEntry } from './split-lines';

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
