import { expect, it } from 'vitest';
import { dividedText } from './divided-text';

const entry = { type: 'string', minLength: 2, maxLength: 40 };

it.each([
  ['what, which, tell, speaker', ['what', 'which', 'tell', 'speaker']],
  ['Motivational Speaker, Coach, Author', ['Motivational Speaker', 'Coach', 'Author']],
  ['Pune, Maharashtra; Nashik,', ['Pune, Maharashtra', 'Nashik']],
  ['फ्रेम, आवाज,', ['फ्रेम', 'आवाज']],
])('Entries in one text are divided: %s', (text, parts) => {
  expect(dividedText(text, entry)).toEqual(parts);
});

it.each([
  'Author',
  'Author,',
  'To speak up, even where nobody else does',
  'For teams who build, and for those who sell',
  'Stage, voice.',
  'what, , which',
  'what, x',
])('A sentence, or what would be no good list, stays one: %s', (text) => {
  expect(dividedText(text, entry)).toBeUndefined();
});
