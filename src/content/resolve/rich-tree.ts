import type rehypeSanitize from 'rehype-sanitize';
import { visit, EXIT } from 'unist-util-visit';

/** A text as a tree of HTML. */
export type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];
/** Anything in it. */
type Node = Root | Root['children'][number];
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

/** Marks each list of nothing but links to places on its own page, which is a row to jump by: `<ul data-jumps>`. */
export function withJumps(tree: Root): Root {
  visit(tree, { type: 'element', tagName: 'ul' }, (list: Element) => {
    if (list.children.filter(isElement).every(isJump)) list.properties['dataJumps'] = '';
  });
  return tree;
}

function isElement(node: Node): node is Element {
  return node.type === 'element';
}

function isJump({ children }: Element): boolean {
  const [link, ...others] = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return (
    others.length === 0 &&
    link?.type === 'element' &&
    link.tagName === 'a' &&
    String(link.properties['href']).startsWith('#')
  );
}

/** How many paragraphs from its sentence a pull quote stands, the best first: near it one would read a thing twice. */
const away = [3, -3, 2, -2];

/**
 * Repeats what is marked in a paragraph (`<mark>`) as `data-pull` of one further down or up:
 * a pull quote, which an article shows large beside its text. A text too short for that has none; of two marks in a
 * paragraph it is the first one.
 * @param set makes of keyboard's marks those of good typesetting, where the site wants that.
 */
export function withPullQuotes(tree: Root, set: (text: string) => string): Root {
  const paragraphs = tree.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'p',
  );
  for (const [at, paragraph] of paragraphs.entries()) {
    const quote = firstMark(paragraph);
    const place = away.map((steps) => paragraphs[at + steps]).find((found) => found);
    if (quote !== undefined && place) place.properties['dataPull'] = set(quote);
  }
  return tree;
}

/** The words of the first mark in a paragraph. */
function firstMark(paragraph: Element): string | undefined {
  let words: string | undefined;
  visit(paragraph, { type: 'element', tagName: 'mark' }, (mark: Element) => {
    words = textOf(mark);
    return EXIT;
  });
  return words;
}

/** Markdown percent-encodes addresses: here they are as they were written. In those of other sites and of mails escapes mean something, so that only letters are decoded. */
export function decoded(address: string): string {
  return /^(?:https?|mailto):/i.test(address)
    ? address.replaceAll(/(?:%[89a-f][\da-f])+/gi, tryToDecode)
    : tryToDecode(address);
}

function tryToDecode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
