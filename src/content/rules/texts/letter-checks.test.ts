import { describe, expect, it } from 'vitest';
import { isAllCapitals, spaceSlipIn } from './letter-checks';

describe('A space', () => {
  it.each([
    ['They are alone.Then it rains.', 'alone. Then'],
    ['Nobody knows!Ask him.', 'knows! Ask'],
    ['a rope,a river', 'rope, a'],
    ['a rope, a river,hills', 'river, hills'],
    ['a rope , a river', 'rope,'],
    ['Who invites him ?', 'him?'],
    ['**Wow** , he said', '**Wow**,'],
    ['to customers.[Managers](#m) first', 'rs. ['],
  ])('is missing or too many: %s', (text, better) => {
    expect(spaceSlipIn(text)?.better).toBe(better);
  });

  it.each([
    'Write to asha@Example.In or www.Example.Com',
    'See https://a.example/one,two and /faqs.Then',
    'e.g. M.Tech, Ph.D., St.John, U.S.Army',
    'Node.js and Booking.com',
    '{owner.name}, {contact.phone}',
    'Rs. 1,00,000',
    'one :) two',
    'Wait ... what',
    'We ran .NET and .5',
    '`a ,b.Then`',
    'मी येतो.आणि',
    '[about him](/about).',
    'a list.[1]',
    '[one](/a),[2]',
  ])('is where it belongs: %s', (text) => {
    expect(spaceSlipIn(text)).toBeUndefined();
  });
});

describe('A text in capitals', () => {
  it('has two long words at least, and no small letter', () => {
    expect(isAllCapitals('PROGRAM GOAL')).toBe(true);
    expect(isAllCapitals('PROGRAM OF {owner.name}: GOALS!')).toBe(true);
  });

  it.each(['CEO, CFO & CHRO', 'NASSCOM', 'The PROGRAM GOAL', 'कार्यक्रम', ''])('is not %s', (text) => {
    expect(isAllCapitals(text)).toBe(false);
  });
});
