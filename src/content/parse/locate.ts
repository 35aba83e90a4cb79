import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Span } from '../problems/create-problem';
import type { ParsedDocument } from './parse-document';
import { steps } from './pointer';

/**
 * Which text of a value is meant: the value, its key, the opening of the object (the `type` of a
 * block, or else the bracket), or some words within it.
 */
export type Part = 'value' | 'key' | 'opening' | { words: string };

const trees = new WeakMap<ParsedDocument, Node | undefined>();

/** Where a value stands in a document's text. Positions are worked out only for documents with problems. */
export function locate(document: ParsedDocument, pointer: string, part: Part): Span {
  const node = nodeAt(document, pointer);
  if (!node) return { offset: 0, length: Math.min(1, document.text.length) };
  if (part === 'value') return node;
  if (part === 'key') return node.parent?.children?.[0] ?? node;
  if (part === 'opening') return opening(node);
  return within(document.text, node, part.words);
}

function nodeAt(document: ParsedDocument, pointer: string): Node | undefined {
  if (!trees.has(document)) trees.set(document, parseTree(document.text));
  const root = trees.get(document);
  return root && findNodeAtLocation(root, path(root, steps(pointer)));
}

/** A pointer does not say whether `0` is a name or a place in a list; the tree does. */
function path(root: Node, names: string[]): (string | number)[] {
  const found: (string | number)[] = [];
  for (const name of names) {
    const node = findNodeAtLocation(root, found);
    found.push(node?.type === 'array' ? Number(name) : name);
  }
  return found;
}

function opening(node: Node): Span {
  const type = node.type === 'object' ? findNodeAtLocation(node, ['type']) : undefined;
  return type ?? { offset: node.offset, length: 1 };
}

function within(text: string, node: Node, words: string): Span {
  const written = JSON.stringify(words).slice(1, -1);
  const at = text.slice(node.offset, node.offset + node.length).indexOf(written);
  return at < 0 || written === '' ? node : { offset: node.offset + at, length: written.length };
}
