import { visit } from 'unist-util-visit';
import type { Element, Node, Root } from './rich-tree';

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
