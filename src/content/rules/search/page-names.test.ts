import { describe, expect, it } from 'vitest';
import { listText, pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited, problemsWith } from '../../../../tests/checker/support/virtual-site';

const article = (title: string, category: string): string => {
  const page = JSON.parse(pageText(title)) as Record<string, unknown>;
  const image = { src: 'dance', alt: 'People dance round a tree.' };
  const excerpt = `An article about something that happened once: ${title}.`;
  return JSON.stringify({
    ...page,
    article: { category, date: '2025-01-02', image, excerpt },
    blocks: [{ type: 'prose', text: 'Some words.' }],
  });
};

describe('The title of a page', () => {
  it('is its own: of two the one whose address says it keeps it', () => {
    const pages = { 'hills.json': pageText('Hills'), 'away.json': pageText('Away') };
    const copy = pages['away.json'].replace('"title": "Away",', '"title": "Hills",');
    expect(summaryOf({ ...pages, 'away.json': copy })).toEqual([['away.json', 'duplicate-name', '"Hills"']]);
    expect(summaryOf(pages)).toEqual([]);
  });

  it('is not the heading of another one', () => {
    const files = { 'index.json': edited('index.json', '"A good day at work can be learnt"', '"INVITE"') };
    expect(summaryOf(files)).toEqual([['index.json', 'wrong-heading', '"INVITE"']]);
  });
});

describe('The category of an article', () => {
  const told = (...categories: string[]): unknown =>
    problemsWith(
      Object.fromEntries(
        categories.map((category, at) => [`a${at}.json`, article(`Article ${at}`, category)]),
      ),
    ).map(({ file, code }) => [file, code]);

  it.each(['Leadershp', 'leadership', 'Leader-ship'])('is spelt as that of others: %s', (category) => {
    expect(told(category, 'Leadership', 'Leadership')).toEqual([['a0.json', 'near-category']]);
  });

  it.each(['Leaders', 'News', 'Readership'])('may be another one: %s', (category) => {
    expect(told(category, 'Leadership', 'Leadership')).toEqual([]);
  });
});

describe('The topic of a video', () => {
  const listed = (...topics: string[]): Record<string, string> => ({
    '_collections/videos.json': listText(
      'video',
      topics.map((topic, at) => ({ id: `Ab3dEf6hIj${at}`, title: `Video ${at}`, topic, picture: 'dance' })),
    ),
  });

  const near = (files: Record<string, string>): string[] =>
    summaryOf(files).flatMap(([, code, words]) => (code === 'near-category' ? words : []));

  it('is any text, and spelt as that of others', () => {
    expect(near(listed('Beekeeping', 'Honey, Wax & Co.', 'Bee'))).toEqual([]);
    expect(near(listed('Beekeping', 'Beekeeping', 'Beekeeping'))).toEqual(['"Beekeping"']);
  });

  it('may be nearly the category of articles', () => {
    const files = { 'a.json': article('Article', 'Beekeeping') };
    expect(near({ ...files, ...listed('Bee-keeping') })).toEqual([]);
  });
});
