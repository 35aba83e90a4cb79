import { Window } from 'happy-dom';

const parser = new new Window().DOMParser();
const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'content'];

/** What a visitor, a screen reader or a search engine gets to read in a page: its texts, the attributes that are words, and, unless left out, its structured data. */
export function wordsShown(html: string, { withData = true } = {}): string[] {
  const page = parser.parseFromString(html, 'text/html');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  const attributes = spoken.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  );
  page.querySelectorAll('script, style').forEach((one) => one.remove());
  return [page.documentElement.textContent, ...attributes, ...(withData ? data : [])];
}
