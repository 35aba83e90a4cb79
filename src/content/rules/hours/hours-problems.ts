import { error, warning } from '../../problems/define';
import { swap } from '../../problems/fixes';
import { brief } from '../../problems/wording';

/** The same time in the afternoon: `18:00` for `06:00`; undefined where that is not after `opens`. */
function afternoon(opens: string, closes: string): string | undefined {
  const later = `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}`;
  return closes < '12:00' && later > opens ? later : undefined;
}

/** When places are open. */
export const hoursProblems = {
  'wrong-hours': error<{ opens: string; closes: string; isLong: boolean }>(
    'Closed before it opens',
    ({ opens, closes, isLong }) =>
      isLong
        ? `From "${opens}" to "${closes}" on the day after is more than a whole day.`
        : opens === closes
          ? `It opens and closes at "${opens}", so it is never open.`
          : `It closes at "${closes}", before it opens at "${opens}".`,
    ({ opens, closes, isLong }) => {
      if (isLong) return 'Delete "nextDay", or correct a time.';
      if (opens === closes) return 'Correct a time. Open all day is from "00:00" to "24:00".';
      const later = afternoon(opens, closes);
      const first = later === undefined ? 'Correct a time' : `If "${later}" is meant, write that`;
      return `${first}. If it closes on the day after, write "nextDay": true beside it.`;
    },
  ),
  'overlapping-hours': error<{ day: string; written: string; other: string; otherLine: number }>(
    'Hours that overlap',
    ({ day, written, other, otherLine }) =>
      `On ${day} it is open from ${written}, and by line ${otherLine} already from ${other}.`,
    () => 'Delete the day in one of the two entries, or correct a time: each minute belongs to one entry.',
  ),
  'backward-days': error<{ from: string; to: string }>(
    'Last day before the first',
    ({ from, to }) => `"${to}" is before "${from}", the first of these days.`,
    () => 'Correct a day. For one day alone leave out "to".',
  ),
  'wrong-time-zone': error<{ written: string; better?: string; near?: string }>(
    'Time zone without its name',
    ({ written }) => `"${brief(written)}" is not the name of a time zone.`,
    ({ better, near }) => {
      if (better !== undefined) return `Write "${better}".`;
      const meant = near === undefined ? '' : `Did you mean "${near}"? `;
      return `${meant}A name has the part of the world and a city: "Asia/Kolkata", "Europe/Berlin", "America/New_York".`;
    },
    swap('written'),
  ),
  'no-time-zone': warning<{ country?: string }>(
    'Opening hours without a time zone',
    ({ country }) =>
      `The page cannot say whether it is open now: ${country === undefined ? 'the settings name no country and no time zone' : `there is more than one time zone in its country, ${country}`}.`,
    () => 'Write "timeZone" at the top of _site.json, like "America/New_York", or at the place.',
  ),
};
