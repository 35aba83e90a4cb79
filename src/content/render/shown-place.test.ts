import { expect, it } from 'vitest';
import type { Office, SiteDocument } from '../../model/content.generated';
import { shownPlace } from './shown-place';

const office: Office = { name: 'Pune', address: 'Senapati Bapat Road' };
const site = (more: object) => ({ language: 'en-IN', ...more }) as SiteDocument;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const open = (days: readonly string[], opens: string, closes: string, more = {}) =>
  ({ days, opens, closes, ...more }) as NonNullable<Office['hours']>[number];

const hoursOf = (more: Partial<Office>, settings: object = {}) =>
  shownPlace({ ...office, ...more }, site(settings), '2026-11-29').hours;

/** The rows of the table, with plain spaces: browsers and Node write different ones before "am". */
const rowsOf = (hours: NonNullable<Office['hours']>, settings?: object) => {
  const { html = '' } = hoursOf({ hours }, settings) ?? {};
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)];
  return rows.map(([, days, times]) => `${days} | ${times?.replace('<br>', ' | ')}`.replaceAll(/\s/g, ' '));
};

it('A place is shown without what is for search engines alone', () => {
  const place = {
    ...office,
    street: 'A',
    city: 'B',
    geo: { latitude: 1, longitude: 2 },
    phone: '+91 98000 00000',
  };
  expect(shownPlace(place, site({}), '2026-11-29')).toEqual({ ...office, phone: '+91 98000 00000' });
});

it('Days with the same hours share a row, and the others are closed', () => {
  const hours = [open(weekdays, '09:00', '18:00'), open(['Saturday'], '10:00', '14:00')];
  expect(rowsOf(hours)).toEqual(['Mon–Fri | 9:00 am – 6:00 pm', 'Sat | 10:00 am – 2:00 pm', 'Sun | Closed']);
});

it('A break at noon is a second time in the row, in the order of the day', () => {
  const hours = [open(['Monday'], '14:00', '18:00'), open(['Monday', 'Wednesday'], '09:00', '13:00')];
  expect(rowsOf(hours)).toEqual([
    'Mon | 9:00 am – 1:00 pm | 2:00 pm – 6:00 pm',
    'Tue, Thu–Sun | Closed',
    'Wed | 9:00 am – 1:00 pm',
  ]);
});

it.each([
  [{ language: 'de-DE' }, 'Mo–Fr | 10:00–18:30'],
  [{ language: 'en', country: 'DE' }, 'Mon–Fri | 10:00–18:30'],
  [{ language: 'en-US' }, 'Mon–Fri | 10:00 AM – 6:30 PM'],
  [{ language: 'mr-IN' }, 'सोम–शुक्र | सकाळ १०:०० – संध्याकाळ ६:३०'],
])('Times are written as they are by %j', (settings, row) => {
  expect(rowsOf([open(weekdays, '10:00', '18:30')], settings)?.[0]).toBe(row);
});

it('All day, and past midnight', () => {
  const hours = [open(['Monday'], '00:00', '24:00'), open(['Tuesday'], '18:00', '02:00', { nextDay: true })];
  expect(rowsOf(hours)).toEqual(['Mon | Open all day', 'Tue | 6:00 pm – 2:00 am', 'Wed–Sun | Closed']);
});

it('Days on which it is closed are shown until they are over', () => {
  const hours = [open(['Monday'], '09:00', '18:00')];
  const closed = [
    { from: '2026-11-28', name: 'Over' },
    { from: '2026-11-27', to: '2026-11-29', name: 'Feast' },
    { from: '2026-12-24', name: 'Eve', opens: '06:00', closes: '13:00' },
    { from: '2026-12-25', name: 'Christmas' },
  ];
  const shown = hoursOf({ hours, closed });
  expect(shown?.html.split('</table>')[1]?.replaceAll(/\s/g, '')).toBe(
    '<p>Closed:27–29Nov2026(Feast)</p><p>24Dec2026(Eve):6:00am–1:00pm</p><p>Closed:25Dec2026(Christmas)</p>',
  );
  expect(shown?.now?.closed.map(({ name }) => name)).toEqual(['Feast', 'Eve', 'Christmas']);
});

it('The time zone is that of the place, of the site, or of a country that has one', () => {
  const hours = [open(['Monday'], '09:00', '18:00')];
  const zone = (more: Partial<Office>, settings: object) =>
    hoursOf({ hours, ...more }, settings)?.now?.timeZone;
  expect(zone({ timeZone: 'Asia/Tokyo' }, { timeZone: 'Europe/Berlin' })).toBe('Asia/Tokyo');
  expect(zone({}, { timeZone: 'Europe/Berlin' })).toBe('Europe/Berlin');
  expect(zone({ country: 'GB' }, {})).toBe('Europe/London');
  expect(zone({}, { country: 'FR' })).toBe('Europe/Paris');
  expect(zone({}, { country: 'US' })).toBeUndefined();
});

it('What an author types is text', () => {
  const hours = [open(['Monday'], '09:00', '18:00')];
  const closed = [{ from: '2030-01-01', name: '<b>"New" & Year</b>' }];
  const { html = '' } = hoursOf({ name: '"><script>', hours, closed }) ?? {};
  expect(html).not.toMatch(/<b>|<script>/);
  expect(html).toContain('aria-label="Opening hours: &quot;&gt;&lt;script&gt;"');
});
