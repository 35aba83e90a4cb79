import { expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';

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

it('A page that goes on with three texts of another one is told of, and one with two is not', () => {
  const block = (text: string): string => JSON.stringify({ type: 'prose', text: `${text}: ${words}` });
  const files = (...texts: string[]): Record<string, string> => ({
    'hills.json': pageText('Hills', '', ['Own', 'One', 'Two', 'Three'].map(block).join(', ')),
    'ports.json': pageText('Ports', '', ['Another', ...texts].map(block).join(', ')),
  });
  expect(summaryOf(files('One', 'Two', 'Three'))).toEqual([
    ['ports.json', 'copied-words', JSON.stringify(`One: ${words}`)],
  ]);
  expect(summaryOf(files('One', 'Two', 'Four'))).toEqual([]);
  // A block of a third page before them changes nothing.
  const bays = { 'bays.json': pageText('Bays', '', ['Else', 'Five'].map(block).join(', ')) };
  expect(summaryOf({ ...files('Five', 'One', 'Two', 'Three'), ...bays })).toEqual([
    ['ports.json', 'copied-words', JSON.stringify(`One: ${words}`)],
  ]);
});
