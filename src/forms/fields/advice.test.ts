import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/form';
import { adviceFor } from './advice';

const fields: Field[] = [
  { name: 'email', kind: 'email' },
  { name: 'phone', kind: 'phone' },
  { name: 'eventDate', kind: 'date' },
  { name: 'audienceSize', kind: 'number' },
];

const now = new Date(2026, 10, 21, 23, 30);
const advice = (values: Record<string, string>) => adviceFor(fields, values, now);

describe('advice', () => {
  it('says nothing about empty fields', () => {
    expect(advice({ phone: '  ', eventDate: '' })).toEqual({});
  });

  it('is the words for their field alone', () => {
    expect(advice({ eventDate: '2026-11-20', phone: '12', email: '12', audienceSize: '12' })).toEqual({
      eventDate: 'This date has passed. Please check the year.',
      phone: 'This phone number looks incomplete. Please check it.',
    });
  });

  it('knows the day of a month and a day with one digit', () => {
    const on = (eventDate: string) => adviceFor(fields, { eventDate }, new Date(2026, 2, 5));
    expect(on('2026-03-04')).toHaveProperty('eventDate');
    expect(on('2026-03-05')).toEqual({});
    expect(on('2026-10-01')).toEqual({});
  });

  it('asks about a day that has passed, not about today', () => {
    expect(advice({ eventDate: '2026-11-20' })).toHaveProperty('eventDate');
    expect(advice({ eventDate: '2026-11-21' })).toEqual({});
    expect(advice({ eventDate: '2027-01-01' })).toEqual({});
  });

  it.each([
    '+91 98220 11111',
    '020-2543 1111',
    '(0253) 231 1111',
    '9822011111',
    ' 1234567 ',
    '123456789012345',
    '020/25431111 x7',
    '020.2543.1111 X7',
  ])('takes %s', (phone) => {
    expect(advice({ phone })).toEqual({});
  });

  it.each([
    '123456',
    '1234567890123456',
    'ask Meena',
    '9822011111 Meena',
    'Meena 9822011111',
    '98220 11111 or 98220 22222 or 98220 33333',
  ])('wonders about %s', (phone) => {
    expect(advice({ phone })).toHaveProperty('phone');
  });
});
