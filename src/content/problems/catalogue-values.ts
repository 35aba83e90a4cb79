import { error, warning } from './define';

/** Values that are written as they must be, and still cannot be meant. */
export const valueProblems = {
  'impossible-date': error<{ date: string; last: string }>(
    'Day that no calendar has',
    ({ date, last }) => `There is no day "${date}": the last one of that month is "${last}".`,
    ({ last }) => `Write "${last}", or the day that is meant.`,
  ),
  'far-date': warning<{ date: string; isPage: boolean }>(
    'Day more than a year ahead',
    ({ date }) =>
      `"${date}" is more than a year ahead. Nothing waits for its day: this is published at once, with that date.`,
    ({ isPage }) =>
      `Look at the year again.${isPage ? ' If it is right, keep the page back with "draft": true until then.' : ''}`,
  ),
};
