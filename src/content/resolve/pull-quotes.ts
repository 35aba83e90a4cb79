import { EXIT, visit } from 'unist-util-visit';
import { textOf, type Element, type Root } from './rich-tree';

/**
 * Repeats what is marked in a paragraph (`<mark>`) as its `data-pull`: a pull quote, which an article shows large beside
 * its text. Of two in a paragraph it is the first one.
 * @param set makes of keyboard's marks those of good typesetting, where the site wants that.
 */
export function withPullQuotes(tree: Root, set: (text: string) => string): Root {
  visit(tree, { type: 'element', tagName: 'p' }, (paragraph: Element) => {
    visit(paragraph, { type: 'element', tagName: 'mark' }, (mark: Element) => {
      paragraph.properties['dataPull'] = set(textOf(mark));
      return EXIT;
    });
  });
  return tree;
}
