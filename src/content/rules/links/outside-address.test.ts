import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited, problemsWith } from '../../../../tests/checker/support/virtual-site';

const file = (to: string) => ({
  'index.json': edited('index.json', '"to": "/invite#terms"', `"to": "${to}"`),
});
const linked = (to: string) => summaryOf(file(to)).map(([, code]) => code);
const inFolder = { '_site.json': edited('_site.json', '"owner":', '"basePath": "/site/", "owner":') };

describe('A link with the host of the site', () => {
  it.each([
    'https://www.example.in/prices',
    'https://www.example.in/invte/',
    'https://www.example.in/invte.html#x',
  ])('leads to a page, or is told of: %s', (to) => {
    expect(linked(to)).toEqual(['dead-own-address']);
  });

  it.each([
    'https://www.example.in/feed.xml',
    'https://www.example.in/media/talk.mp4?x=1',
    'https://example.in/prices',
    'https://shop.example.in/prices',
  ])('may lead to a file, and others to any place: %s', (to) => {
    expect(linked(to)).toEqual([]);
  });

  it('may lead out of the folder of the site', () => {
    expect(summaryOf({ ...file('https://www.example.in/shop'), ...inFolder })).toEqual([]);
    expect(summaryOf({ ...file('https://www.example.in/site/shop'), ...inFolder })).toEqual([
      ['index.json', 'dead-own-address', '"https://www.example.in/site/shop"'],
    ]);
  });

  it.each(['https://www.example.in/invite', 'https://www.example.in/', 'https://www.example.in/sites'])(
    'may lead to another site in a folder beside or above, though a page here has that address: %s',
    (to) => {
      expect(summaryOf({ ...file(to), ...inFolder })).toEqual([]);
    },
  );

  it.each(['/site/invite', '/site/', '/site', '/site#top'])(
    'leads to a page in its own folder: %s',
    (path) => {
      const found = summaryOf({ ...file(`https://www.example.in${path}`), ...inFolder });
      expect(found.map(([, code]) => code)).toEqual(['full-address']);
    },
  );

  it('is fixed where only a letter is missing', () => {
    const fixes = (to: string): unknown => problemsWith(file(to)).map(({ fix }) => fix?.[0]?.content);
    expect(fixes('https://www.example.in/invte#terms')).toEqual(['"/invite#terms"']);
    expect(fixes('https://www.example.in/prices')).toEqual([undefined]);
  });
});

describe('A number and a mail address', () => {
  it.each([
    ['tel:{contact.email}', 'tel:{contact.phone}'],
    ['tel:', 'tel:{contact.phone}'],
  ])('do not stand for each other: %s', (to, better) => {
    const [problem, ...others] = problemsWith(file(to));
    expect([problem?.code, others]).toEqual(['bad-address', []]);
    expect(problem?.hint).toContain(`Did you mean "${better}"?`);
  });
});

describe('The beginning of an address', () => {
  it.each([
    ['https://https://a.example/x', 'https://a.example/x'],
    ['http://https//a.example', 'https://a.example'],
    ['https://http://a.example', 'https://a.example'],
    ['https:https://a.example', 'https://a.example'],
    ['https:///a.example', 'https://a.example'],
    ['https:/a.example', 'https://a.example'],
    ['https://www.www.a.example', 'https://www.a.example'],
  ])('is fixed when it is there twice or has other slashes: %s', (to, better) => {
    const [problem, ...others] = problemsWith(file(to));
    expect([problem?.code, problem?.fix?.[0]?.content, others]).toEqual(['bad-address', `"${better}"`, []]);
  });

  it.each([
    'https://https.example/x',
    'https://web.archive.org/web/2020/https://a.example',
    'https://a.example/?to=http://b.example',
    'https://www.wwww.example',
    'https://www.www.example',
  ])('may stand elsewhere in it: %s', (to) => {
    expect(linked(to)).toEqual([]);
  });
});
