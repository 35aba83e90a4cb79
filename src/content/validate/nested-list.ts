import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { withItsLine } from '../parse/with-its-line';
import { lineAt } from '../places/lines';
import { locate, nodeAt } from '../places/locate';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';

/** Entries of a list that were pasted into it with the brackets of another one: no list here holds lists. */
export function nestedList(
  document: ParsedDocument,
  { instancePath: pointer, params, data }: ErrorObject,
): Problem | undefined {
  const wanted = new Set([params['type']].flat().map(String));
  const isEntry = nodeAt(document, pointer)?.parent?.type === 'array';
  const isFit = (one: unknown): boolean => wanted.has(typeof one) && one !== null && !Array.isArray(one);
  if (!isEntry || !Array.isArray(data) || !data.every(isFit)) return undefined;
  const { offset, length } = locate(document, pointer, 'value');
  const last = offset + length - 1;
  const [line, end] = [lineAt(document.text, offset), lineAt(document.text, last)];
  const problem = problemAt(document, { offset, length: 1 }, pointer, 'list-in-list', {
    line,
    end,
    isEmpty: data.length === 0,
  });
  if (document.readAs || data.length === 0) return problem;
  const { text } = document;
  const { length: behind } = text.slice(0, last).trimEnd();
  const fix = [withItsLine(text, offset), { offset: behind, length: last + 1 - behind }];
  return { ...problem, fix: fix.map((span) => ({ ...span, content: '' })) };
}
