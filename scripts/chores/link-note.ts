import type { SiteChange } from '../../src/content/operations/site-change';
import { decode } from '../../src/content/parse/decode';
import { lineAt } from '../../src/content/places/lines';
import { contentOf, type Source } from '../../src/content/source/source';
import { shownIn } from './shown-path';

/** Where a change makes words of links in texts, by the lines that its list shows, so that somebody reads them again; nothing where it does not. */
export function linkNote(pages: string, { documents }: Source, { edits }: SiteChange): string {
  const places = documents.flatMap((document) => {
    const links = (edits.get(document.path) ?? []).filter(({ kind }) => kind === 'link');
    if (links.length === 0) return [];
    const { text } = decode(contentOf(document));
    const lines = new Set(links.map(({ offset }) => lineAt(text, offset)));
    return [...lines].map((line) => `${shownIn(pages, document.path)}:${line}\n`);
  });
  if (places.length === 0) return '';
  return `\nIn these texts a link became its words. Read them again: they may still speak of the page.\n${places.join('')}`;
}
