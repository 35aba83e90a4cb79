import { describe, expect, it } from 'vitest';
import { enquiryKinds } from '../../model/enquiry-kinds';
import { hintsFor } from './hint';

const now = new Date(2026, 10, 21, 23, 30);
const hints = (values: Record<string, string>) => hintsFor(enquiryKinds.invitation.fields, values, now);

describe('hints', () => {
  it('say nothing about empty fields', () => {
    expect(hints({ phone: '  ', eventDate: '' })).toEqual({});
  });

  it('are the words for their field alone', () => {
    expect(hints({ eventDate: '2026-11-20', phone: '12', email: '12', audienceSize: '12' })).toEqual({
      eventDate: 'This date has passed. Please check the year.',
      phone: 'This phone number looks incomplete. Please check it.',
    });
  });

  it('know the day of a month and a day with one digit', () => {
    const on = (eventDate: string) =>
      hintsFor(enquiryKinds.invitation.fields, { eventDate }, new Date(2026, 2, 5));
    expect(on('2026-03-04')).toHaveProperty('eventDate');
    expect(on('2026-03-05')).toEqual({});
    expect(on('2026-10-01')).toEqual({});
  });

  it('ask about a day that has passed, not about today', () => {
    expect(hints({ eventDate: '2026-11-20' })).toHaveProperty('eventDate');
    expect(hints({ eventDate: '2026-11-21' })).toEqual({});
    expect(hints({ eventDate: '2027-01-01' })).toEqual({});
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
  ])('take %s', (phone) => {
    expect(hints({ phone })).toEqual({});
  });

  it.each([
    '123456',
    '1234567890123456',
    'ask Meena',
    '9822011111 Meena',
    'Meena 9822011111',
    '98220 11111 or 98220 22222 or 98220 33333',
  ])('wonder about %s', (phone) => {
    expect(hints({ phone })).toHaveProperty('phone');
  });
});
