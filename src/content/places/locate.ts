import { parseTree, type Node } from 'jsonc-parser';
import { findWords } from './find-words';
import { originOf } from './origin';
import { steps } from './pointer';
import type { Span } from './span';
import type { WrittenDocument } from './written-document';
import { wordsEdit, writtenIn, type WrittenText } from './written-text';

/**
 * Which text of a value is meant: the value, its key, the opening of the object (the `type` of a
 * block, or else the bracket), or words within it, the first of several spellings that is found.
 */
export type Part = 'value' | 'key' | 'opening' | { words: string | readonly string[] };

const trees = new WeakMap<WrittenDocument, Node | undefined>();

/** Where a value stands in a document's text. Positions are worked out only for documents with problems. */
export function locate(document: WrittenDocument, pointer: string, part: Part): Span {
  const { readAs } = document;
  if (!readAs) return placeIn(document, pointer, part);
  return originOf(readAs.rewriting, placeIn(asRead(document, readAs.text), pointer, part));
}

const read = new WeakMap<WrittenDocument, WrittenDocument>();

/** The document with the text that was read: one for each, because its tree is kept by it. */
function asRead(document: WrittenDocument, text: string): WrittenDocument {
  const { readAs: _, ...own } = document;
  const known = read.get(document) ?? { ...own, text };
  read.set(document, known);
  return known;
}

function placeIn(document: WrittenDocument, pointer: string, part: Part): Span {
  const node = nodeAt(document, pointer);
  if (!node) return { offset: 0, length: Math.min(1, document.text.length) };
  if (part === 'value') return node;
  if (part === 'key') return node.parent?.children?.[0] ?? node;
  if (part === 'opening') return opening(node);
  const written = writtenIn(document, node);
  const found = written && findWords(written.text, [part.words].flat());
  return found ? wordsEdit(written, found.from, found.to, '') : node;
}

/** The value at a pointer in the text. What could not be read has no values: it may be nested deeper than a parser can go. */
export function nodeAt(document: WrittenDocument, pointer: string): Node | undefined {
  if (document.value === undefined) return undefined;
  if (!trees.has(document)) trees.set(document, parseTree(document.text));
  let node = trees.get(document);
  for (const name of steps(pointer)) node = node && childOf(node, name);
  return node;
}

/** Of a doubled property the last one counts, as it does for JSON.parse. */
function childOf({ type, children = [] }: Node, name: string): Node | undefined {
  if (type === 'array') return children[Number(name)];
  return children.findLast((property) => property.children?.[0]?.value === name)?.children?.[1];
}

function opening(node: Node): Span {
  const type = node.type === 'object' ? childOf(node, 'type') : undefined;
  return type ?? { offset: node.offset, length: 1 };
}

/** The text at a pointer, or a list of its lines, as it is understood; undefined where there is none. */
export function writtenText(document: WrittenDocument, pointer: string): WrittenText | undefined {
  return writtenIn(document, nodeAt(document, pointer));
}
