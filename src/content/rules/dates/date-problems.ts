import { error, warning } from '../../problems/define';
import { brief } from '../../problems/wording';

/** Days that are in no calendar, too far away or beside the wrong words. */
export const dateProblems = {
  'impossible-date': error<{ date: string; last: string }>(
    'Day that no calendar has',
    ({ date, last }) => `There is no day "${date}": the last one of that month is "${last}".`,
    ({ last }) => `Write "${last}", or the day that is meant.`,
  ),
  'future-date': warning<{ date: string }>(
    'Article of a day to come',
    ({ date }) =>
      `"${date}" is still to come. Nothing waits for its day: the article is published with the next build, above all others.`,
    () => 'Write the day on which it is published, or keep it back with "draft": true until then.',
  ),
  'far-date': warning<{ date: string; isPage: boolean }>(
    'Day more than a year ahead',
    ({ date }) =>
      `"${date}" is more than a year ahead. Nothing waits for its day: this is published at once, with that date.`,
    ({ isPage }) =>
      `Look at the year again.${isPage ? ' If it is right, keep the page back with "draft": true until then.' : ''}`,
  ),
  'wrong-weekday': warning<{ date: string; better: string }>(
    'Date on another day of the week',
    ({ date, better }) =>
      `"${brief(date)}" is a ${/\w+day/.exec(better)?.[0] ?? ''}, and another day is said beside it.`,
    ({ better }) => `Write "${brief(better)}", or correct the date.`,
  ),
  'backward-range': warning<{ written: string }>(
    'Days that run backwards',
    ({ written }) => `"${brief(written)}" ends on an earlier day than it begins.`,
    () => 'Correct a day, or write the month beside both: "28 December to 3 January".',
  ),
};
