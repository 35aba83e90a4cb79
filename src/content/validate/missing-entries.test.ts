import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';

const hintsOf = (path: string, from: string, to: string): string[] =>
  problemsWith({ [path]: edited(path, from, to) }).map(({ hint }) => hint);

describe('A list with too few entries', () => {
  it('that has to be there may not be left out, and shows an entry', () => {
    const heading = '"heading": "About {speaker.shortName}"';
    const empty = `${heading} }, { "type": "tiles", "heading": "What counts", "items": []`;
    expect(hintsOf('about.json', heading, empty)).toEqual([
      'Add 2 entries, like { "icon": "…", "title": "…" }.',
    ]);
  });

  it('that need not be there may be left out', () => {
    const heading = '"heading": "About {speaker.shortName}"';
    expect(hintsOf('about.json', heading, `${heading}, "actions": []`)).toEqual([
      'Add 1 entry, like { "label": "…", "to": "…" }, or delete the list, with its name.',
    ]);
  });

  it('of blocks shows the shortest', () => {
    const books = `{
      "title": "Books",
      "seo": { "title": "Books to read", "description": "Which books he reads, and which of them he gives away." },
      "blocks": []
    }`;
    expect(problemsWith({ 'books.json': books }).map(({ hint }) => hint)).toEqual([
      'Add 1 entry, like { "type": "prose", "text": "…" }.',
    ]);
  });
});
