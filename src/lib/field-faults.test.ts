import { describe, expect, it } from 'vitest';
import type { Field } from '../model/form';
import { faultOf, faultWords } from './field-faults';

const faultIn = (kind: Field['kind'], value: string, more: Partial<Field> = {}) =>
  faultOf({ name: 'x', kind, ...more }, value);

describe('A value', () => {
  it('that is missing is asked for where it is required, in the words for its kind', () => {
    expect(faultIn('text', ' \n')).toBeUndefined();
    const missing = (['text', 'choice', 'choices', 'checkbox'] as const).map(
      (kind) => faultIn(kind, ' ', { required: true })?.fault,
    );
    expect(missing).toEqual(['fillIn', 'chooseOne', 'chooseOne', 'tick']);
  });

  it.each([
    ['number', '12.5', undefined],
    ['number', 'twelve', { fault: 'aNumber' }],
    ['number', '0', { fault: 'atLeast', limit: '1' }],
    ['number', '100', { fault: 'atMost', limit: '20' }],
    ['number', '9', undefined],
  ] as const)('in a field for a %s is looked at as a number: %s', (kind, value, fault) => {
    expect(faultIn(kind, value, { min: 1, max: 20 })).toEqual(fault);
  });

  it.each([
    ['2026-01-30', { fault: 'notBefore', limit: '2026-01-31' }],
    ['2026-01-31', undefined],
    ['2026-12-31', undefined],
    ['2027-01-01', { fault: 'notAfter', limit: '2026-12-31' }],
  ])('that is a day is between the first and the last: %s', (value, fault) => {
    expect(faultIn('date', value, { min: '2026-01-31', max: '2026-12-31' })).toEqual(fault);
  });

  it.each([
    [{ min: 'today' }, '2026-03-01', undefined],
    [{ min: 'today' }, '2026-02-28', { fault: 'notBefore', limit: '2026-03-01' }],
    [{ min: 'today+3' }, '2026-03-03', { fault: 'notBefore', limit: '2026-03-04' }],
    [{ max: 'today-1' }, '2026-03-01', { fault: 'notAfter', limit: '2026-02-28' }],
    [{ max: 'today+31' }, '2026-04-01', undefined],
  ] as const)('that is a day may be counted from today: %j and %s', (limits, value, fault) => {
    const today = { first: '2026-03-01', last: '2026-03-01' };
    expect(faultOf({ name: 'x', kind: 'date', ...limits }, value, today)).toEqual(fault);
  });

  it('that is a day is one of the days of the week', () => {
    const days = { weekdays: ['Tuesday', 'Sunday'] as ('Tuesday' | 'Sunday')[] };
    expect(faultIn('date', '2026-12-01', days)).toBeUndefined();
    expect(faultIn('date', '2026-12-06', days)).toBeUndefined();
    expect(faultIn('date', '2026-12-07', days)).toEqual({ fault: 'onDays', limit: 'Tuesday, Sunday' });
    expect(faultIn('date', '', days)).toBeUndefined();
  });

  it('has a length, in which the end of a line is one letter', () => {
    const limits = { minLength: 3, maxLength: 5 };
    expect(faultIn('textArea', 'ab', limits)).toEqual({ fault: 'lengthen', limit: '3' });
    expect(faultIn('textArea', 'ab\r\ncd', limits)).toBeUndefined();
    expect(faultIn('textArea', 'abcdef', limits)).toEqual({ fault: 'shorten', limit: '5' });
    expect(faultIn('textArea', '', limits)).toBeUndefined();
  });
});

it('the words for a fault name its limit', () => {
  const words = new Proxy(
    {},
    { get: (_, name) => (name === 'tick' ? 'Tick.' : (limit: string) => `At ${limit}.`) },
  );
  expect(faultWords(words as never, { fault: 'atMost', limit: '5' })).toBe('At 5.');
  expect(faultWords(words as never, { fault: 'tick' })).toBe('Tick.');
});
