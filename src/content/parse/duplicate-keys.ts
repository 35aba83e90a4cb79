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

/** A problem for every property that stands in its object for a second time. */
export function duplicateKeys(document: Text): Duplicates {
  const found: Duplicates = { problems: [], ambiguous: [] };
  const root = parseTree(document.readAs?.text ?? document.text);
  if (root) collect(document, root, '', found);
  return found;
}

function collect(document: Text, node: Node, pointer: string, found: Duplicates): void {
  const children = node.children ?? [];
  if (node.type === 'array')
    for (const [at, child] of children.entries()) collect(document, child, step(pointer, at), found);
  if (node.type !== 'object') return;
  note(document, children.map(keyOf), pointer, found);
  for (const property of children) {
    const [key, value] = property.children ?? [];
    if (key && value) collect(document, value, step(pointer, String(key.value)), found);
  }
}

function keyOf(property: Node): Node {
  return property.children?.[0] ?? property;
}

/** Where the first property of an object comes again, a second entry begins: that is one problem, not one a property. */
function note(document: Text, keys: Node[], pointer: string, found: Duplicates): void {
  const first = new Map<unknown, Node>();
  const later = keys.filter((key) => first.has(key.value) || !first.set(key.value, key));
  const [again] = later;
  const isNewEntry = pointer !== '' && again !== undefined && [keys[0]?.value, 'type'].includes(again.value);
  for (const key of isNewEntry ? [again] : later) {
    const name = String(key.value);
    const firstLine = lineAt(document.text, written(document, first.get(name) ?? key).offset);
    found.problems.push(
      problemAt(document, written(document, key), step(pointer, name), 'duplicate-key', {
        key: name,
        firstLine,
        isNewEntry,
      }),
    );
    found.ambiguous.push(isNewEntry ? pointer : step(pointer, name));
  }
}

function written({ readAs }: Text, node: Span): Span {
  return readAs ? originOf(readAs.rewriting, node) : node;
}
