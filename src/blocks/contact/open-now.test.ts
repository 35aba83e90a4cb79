import { expect, it } from 'vitest';
import type { OpeningTimes } from '../../model/place-data';
import { openingSentence } from './open-now';

const monday = { day: 0, opens: 540, closes: 780 };
const place: OpeningTimes = {
  closed: [{ from: '2026-12-24', to: '2027-01-01', name: 'Holidays' }],
  // Monday 9 to 13 and 14 to 18, Tuesday 9 to 18, Friday 18 to 2.
  spans: [
    monday,
    { day: 0, opens: 840, closes: 1080 },
    { day: 1, opens: 540, closes: 1080 },
    { day: 4, opens: 1080, closes: 1560 },
  ],
  locale: 'en-US',
  timeZone: 'Asia/Kolkata',
};

// 2026-11-30 is a Monday; India is five and a half hours ahead.
it.each([
  ['2026-11-30T04:00Z', 'Open today until 1:00 PM'],
  ['2026-11-30T02:00Z', 'Opens today at 9:00 AM'],
  ['2026-11-30T08:00Z', 'Opens today at 2:00 PM'],
  ['2026-11-30T12:29Z', 'Open today until 6:00 PM'],
  ['2026-11-30T12:30Z', 'Opens tomorrow at 9:00 AM'],
  // In India the next day has begun.
  ['2026-11-30T19:00Z', 'Opens today at 9:00 AM'],
  ['2026-12-02T06:00Z', 'Closed today. Opens on Friday at 6:00 PM'],
  ['2026-12-04T14:00Z', 'Open until 2:00 AM'],
  ['2026-12-04T20:00Z', 'Open today until 2:00 AM'],
  ['2026-12-04T21:00Z', 'Closed today. Opens on Monday at 9:00 AM'],
  ['2026-12-24T06:00Z', 'Closed today: Holidays. Opens on January 4 at 9:00 AM'],
])('At %s: %s', (at, sentence) => {
  // Browsers and Node write different spaces before "AM".
  expect(openingSentence(place, new Date(at)).replaceAll(/\s/g, ' ')).toBe(sentence);
});

it.each([
  ['2026-12-07T04:00Z', 'Open today until 12:00 PM'],
  ['2026-12-07T07:00Z', 'Opens tomorrow at 9:00 AM'],
  // A Thursday, on which it is closed by its week.
  ['2026-12-09T07:00Z', 'Closed today. Opens tomorrow at 6:00 AM'],
])('On days with hours of their own, at %s: %s', (at, sentence) => {
  const closed = [
    { from: '2026-12-07', name: 'Feast', opens: '09:30', closes: '12:00' },
    { from: '2026-12-10', name: 'Fair', opens: '06:00', closes: '13:00' },
  ];
  expect(openingSentence({ ...place, closed }, new Date(at)).replaceAll(/\s/g, ' ')).toBe(sentence);
});

it('A place that never closes is open now', () => {
  const spans = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 0, closes: 1440 }));
  const always: OpeningTimes = { closed: [], spans, locale: 'en-US', timeZone: 'UTC' };
  expect(openingSentence(always, new Date('2026-11-29T23:59Z'))).toBe('Open now');
});

it('A place that never opens in the next weeks is closed', () => {
  const closed = [{ from: '2026-11-01', to: '2027-12-31', name: 'Works' }];
  expect(openingSentence({ ...place, closed }, new Date('2026-11-29T12:00Z'))).toBe('Closed today: Works.');
});
