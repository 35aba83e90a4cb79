import { expect, it } from 'vitest';
import { letterLooks } from '../../src/content/rules/texts/letter-looks';
import { linkLooks } from '../../src/content/rules/texts/link-looks';
import { nameLook, wordLooks } from '../../src/content/rules/texts/word-looks';

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
  const text = `${part.repeat(400_000 / part.length)}. is is â€™ \\n. [](/x`;
  const held = { value: { text }, own, isRich: () => true };
  const looks = [...letterLooks, ...linkLooks, ...wordLooks, ...nameLook(own.name, own)];
  expect(looks.map(({ find }) => find(text, '/text', held)?.code)).toContain('doubled-word');
});
