import { describe, expect, it } from 'vitest';
import { pageText } from '../../tests/checker/support/summary-of';
import { checkNear, siteWith, tools } from '../../tests/checker/support/virtual-site';
import { checkSite } from './check-site';
import { contentOf, type Source } from './source/source';

const versioned = (source: Source): Source => ({
  ...source,
  documents: source.documents.map(contentOf).map(({ path, bytes }) => ({
    path,
    bytes,
    ...(path !== 'invite.json' && { version: `v of ${path}` }),
  })),
});

describe('A checked site', () => {
  it('knows of which content its pages are, where somebody wants to know', () => {
    const { pages } = checkSite(versioned(siteWith({})), tools).site;
    expect(pages.map((page) => [page.route, page.version])).toEqual([
      ['/about-vikram-sahyadri', 'v of about.json'],
      ['/', 'v of index.json'],
      ['/invite', undefined],
    ]);
    expect(pages[2]).not.toHaveProperty('version');
  });

  it('tells its problems in the order of their places, whoever found them', () => {
    const files = { 'b.json': pageText('Bee', '"grund": "neem", "aliases": ["/invite"],'), 'a.json': '[' };
    expect(checkNear(siteWith(files)).problems.map(({ file, code }) => [file, code])).toEqual([
      ['a.json', 'unfinished-file'],
      ['b.json', 'unknown-property'],
      ['b.json', 'duplicate-url'],
    ]);
  });

  it('tells of a document that has gone since', () => {
    const { resolve, site } = checkNear(siteWith({}));
    expect(resolve('gone.json').problems).toMatchObject([{ file: 'gone.json', code: 'unreadable-file' }]);
    expect([site.textOf('gone.json'), resolve('invite.json').problems]).toEqual(['', []]);
  });
});
