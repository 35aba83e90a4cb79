import { expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../tests/checker/support/summary-of';

const leading = (...labels: string[]): string =>
  pageText(
    'Ports',
    '',
    JSON.stringify({ type: 'prose', text: labels.map((one) => `[${one}](/trust-hills)`).join(' ') }),
  );
const told = (title: string, ...labels: string[]): unknown =>
  summaryOf({ 'trust-hills.json': pageText(title), 'ports.json': leading(...labels) });

it('A new title is told of while two links still say what the address says', () => {
  const expected = [['trust-hills.json', 'old-title', '"Calm Hills"']];
  expect(told('Calm Hills', 'Trust Hills', 'trust hills')).toEqual(expected);
});

it('Nothing is where the title is the address, one link alone says it, or links say something else', () => {
  expect(told('Trust Hills', 'Trust Hills', 'Trust Hills')).toEqual([]);
  expect(told('Calm Hills', 'Trust Hills', 'Calm Hills')).toEqual([]);
  expect(told('Calm Hills', 'The hills', 'To the hills')).toEqual([]);
});
