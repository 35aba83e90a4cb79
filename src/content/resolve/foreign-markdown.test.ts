import { describe, expect, it } from 'vitest';
import { foreignMarkdown } from './shown-markdown';

describe('Formatting of other kinds of Markdown', () => {
  it.each([
    ['| Day | Town |\n|---|:---:|\n| Monday | Pune |', 'table', '| Day | Town |', undefined],
    ['Words\n\nDay | Town\n--- | ---\nMonday | Pune', 'table', 'Day | Town', undefined],
    ['| Monday | Pune |\n| Tuesday | Nashik |', 'table', '| Monday | Pune |', undefined],
    ['A ~~long~~ day', 'struck', '~~long~~', '<del>long</del>'],
    ['A ==long== day', 'marked', '==long==', '<mark>long</mark>'],
    ['As he said[^note].', 'footnote', '[^note]', undefined],
    ['Bring:\n- [ ] a pen\n- [x] paper', 'task', '- [ ] a pen', '- a pen'],
    ['###Before you write', 'heading', '###Before you write', '### Before you write'],
  ])('are found in %j', (text, kind, written, better) => {
    expect(foreignMarkdown(text)).toEqual([{ kind, written, ...(better !== undefined && { better }) }]);
  });

  it('is told once of each kind', () => {
    expect(foreignMarkdown('~~One~~ and ~~two~~[^1]').map(({ kind }) => kind)).toEqual([
      'struck',
      'footnote',
    ]);
  });

  it.each([
    '### A heading',
    '#AnnualDay is what they call it',
    'Pune | Mumbai | Nashik',
    'Pune | Mumbai\n\nNashik | Nagpur',
    'About ~5 or ~~ 6 people',
    'a == b, b == c',
    'An answer [x] in a box, and [^ a roof',
    '`~~struck~~` and `[^1]`',
    String.raw`\~~not struck\~~`,
    '- [the terms](/invite)',
    'A line\n---\nand more',
  ])('are none in %j', (text) => {
    expect(foreignMarkdown(text)).toEqual([]);
  });
});
