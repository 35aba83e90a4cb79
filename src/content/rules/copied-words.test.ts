import { expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../tests/checker/support/summary-of';

const words =
  'A day in the hills begins with a walk that nobody had planned, and everybody will remember it.';
const page = (name: string, top = '', text = words): string =>
  pageText(name, top, JSON.stringify({ type: 'prose', heading: `On ${name}`, text }));

it('Of two pages that begin alike the one that is not linked is told of', () => {
  const files = { 'hills.json': page('Hills'), 'ports.json': page('Ports') };
  expect(summaryOf(files)).toEqual([['ports.json', 'copied-words', JSON.stringify(words)]]);
});

it('A page that is marked as an example is not, nor one with short words or other ones', () => {
  const hills = page('Hills');
  expect(summaryOf({ 'hills.json': hills, 'ports.json': page('Ports', '"sample": true,') })).toEqual([]);
  expect(summaryOf({ 'hills.json': hills, 'ports.json': page('Ports', '', `Nearly: ${words}`) })).toEqual([]);
  const short = 'A day in the hills.';
  expect(
    summaryOf({ 'hills.json': page('Hills', '', short), 'ports.json': page('Ports', '', short) }),
  ).toEqual([]);
});

it('nor is the page that an example was made of, when a link leads to the example', () => {
  const files = {
    'a-copy.json': page('Copy', '"sample": true,'),
    'hills.json': page('Hills'),
    'more.json': pageText('More', '', JSON.stringify({ type: 'prose', text: '[Copy](/a-copy)' })),
  };
  expect(summaryOf(files)).toEqual([]);
});
