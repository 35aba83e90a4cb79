import { findingIn, type Finding } from '../problems/finding';
import { isExamplePage } from '../site/samples';
import type { PageEntry, Site } from '../site/site';

/** The articles with the picture of another one, which is called as that one is and shown by it too. What is an example still waits for its own. */
export function articlePictures({ pages }: Site): Finding[] {
  const articles = pages.filter(({ card, isDraft }) => card !== undefined && !isDraft);
  const named = new Map(articles.filter(hasItsOwn).map((page) => [pictureOf(page), page]));
  return articles.flatMap((page) => {
    const src = pictureOf(page);
    const other = named.get(src);
    if (other === undefined || other === page || isExamplePage(page)) return [];
    const details = { src, article: other.document.path };
    return [findingIn(page.document, '/article/image/src', 'value', 'repeated-picture', details)];
  });
}

function hasItsOwn(page: PageEntry): boolean {
  return lastOf(pictureOf(page)) === lastOf(page.route);
}

function pictureOf({ card }: PageEntry): string {
  return card?.image.src ?? '';
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
