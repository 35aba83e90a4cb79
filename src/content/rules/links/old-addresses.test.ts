import { expect, it } from 'vitest';
import { checkTools } from '../../../../scripts/files/check-tools';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { baseText, edited, siteWith } from '../../../../tests/checker/support/virtual-site';
import { checkSite } from '../../check-site';

const prose = (text: string): string => JSON.stringify({ type: 'prose', heading: 'More', text });

it('tells of a link to an old address, wherever it stands', () => {
  const found = summaryOf({
    '_site.json': edited('_site.json', '"to": "/invite" }', '"to": "/book/" }'),
    '_collections/programs.json': baseText('_collections/programs.json').replace(
      '"to": "/invite"\n',
      '"to": "/book"\n',
    ),
    'talks.json': pageText('Talks', '', prose('[a](/book?x#terms) [b](/invite)')),
  });
  expect(found).toEqual([
    ['_collections/programs.json', 'old-address', '"/book"'],
    ['_site.json', 'old-address', '"/book/"'],
    ['talks.json', 'old-address', '/book?x#terms'],
  ]);
});

it('tells of a link to an old address with a query, which is none without it', () => {
  const files = {
    'videos.json': pageText('Videos', '"aliases": ["/index.php?page=3"],'),
    'talks.json': pageText('Talks', '', prose('[a](/index.php?page=3) [b](/index.php?page=4)')),
  };
  expect(summaryOf(files)).toEqual([
    ['talks.json', 'old-address', '/index.php?page=3'],
    ['talks.json', 'missing-page', '/index.php?page=4'],
  ]);
});

it('says nothing where the old address is a page, which is another problem', () => {
  const files = { 'book.json': pageText('Book'), 'more.json': pageText('More', '', prose('[a](/book)')) };
  expect(summaryOf(files).map(([, code]) => code)).toEqual(['duplicate-url']);
});

it('says nothing where a draft or a page that cannot be read is meant', () => {
  const link = { 'more.json': pageText('More', '', prose('[a](/old)')) };
  const draft = pageText('Draft', '"draft": true, "aliases": ["/old"],');
  expect(summaryOf({ ...link, 'draft.json': draft }).map(([, code]) => code)).toEqual(['draft-page']);
  const led = pageText('Led', '"aliases": ["/old"],');
  expect(summaryOf({ ...link, 'led.json': led, 'old.json': '{' }).map(([, code]) => code)).not.toContain(
    'old-address',
  );
});

it.each([
  ['/index.php/?page=3', '/videos'],
  ['/book/?from=mail#terms', '/invite'],
])('advises for %s to write %s', (written, better) => {
  const { problems } = checkSite(
    siteWith({
      'videos.json': pageText('Videos', '"aliases": ["/index.php/?page=3"],'),
      'talks.json': pageText('Talks', '', prose(`[a](${written})`)),
    }),
    checkTools(),
  );
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['old-address', expect.stringContaining(`"${better}"`)],
  ]);
});
