import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const place = (parts: string): string =>
  `[{ "name": "Pune", "address": "College Road", ${parts} }], "offices"`;
const told = (parts: string, country = 'IN') => {
  const settings = edited('_site.json', '"offices"', `"places": ${place(parts)}`);
  return summaryOf({ '_site.json': settings.replace('"IN"', `"${country}"`) }).map(([, code]) => code);
};
const hours = (...entries: string[]): string => `"hours": [${entries.map((one) => `{ ${one} }`).join(', ')}]`;
const at = (days: string, opens: string, closes: string, more = ''): string =>
  `"days": ["${days.replaceAll(' ', '", "')}"], "opens": "${opens}", "closes": "${closes}"${more}`;
const nextDay = ', "nextDay": true';

describe('Hours in order', () => {
  it.each([
    [at('Monday', '09:00', '13:00'), at('Monday', '13:00', '18:00')],
    [at('Monday', '00:00', '24:00'), at('Tuesday', '00:00', '24:00')],
    [at('Friday Saturday', '18:00', '02:00', nextDay)],
    [at('Sunday', '18:00', '02:00', nextDay), at('Monday', '02:00', '12:00')],
    [at('Monday', '09:00', '09:00', nextDay)],
    [at('Monday', '09:00', '13:00'), at('Tuesday', '09:00', '13:00')],
  ])('are told nothing: %s %s', (...entries) => {
    expect(told(hours(...entries.filter(Boolean)))).toEqual([]);
  });
});

describe('Hours', () => {
  it.each([
    [at('Sunday', '18:00', '02:00', nextDay), at('Monday', '01:00', '12:00')],
    [at('Monday', '09:00', '18:00'), at('Monday', '09:00', '18:00')],
    [at('Monday', '09:00', '18:00'), at('Monday', '12:00', '13:00')],
    [at('Monday', '12:00', '13:00'), at('Tuesday Monday', '09:00', '18:00')],
  ])('overlap, which is told of once: %s %s', (...entries) => {
    expect(told(hours(...entries))).toEqual(['overlapping-hours']);
  });

  it('that overlap on several days are one problem', () => {
    const days = 'Monday Tuesday Wednesday';
    expect(told(hours(at(days, '09:00', '13:00'), at(days, '12:00', '18:00')))).toEqual([
      'overlapping-hours',
    ]);
  });

  it('that are wrong by themselves do not overlap too', () => {
    expect(told(hours(at('Monday', '09:00', '06:00'), at('Monday', '09:00', '18:00')))).toEqual([
      'wrong-hours',
    ]);
  });

  it('of which one does not fit the schema are told of once', () => {
    expect(told(hours(at('Monday', '9', '06:00')))).toEqual(['wrong-format']);
  });
});

describe('A day on which a place is closed', () => {
  it('may be one, or the first and the last one, in any year', () => {
    const closed =
      '"closed": [{ "from": "2030-12-25", "name": "One" }, { "from": "2026-01-01", "to": "2026-01-01", "name": "Two" }]';
    expect(told(closed)).toEqual([]);
  });
});

describe('A day with hours of its own', () => {
  it.each([
    ['"opens": "06:00", "closes": "13:00"', []],
    ['"opens": "18:00", "closes": "02:00", "nextDay": true', []],
    ['"opens": "13:00", "closes": "06:00"', ['wrong-hours']],
    ['"opens": "06:00", "closes": "13:00", "nextDay": true', ['wrong-hours']],
    ['"opens": "06:00"', ['missing-property']],
    ['"nextDay": true', ['missing-property']],
    ['"opens": "6", "closes": "13:00"', ['wrong-format']],
  ])('%s: %s', (times, codes) => {
    expect(told(`"closed": [{ "from": "2030-12-24", "name": "Christmas Eve", ${times} }]`)).toEqual(codes);
  });
});

describe('A time zone', () => {
  const open = hours(at('Monday', '09:00', '18:00'));

  it('is asked for where a country has more than one, once, and only for hours', () => {
    expect(told(open, 'US')).toEqual(['no-time-zone']);
    expect(told('"phone": "+91 98000 00000"', 'US').filter((code) => code === 'no-time-zone')).toEqual([]);
  });

  it.each(['"timeZone": "America/New_York"', '"country": "GB"'])('may be that of the place: %s', (zone) => {
    expect(told(`${open}, ${zone}`, 'US')).toEqual([]);
  });
});
