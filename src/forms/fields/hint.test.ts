import { describe, expect, it } from 'vitest';
import { enquiryKinds } from '../../model/enquiry-kinds';
import { hintsFor } from './hint';

const now = new Date(2026, 10, 21, 23, 30);
const hints = (values: Record<string, string>) => hintsFor(enquiryKinds.invitation.fields, values, now);

describe('hints', () => {
  it('says nothing about empty fields', () => {
    expect(hints({ phone: '  ', eventDate: '' })).toEqual({});
  });

  it('asks about a day that has passed, not about today', () => {
    expect(hints({ eventDate: '2026-11-20' })).toHaveProperty('eventDate');
    expect(hints({ eventDate: '2026-11-21' })).toEqual({});
    expect(hints({ eventDate: '2027-01-01' })).toEqual({});
  });

  it.each(['+91 98220 11111', '020-2543 1111', '(0253) 231 1111', '9822011111'])('takes %s', (phone) => {
    expect(hints({ phone })).toEqual({});
  });

  it.each(['12', 'ask Meena', '98220 11111 or 98220 22222 or 98220 33333'])('wonders about %s', (phone) => {
    expect(hints({ phone })).toHaveProperty('phone');
  });
});
