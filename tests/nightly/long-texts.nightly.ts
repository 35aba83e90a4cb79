import { expect, it } from 'vitest';
import { letterChecks } from '../../src/content/rules/texts/letter-checks';
import { linkChecks } from '../../src/content/rules/texts/link-checks';
import { wordChecks } from '../../src/content/rules/texts/word-checks';

it.each([
  'it it. ',
  'is is ',
  'The The ',
  'the  ',
  'aa ',
  'aâ€',
  '<a ',
  '<a >',
  '<a href=x ',
  '[ ',
  '](',
  '\\n',
  'à¤',
  '> here',
  '</a>',
  '** ',
])('A text that is full of "%s" is looked through once: what grows with its square does not end', (part) => {
  const own = { name: 'Vikram Sahyadri', mail: 'team@example.in' };
  const text = `${part.repeat(400_000 / part.length)}. the the â€™ \\n. [](/x`;
  const checks = [...letterChecks, ...linkChecks, ...wordChecks];
  const place = { pointer: '/text', value: { text }, own, isRich: false };
  expect(checks.filter(({ find }) => find(text, place)).map(({ code }) => code)).toContain('doubled-word');
});
