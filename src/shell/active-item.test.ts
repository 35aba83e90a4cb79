import { describe, expect, it } from 'vitest';
import { activeItem } from './active-item';

const items = [{ to: '/' }, { to: '/trainings' }, { to: '/industry' }, {}];

describe('the active item', () => {
  it.each([
    ['/', 0],
    ['/trainings', 1],
    ['/industry/it-and-software', 2],
    ['/industry-news', -1],
    ['/elsewhere', -1],
  ])('of %s is number %i', (path, expected) => {
    expect(activeItem(items, path, '/')).toBe(expected);
  });

  it('is found under a base path', () => {
    const based = items.map(({ to }) => (to === undefined ? {} : { to: `/site${to}` }));
    expect(activeItem(based, '/industry/it-and-software', '/site/')).toBe(2);
    expect(activeItem(based, '/', '/site/')).toBe(0);
  });
});
