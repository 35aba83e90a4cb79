import type rehypeSanitize from 'rehype-sanitize';

/** A text as a tree of HTML. */
export type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];
/** Anything in it. */
export type Node = Root | Root['children'][number];
/** An element of HTML. */
export type Element = Extract<Node, { type: 'element' }>;

/** How many nodes stand inside each other at most. */
export function depthOf(node: Node): number {
  return 'children' in node
    ? 1 + node.children.reduce((deepest, child) => Math.max(deepest, depthOf(child)), 0)
    : 1;
}

/** The text outside code, which shows what it shows. */
export function wordsOf(node: Node): string {
  if (node.type === 'element' && node.tagName === 'code') return ' ';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** All text of a node, with something between its parts where that is given. */
export function textOf(node: Node, between = ''): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child, between)).join(between) : '';
}

/** Whether a text has letters of Hindi or Marathi. */
export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

/** Pieces of text in the letters of Hindi and Marathi that do not say their language. */
export function withoutLanguage(node: Node): string[] {
  if (node.type === 'text') return isDevanagari(node.value) ? [node.value] : [];
  if (node.type === 'element' && node.properties['lang'] !== undefined) return [];
  return 'children' in node ? node.children.flatMap(withoutLanguage) : [];
}

/** How many words a reader reads in a text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}
