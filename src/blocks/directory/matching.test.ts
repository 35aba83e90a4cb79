import { describe, expect, it } from 'vitest';
import { matching } from './matching';

const categories = [
  { title: 'Communication Skills', icon: 'messages', topics: ['Writing a mail', 'Listening to a client'] },
  { title: 'Sales & Negotiation', icon: 'cash', topics: ['Listening before selling'] },
];

const topics = (typed: string): string[] =>
  matching(categories, typed).flatMap((category) => category.topics);

describe('the search of the directory', () => {
  it('leaves everything without words', () => {
    expect(matching(categories, '  ')).toEqual(categories);
  });

  it('finds every word, in any order and case', () => {
    expect(topics('CLIENT listening')).toEqual(['Listening to a client']);
    expect(topics('listening')).toEqual(['Listening to a client', 'Listening before selling']);
  });

  it('gives a whole category by its title, and nothing for strange words', () => {
    expect(topics('sales')).toEqual(['Listening before selling']);
    expect(topics('communication')).toHaveLength(2);
    expect(topics('xylophone')).toEqual([]);
  });
});
