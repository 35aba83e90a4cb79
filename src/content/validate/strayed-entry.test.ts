import { expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../tests/checker/support/virtual-site';

const hintOf = (...blocks: string[]): string | undefined => {
  const text = pageText('Books', '', `\n${blocks.join(',\n')}`);
  const { problems } = checkNear(siteWith({ 'books.json': text }));
  return problems.find(({ code }) => code === 'missing-block-type')?.hint;
};
const card = '{ "title": "Team Building", "text": "For teams that share a floor.", "to": "/invite" }';
const cards = `{ "type": "cards", "heading": "Cards", "items": [${card}] }`;

it.each([
  ['below', [cards, card], 8],
  ['above', [card, cards], 9],
])('An entry %s a block with entries like it belongs into its list', (_, blocks, line) => {
  expect(hintOf(...blocks)).toBe(
    `This looks like an entry of "items" of the block "cards", line ${line}: move it in there.`,
  );
});

it('No entry is what a block can be, and what fits no list of the page', () => {
  expect(hintOf(cards, '{ "heading": "Cards", "text": "Words." }')).toMatch(/^Add "type"/);
  expect(hintOf(card)).toMatch(/^Add "type"/);
});

it('An entry of one kind of shared list alone belongs into the file of that list', () => {
  const book =
    '{ "title": "Ropes", "text": "Twelve short chapters on teams.", "cover": { "src": "ropes", "alt": "A rope" }, "amazonLink": "https://www.amazon.in/dp/1", "lang": "en" }';
  const shared = '{ "type": "books", "heading": "Books", "items": { "from": "books" } }';
  expect(hintOf(shared, book)).toMatch(
    /^This looks like an entry of the shared list _collections\/books\.json: move it in there/,
  );
});
