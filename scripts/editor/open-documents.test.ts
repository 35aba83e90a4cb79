import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/content/source/source';
import { baseSite } from '../../tests/checker/support/virtual-site';
import { pathBelow, withOpen } from './open-documents';

describe('A document of the site', () => {
  it.each([
    ['file:///site/pages/about.json', 'about.json'],
    ['file:///site/pages/_collections/my%20books.json', '_collections/my books.json'],
    ['file:///site/pages/notes.txt', undefined],
    ['file:///site/pages', undefined],
    ['file:///site/pages-two/about.json', undefined],
    ['file:///site/package.json', undefined],
    ['file://other/site/pages/about.json', undefined],
    ['file:///site/pages/a%2Fb.json', undefined],
    ['file:///site/pages/%E0%A4.json', undefined],
    ['untitled:Untitled-1.json', undefined],
  ])('is known by where it lies: %s is %s', (uri, path) => {
    expect(pathBelow('/site/pages', uri)).toBe(path);
  });

  it('stands in the site as its editor shows it, also when it was never saved', () => {
    const { documents } = withOpen(
      baseSite,
      new Map([
        ['about.json', '{}'],
        ['brochure.json', '[]'],
      ]),
    );
    expect(documents.map(({ path }) => path)).toEqual([
      '_collections/programs.json',
      '_site.json',
      'about.json',
      'brochure.json',
      'index.json',
      'invite.json',
    ]);
    const [about, brochure] = documents.slice(2, 4).map(contentOf);
    expect(new TextDecoder().decode(about?.bytes)).toBe('{}');
    expect(about?.version).not.toBe(brochure?.version);
  });
});
