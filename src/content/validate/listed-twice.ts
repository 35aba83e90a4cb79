import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { Span } from '../places/span';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';

/** An entry that stands in its list already, where each may stand once: the later one goes, with the comma before it. */
export function listedTwice(
  document: ParsedDocument,
  { instancePath: pointer, params, data }: ErrorObject,
): Problem {
  const places = [Number(params['i']), Number(params['j'])];
  const [first, later] = [Math.min(...places), Math.max(...places)];
  const place = (at: number): Span => locate(document, step(pointer, at), 'value');
  const problem = problemAt(document, place(later), step(pointer, later), 'listed-twice', {
    word: String((data as unknown[])[later]),
    firstLine: lineAt(document.text, place(first).offset),
  });
  const offset = endOf(place(later - 1));
  return { ...problem, fix: [{ offset, length: endOf(place(later)) - offset, content: '' }] };
}

function endOf({ offset, length }: Span): number {
  return offset + length;
}
