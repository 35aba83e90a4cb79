import { expect, it } from 'vitest';
import { isTimeZone, meantTimeZone, timeZoneOf } from './time-zones';

it.each(['Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is one', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['asia/kolkata', 'IST', 'EST', '+05:30', 'Asia/Wai', 'Etc', ''])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

it.each([
  ['asia/kolkata', 'Asia/Kolkata'],
  ['Berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['Kolkata', 'Asia/Kolkata'],
  ['IST', undefined],
])('By %j is meant %s', (written, name) => {
  expect(meantTimeZone(written)).toBe(name);
});

it('A country whose clocks are all alike has one', () => {
  expect(timeZoneOf('GB')).toBe('Europe/London');
  expect(timeZoneOf('DE')).toBe('Europe/Berlin');
  expect(timeZoneOf('IN')).toMatch(/^Asia\//);
  expect(timeZoneOf('US')).toBeUndefined();
  expect(timeZoneOf(undefined)).toBeUndefined();
});
