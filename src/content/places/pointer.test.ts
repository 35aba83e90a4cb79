import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { step, steps, valueAt, withValues } from './pointer';

describe('A JSON Pointer', () => {
  it.each([
    ['', []],
    ['/blocks/0/rows', ['blocks', '0', 'rows']],
    ['/a~1b/~0/c', ['a/b', '~', 'c']],
    ['/~01', ['~1']],
  ])('%s is made of its steps, and gives them back', (pointer, names) => {
    expect(names.reduce<string>(step, '')).toBe(pointer);
    expect(steps(pointer)).toEqual(names);
  });

  it('has places of lists as numbers', () => {
    expect(step('/blocks', 3)).toBe('/blocks/3');
  });

  it.each([
    ['', { a: [{ b: 1 }, null], c: 'text' }],
    ['/a/0/b', 1],
    ['/a/1', null],
    ['/a/2', undefined],
    ['/a/1/b', undefined],
    ['/c/length', undefined],
    ['/a/length/x', undefined],
    ['/toString', undefined],
  ])('%s leads to a value, or nowhere', (pointer, value) => {
    expect(valueAt({ a: [{ b: 1 }, null], c: 'text' }, pointer)).toEqual(value);
  });
});

describe('A value with others in some of its places', () => {
  const value = (): Json => ({ a: [{ b: 1 }, { b: 2 }], c: { d: 'x' } });

  it('has them, and the value itself stays as it was', () => {
    const before = value();
    const changed = withValues(
      before,
      new Map<string, Json>([
        ['/a/1/b', 'two'],
        ['/a/0/b', [1]],
        ['/a/1/e', null],
      ]),
    );
    expect(changed).toEqual({ a: [{ b: [1] }, { b: 'two', e: null }], c: { d: 'x' } });
    expect(Array.isArray((changed as { a: Json }).a)).toBe(true);
    expect(before).toEqual(value());
  });

  it('shares what is the same', () => {
    const before = value() as { a: Json[]; c: Json };
    const changed = withValues(before, new Map([['/a/0/b', 7]])) as typeof before;
    expect(changed.c).toBe(before.c);
    expect(changed.a[1]).toBe(before.a[1]);
  });

  it('can be another one as a whole', () => {
    expect(withValues(value(), new Map([['', 'all']]))).toBe('all');
  });
});
