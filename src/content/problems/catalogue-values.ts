import { error, warning } from './define';
import { brief } from './wording';

/** Values that are written as they must be, and still cannot be meant. */
export const valueProblems = {
  'impossible-date': error<{ date: string; last: string }>(
    'Day that no calendar has',
    ({ date, last }) => `There is no day "${date}": the last one of that month is "${last}".`,
    ({ last }) => `Write "${last}", or the day that is meant.`,
  ),
  'misspelt-placeholder': error<{ written: string; name: string }>(
    'Placeholder between other signs',
    ({ written }) =>
      `"${brief(written)}" would be shown with these signs: they are not those of a placeholder.`,
    ({ name }) => `Write {${name}}, with one curly bracket on each side and no spaces.`,
  ),
  'far-date': warning<{ date: string; isPage: boolean }>(
    'Day more than a year ahead',
    ({ date }) =>
      `"${date}" is more than a year ahead. Nothing waits for its day: this is published at once, with that date.`,
    ({ isPage }) =>
      `Look at the year again.${isPage ? ' If it is right, keep the page back with "draft": true until then.' : ''}`,
  ),
};
