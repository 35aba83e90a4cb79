import { EXIT, visit } from 'unist-util-visit';
import { textOf, type Element, type Root } from './rich-tree';

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
