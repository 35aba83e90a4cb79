import { describe, expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../tests/checker/support/virtual-site';
import { compileRichText } from '../resolve/rich-text';
import { minutesOf } from './article-list';

const article = (name: string, date: string, top = ''): string =>
  pageText(
    name,
    `${top}"article": { "category": "Field notes", "date": "${date}", "excerpt": "A short word about ${name}, to be read in a list.", "image": { "src": "dance", "alt": "A long line of dancers." } },`,
  ).replace(/\{ "type": "hero"[^}]*\}/, '{ "type": "prose", "text": "Words." }');
const listed = (files: Record<string, string>) => checkNear(siteWith(files)).site.articles;

describe('The list of articles', () => {
  const files = {
    'a.json': article('Ape', '2026-01-02'),
    'b.json': article('Bee', '2026-03-01'),
    'c.json': article('Cat', '2025-12-31'),
  };

  it('has the newest first, each with what a card shows', () => {
    const { name, listOf, value, isWhole } = listed(files);
    expect([name, listOf, isWhole]).toEqual(['articles', 'articleCard', true]);
    expect(value.map((card) => (card as { to: string }).to)).toEqual(['/b', '/a', '/c']);
    expect(value[0]).toEqual({
      title: 'Bee',
      to: '/b',
      category: 'Field notes',
      date: '2026-03-01',
      minutes: 1,
      excerpt: 'A short word about Bee, to be read in a list.',
      image: { src: 'dance', alt: 'A long line of dancers.' },
    });
  });

  it('leaves drafts out', () => {
    const { value } = listed({ ...files, 'b.json': article('Bee', '2026-03-01', '"draft": true,') });
    expect(value.map((card) => (card as { to: string }).to)).toEqual(['/a', '/c']);
  });

  it('leaves out what is no article, and what has mistakes', () => {
    expect(listed({ 'a.json': pageText('Ape') }).value).toEqual([]);
    const broken = listed({ ...files, 'a.json': article('Ape', 'yesterday') });
    expect(broken.value).toHaveLength(2);
    expect(broken.isWhole).toBe(false);
  });

  it('is not whole where a document cannot be read', () => {
    expect(listed({ ...files, 'd.json': '[' }).isWhole).toBe(false);
  });

  it('names the address and the picture of each, so that they are made and looked at', () => {
    expect(listed({ 'a.json': article('Ape', '2026-01-02') }).annotations).toEqual([
      { kind: 'link', pointer: '/items/0/to', listOf: undefined, value: '/a' },
      { kind: 'image', pointer: '/items/0/image/src', listOf: undefined, value: 'dance' },
    ]);
  });
});

describe('A reading time', () => {
  const words = (count: number) => compileRichText(Array.from({ length: count }, () => 'word').join(' '));

  it('is a minute for 200 words of all texts, and a minute at least', () => {
    expect(minutesOf([])).toBe(1);
    expect(minutesOf([words(399)])).toBe(1);
    expect(minutesOf([words(400)])).toBe(2);
    expect(minutesOf([words(300), words(299)])).toBe(2);
    expect(minutesOf([words(300), words(300)])).toBe(3);
  });
});
