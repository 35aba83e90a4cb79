import { expect, it } from 'vitest';
import { listText, pageText, summaryOf } from '../../../../tests/checker/support/summary-of';

const leading = (...labels: string[]): string =>
  pageText(
    'Ports',
    '',
    JSON.stringify({ type: 'prose', text: labels.map((one) => `[${one}](/trust-hills)`).join(' ') }),
  );
const reported = (title: string, ...labels: string[]): unknown =>
  summaryOf({ 'trust-hills.json': pageText(title), 'ports.json': leading(...labels) });

it('A new title is reported while two links still say what the address says', () => {
  const expected = [['trust-hills.json', 'old-title', '"Calm Hills"']];
  expect(reported('Calm Hills', 'Trust Hills', 'trust hills')).toEqual(expected);
});

it('Nothing is reported where the title is the address, one link alone says it, or links say something else', () => {
  expect(reported('Trust Hills', 'Trust Hills', 'Trust Hills')).toEqual([]);
  expect(reported('Calm Hills', 'Trust Hills', 'Calm Hills')).toEqual([]);
  expect(reported('Calm Hills', 'The hills', 'To the hills')).toEqual([]);
});

/** What is reported of a page with an old address, on whose links some words stand: in a text, and on a card or button. */
const moved = (
  title: string,
  route: string,
  texts: string[],
  others: { actions?: string[]; card?: string },
) => {
  const link = (label: string) => `{ "label": "${label}", "to": "/${route}" }`;
  const words = texts.map((one) => `[${one}](/${route})`).join(' ');
  const text = [JSON.stringify({ type: 'prose', text: words || 'Hi.' })];
  const { actions = [], card } = others;
  const buttons = actions.map((one) => `{ "type": "cta", "text": "Write.", "actions": [${link(one)}] }`);
  const cards =
    card === undefined
      ? {}
      : {
          '_collections/programs.json': listText('card', [
            {
              title: card,
              text: 'A card of the hills.',
              to: `/${route}`,
              action: { label: 'Learn More', to: `/${route}` },
            },
          ]),
        };
  return summaryOf({
    [`${route}.json`]: pageText(title, ' "aliases": ["/talks/trust-hills"],'),
    'ports.json': pageText('Ports', '', [...text, ...buttons].join(', ')),
    ...cards,
  });
};

it('A card that says the old address of a renamed page is reported once', () => {
  expect(moved('Calm Hills', 'calm-hills', [], { card: 'Trust Hills' })).toEqual([
    ['_collections/programs.json', 'old-title', '"Trust Hills"'],
  ]);
});

it('A lone button or link of a text may say what one does there, and a short title is no old one', () => {
  expect(moved('Calm Hills', 'calm-hills', [], { actions: ['Trust Hills'] })).toEqual([]);
  expect(moved('Calm Hills', 'calm-hills', ['Trust Hills'], {})).toEqual([]);
  expect(moved('The Trust Hills of Pune', 'hills', [], { card: 'Trust Hills' })).toEqual([]);
  expect(moved('Calm Hills', 'trust-hills', [], { card: 'Trust Hills' })).toEqual([]);
});
