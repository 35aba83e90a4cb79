import { expect, it } from 'vitest';
import { hasTooManyMarks, marksLimit } from './count-marks';
import { compileRichText } from './rich-text';

it('Groups of stars and underscores are counted, however long each is', () => {
  expect(hasTooManyMarks('*** a '.repeat(marksLimit))).toBe(false);
  expect(hasTooManyMarks('a_b '.repeat(marksLimit + 1))).toBe(true);
});

it('A text with too many is not compiled', () => {
  expect(compileRichText('*a_'.repeat(6000)).fault).toBe('too-many-marks');
});

it('The longest text may have a bold word in every line', () => {
  const line = 'The **third** row of the hall hears it, and so does the *last*.\n';
  expect(compileRichText(line.repeat(900)).fault).toBeUndefined();
});
