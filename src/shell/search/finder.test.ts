import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '../../model/search-entry';
import { finder } from './finder';

const entry = (url: string, title: string, words = ''): SearchEntry => ({
  url,
  kind: 'Page',
  title,
  text: '',
  headings: '',
  words,
});

const entries = [
  entry('/a', 'Outbound Training', 'rope raft campfire'),
  entry('/b', 'Team Building Excellence', 'training in the hall'),
  entry('/c', 'Books', 'आयुष्य'),
];
const find = finder({ entries });
const urls = (words: string): string[] => find(words).map(({ url }) => url);

describe('the search', () => {
  it('puts a title before other words', () => {
    expect(urls('training')).toEqual(['/a', '/b']);
  });

  it('finds beginnings of words, slips and Devanagari', () => {
    expect(urls('camp')).toEqual(['/a']);
    expect(urls('exellence')).toEqual(['/b']);
    expect(urls('आयुष्य')).toEqual(['/c']);
  });

  it('needs no word, and puts what has more of them first', () => {
    expect(urls('training rope')).toEqual(['/a', '/b']);
    expect(urls('books rope')).toHaveLength(2);
    expect(urls('zzzz')).toEqual([]);
  });

  it('passes over words that every text has', () => {
    expect(urls('the')).toEqual([]);
    expect(urls('which books are there in the hall?')).toEqual(urls('books hall'));
  });

  it('finds other forms of a word', () => {
    expect(urls('rafting')).toEqual(['/a']);
    expect(urls('book')).toEqual(['/c']);
  });

  it('finds words for the same thing, by the settings of the site', () => {
    const same = finder({
      entries,
      synonyms: [
        ['fees', 'price', 'Cost'],
        ['novels', 'books'],
      ],
    });
    expect(same('novel').map(({ url }) => url)).toEqual(['/c']);
    expect(finder({ entries })('novel')).toEqual([]);
    const asked = finder({
      entries: [entry('/p', 'What does it cost?')],
      synonyms: [['fees', 'price', 'Cost']],
    });
    expect(['fee', 'prices', 'costs'].map((word) => asked(word).length)).toEqual([1, 1, 1]);
  });
});
