import type { PageData } from '../../model/page-data';

/** Characters that fill two lines of an article on a wide screen, beside which a large letter stands. */
const twoLines = 140;

/** Whether a text's first paragraph is long enough for a large first letter; a salutation is not. */
export function opensLong([first]: PageData['blocks']): boolean {
  const text = first && 'text' in first ? [first.text].flat().join('\n') : '';
  const paragraph = /^<p>(.*?)<\/p>/s.exec(text)?.[1] ?? '';
  return paragraph.replaceAll(/<[^>]*>/g, '').length >= twoLines;
}
