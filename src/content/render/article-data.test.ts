import { describe, expect, it } from 'vitest';
import type { Article, ArticleCard } from '../../model/content.generated';
import { articleData } from './built-page';

const card = (to: string, category = 'Notes') => ({ to, category }) as unknown as ArticleCard;
const article = { category: 'Notes', date: '2026-02-18', image: { src: 'rope', alt: 'A rope.' } };
const known = { href: '/own', minutes: 4 };
const ownerWith = (more: object = {}) => ({ owner: { name: 'Vikram Sahyadri', ...more } }) as never;
const dataOf = (more: Partial<Article>, cards: ArticleCard[] = [], portrait?: object) =>
  articleData({ ...article, ...more } as unknown as Article, known, cards, ownerWith(portrait));

describe('What stands beside the text of an article', () => {
  it('is by the owner where nobody else is named', () => {
    expect(dataOf({})).toEqual({ ...article, minutes: 4, author: 'Vikram Sahyadri', related: [] });
    expect(dataOf({}, [], { portrait: 'portrait' })).toMatchObject({ authorImage: 'portrait' });
    expect(dataOf({ author: 'Asha', authorImage: 'asha' }, [], { portrait: 'portrait' })).toMatchObject({
      author: 'Asha',
      authorImage: 'asha',
    });
    expect(dataOf({ author: 'Asha' }, [], { portrait: 'portrait' })).not.toHaveProperty('authorImage');
  });

  it.each([
    ['three of the same category', ['/a', '/own', '/b', 'other /x', '/c', '/d'], ['/a', '/b', '/c']],
    ['others after those of the same', ['other /x', '/a', 'other /y', 'other /z'], ['/a', '/x', '/y']],
    ['others alone', ['other /x', 'other /own'], ['/x']],
    ['none', ['/own'], []],
  ])('leads to %s', (_, given, related) => {
    const cards = given.map((one) => (one.startsWith('/') ? card(one) : card(one.slice(6), 'Other')));
    expect(dataOf({}, cards).related.map(({ to }) => to)).toEqual(related);
  });
});
