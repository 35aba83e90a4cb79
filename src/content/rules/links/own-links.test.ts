import { expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';

const codes = (to: string): unknown =>
  summaryOf({
    'hills.json': pageText(
      'Hills',
      '',
      JSON.stringify({ type: 'prose', id: 'dates', heading: 'Dates', text: `See [all](${to}).` }),
    ),
  }).map(([, code]) => code);

it.each(['/hills', '/hills/'])('A link to its own page is told of: %s', (to) => {
  expect(codes(to)).toEqual(['own-link']);
});

it.each(['/hills#dates', '#dates', '/hills?from=mail', '/invite'])('Another place is none: %s', (to) => {
  expect(codes(to)).toEqual([]);
});
