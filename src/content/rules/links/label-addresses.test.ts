import { expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const page = (label: string, to: string) => ({
  'index.json': edited(
    'index.json',
    '"label": "Send an enquiry", "to": "/invite#terms"',
    `"label": "${label}", "to": "${to}"`,
  ),
});

it.each(['/invite', '#terms', 'https://example.org/a', 'mailto:me@example.org', 'whatsapp:Hello there'])(
  'An address is no words: %s',
  (label) => {
    expect(summaryOf(page(label, '/invite')).map(([, code]) => code)).toEqual(['address-as-words']);
  },
);

it.each(['24/7 help', 'HR / training', 'Write to us: today', '#1 in Pune'])(
  'Words may hold its signs: %s',
  (label) => {
    expect(summaryOf(page(label, '/invite#terms'))).toEqual([]);
  },
);

it('What stands as an address beside it may be the words, and is not reported too', () => {
  expect(summaryOf(page('/invite', 'Invite the author')).map(([, code]) => code)).toEqual([
    'address-as-words',
  ]);
});
