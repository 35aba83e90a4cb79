import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/byte-source';
import type { Validator } from '../validate/create-validator';
import { cutsFor } from './cut-links';

/** A schema for which a document is wrong where its text holds one of these. */
const wanting = (...wrong: string[]): Validator => ({
  schemas: {},
  validate: (_, value) => {
    const errors = wrong.filter((words) => JSON.stringify(value).includes(words));
    return { errors: errors as unknown as ReturnType<Validator['validate']>['errors'], annotations: [] };
  },
});
const cuts = (value: object, links: string[], others: string[] = [], validator = wanting()): string[] =>
  cutsFor(documentOf(JSON.stringify(value)), links, others, validator);

describe('What goes with a link', () => {
  it('is the entry of a list, but of a page no block', () => {
    expect(cuts({ items: [{ to: '/a' }] }, ['/items/0/to'])).toEqual(['/items/0']);
    expect(cuts({ blocks: [{ to: '/a' }] }, ['/blocks/0/to'])).toEqual(['/blocks/0/to']);
  });

  it('is the link alone where the entry holds others that stay', () => {
    const value = { items: [{ to: '/a', menu: [{ to: '/b' }] }] };
    expect(cuts(value, ['/items/0/to'], ['/items/0/menu/0/to'])).toEqual(['/items/0/to']);
    expect(cuts(value, ['/items/0/to', '/items/0/menu/0/to'])).toEqual(['/items/0']);
  });

  it('is the list where it may not be empty', () => {
    const value = { items: [{ to: '/a' }, { to: '/b' }] };
    expect(cuts(value, ['/items/0/to', '/items/1/to'], [], wanting('[]'))).toEqual(['/items']);
  });

  it('is a button where it cannot do without an address, and nothing where something else cannot do without the button', () => {
    const value = { action: { label: 'A', to: '/a' } };
    expect(cuts(value, ['/action/to'])).toEqual(['/action/to']);
    expect(cuts(value, ['/action/to'], [], wanting('{"label":"A"}'))).toEqual(['/action']);
    expect(cuts(value, ['/action/to'], [], wanting('{"label":"A"}', '{}'))).toEqual([]);
  });

  it('may be wrong in other ways already', () => {
    expect(cuts({ bad: 1, items: [{ to: '/a' }, 2] }, ['/items/0/to'], [], wanting('bad'))).toEqual([
      '/items/0',
    ]);
  });
});
