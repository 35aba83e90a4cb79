import type { ParsedDocument } from '../parse/parse-document';
import { isChat, isMessenger, joints } from '../parse/lines-of-text';
import { offsetAt } from '../places/lines';
import { locate } from '../places/locate';
import type { Span } from '../places/span';
import { eachAnEntry, endLineIn, linesHint, type TypedLines } from '../problems/line-words';
import type { Problem } from '../problems/problem';
import type { Annotation } from './annotation';
import { plainLines, starred, type Edit } from './plain-lines';

/** Problems with the hint of each text of several lines as its place wants it: what becomes of a line break is known by the schema. */
export function withTypedLines(
  document: ParsedDocument,
  annotations: readonly Annotation[],
  problems: readonly Problem[],
): Problem[] {
  if (problems.every(({ code }) => code !== 'unclosed-text')) return [...problems];
  const formatted = annotations.filter(({ kind }) => kind === 'richText');
  const spans = formatted.map(({ pointer }) => locate(document, pointer, 'value'));
  return problems.map((problem) => {
    const last = problem.code === 'unclosed-text' ? endLineIn(problem.message) : undefined;
    const typed = last === undefined ? undefined : typedLines(document, problem, last, spans);
    if (typed === undefined) return problem;
    const { fix, ...told } = problem;
    const mended =
      fix && fixIn(typed.place, fix, document.text, offsetAt(document.text, problem.line, problem.column));
    return { ...told, hint: linesHint(typed), ...(mended && { fix: mended }) };
  });
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
