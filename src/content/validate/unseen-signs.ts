import type { Json } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { mayPartWords, seenInstead, unseen } from '../places/unseen';
import { nodeAt } from '../places/locate';
import { step, valueAt, withValues } from '../places/pointer';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Annotation } from './annotation';

/** What every document with such a character has in it. */
// oxlint-disable-next-line no-control-regex
const hint = /\\[bfu]|[\u007f\u0085\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff][\udffe\udfff]/;
const all = new RegExp(unseen, 'gu');

/**
 * A value without the characters that no page can show, and a problem for each text that holds some. Names of pictures
 * stay: in them JSON reads such a character out of a path of Windows.
 */
export function withoutUnseen(
  document: ParsedDocument,
  value: Json,
  annotations: readonly Annotation[],
): { value: Json; annotations: readonly Annotation[]; problems: Problem[] } {
  if (!hint.test(document.text)) return { value, annotations, problems: [] };
  const pictures = new Set(annotations.flatMap(({ kind, pointer }) => (kind === 'image' ? pointer : [])));
  const pointers = textsIn(value, '').filter((one) => !pictures.has(one));
  const seen = (pointer: string): Json => String(valueAt(value, pointer)).replaceAll(all, seenInstead);
  const fixed = withValues(value, new Map(pointers.map((pointer) => [pointer, seen(pointer)])));
  return {
    value: fixed,
    annotations: annotations.map((one) => ({ ...one, value: valueAt(fixed, one.pointer) })),
    problems: pointers.flatMap(
      (pointer) => unseenIn(document, pointer, String(valueAt(value, pointer))) ?? [],
    ),
  };
}

/** The pointers of the texts that hold such a character. */
function textsIn(value: Json, pointer: string): string[] {
  if (typeof value === 'string') return unseen.test(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, step(pointer, key)));
}

/** One character of a text as JSON writes it. */
const written = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\u[\da-f]{4}|\\.|[^\\]/giu;

function unseenIn(document: ParsedDocument, pointer: string, text: string): Problem | undefined {
  const node = nodeAt(document, pointer);
  // In a document that was read in another form it can wait until that is fixed.
  if (!node || document.readAs) return undefined;
  const inside = document.text.slice(node.offset + 1, node.offset + node.length - 1);
  const found = [...inside.matchAll(written)].flatMap(({ 0: marked, index }) => {
    const sign = marked.startsWith('\\') ? (JSON.parse(`"${marked}"`) as string) : marked;
    return unseen.test(sign)
      ? [{ offset: node.offset + 1 + index, length: marked.length, sign, marked }]
      : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const { sign, marked } = first;
  const letter = /^\\[bf]$/.test(marked) && { letter: marked.slice(1) };
  const isUnclear = mayPartWords(text);
  const details = { sign, instead: seenInstead(sign), isUnclear, count: found.length, ...letter };
  const problem = problemAt(document, first, pointer, 'control-character', details);
  const isSure = !isUnclear && !found.some((one) => /^\\[bf]$/.test(one.marked));
  return isSure
    ? {
        ...problem,
        fix: found.map(({ offset, length, sign: one }) => ({ offset, length, content: seenInstead(one) })),
      }
    : problem;
}
