import { parseTree, type Node } from 'jsonc-parser';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { lineAt } from '../places/lines';
import { originOf } from '../places/origin';
import { step } from '../places/pointer';
import type { Span } from '../places/span';
import type { WrittenDocument } from '../places/written-document';

type Text = Pick<WrittenDocument, 'path' | 'text' | 'readAs'>;

/** What is doubled in a document. */
export interface Duplicates {
  problems: Problem[];
  /** Pointers of values of which it is not certain what they should be. */
  ambiguous: string[];
}

/** A problem for each object in which properties stand for a second time. */
export function duplicateKeys(document: Text): Duplicates {
  const found: Duplicates = { problems: [], ambiguous: [] };
  const root = parseTree(document.readAs?.text ?? document.text);
  if (root) collect(document, root, '', found);
  return found;
}

function collect(document: Text, node: Node, pointer: string, found: Duplicates): void {
  const first = new Map<string, Node>();
  const doubled: Doubled[] = [];
  for (const [at, child] of (node.children ?? []).entries()) {
    const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
    const name = String(key?.value ?? at);
    const twin = first.get(name);
    if (key && twin) doubled.push({ key, twin });
    else first.set(name, child);
    if (value) collect(document, value, step(pointer, name), found);
  }
  note(document, doubled, pointer, found);
}

/** A name that stands in its object for a second time, and the property that has it first. */
interface Doubled {
  key: Node;
  twin: Node;
}

/** Of several that are doubled in one object the first is reported: another entry may begin there. */
function note(document: Text, doubled: readonly Doubled[], pointer: string, found: Duplicates): void {
  const [first, ...more] = doubled;
  if (!first) return;
  const { text, readAs } = document;
  const name = String(first.key.value);
  const written = (span: Span): Span => (readAs ? originOf(readAs.rewriting, span) : span);
  const lines = ({ offset, length }: Span): [from: number, to: number] => [
    lineAt(text, written({ offset, length: 0 }).offset),
    lineAt(text, written({ offset: offset + length - 1, length: 0 }).offset),
  ];
  const details = {
    key: name,
    first: lines(first.twin),
    own: lines(first.key.parent ?? first.key),
  };
  const own = doubled.map(({ key }) => step(pointer, String(key.value)));
  found.problems.push(problemAt(document, written(first.key), own[0] ?? '', 'duplicate-key', details));
  found.ambiguous.push(...(more.length > 0 && pointer !== '' ? [pointer] : own));
}
