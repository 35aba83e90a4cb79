import { months, written } from '#words/dates';
import { language as languageOfWords } from '#words/receiver';

const names = months.split(' ');

/**
 * Takes a day as `2026-02-18` and gives it in words of the site's language: `18 February 2026`. The same on every machine,
 * but in a language that the engine has no words of, and in those of the United States (February 18) and of Austria
 * (Jänner), which write a day otherwise.
 * @param siteLanguage like `de-DE`.
 */
export function longDate(day: string, siteLanguage: string): string {
  const isOwn = siteLanguage.split('-', 1)[0] === languageOfWords && !/^(?:en-US|de-AT)$/.test(siteLanguage);
  if (!isOwn) return dateOfLocale(day, siteLanguage);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return written(date, names[month - 1] ?? '', year);
}

function dateOfLocale(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00Z`));
}
