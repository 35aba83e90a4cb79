import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '../../model/search-entry';
import { finder } from './finder';

const entry = (url: string, title: string, words = ''): SearchEntry => ({
  url,
  kind: 'Page',
  title,
  text: '',
  words,
});

const find = finder([
  entry('/a', 'Outbound Training', 'rope raft campfire'),
  entry('/b', 'Team Building Excellence', 'training in the hall'),
  entry('/c', 'Books', 'आयुष्य'),
]);
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

  it('wants all words, and takes some where none has all', () => {
    expect(urls('training rope')).toEqual(['/a']);
    expect(urls('books rope')).toHaveLength(2);
    expect(urls('zzzz')).toEqual([]);
  });
});
