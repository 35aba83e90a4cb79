import { describe, expect, it } from 'vitest';
import { listText, pageText, summaryOf } from '../../../tests/checker/support/summary-of';
import { edited } from '../../../tests/checker/support/virtual-site';

const prose = '{ "type": "prose", "text": "Words." }';
const reported = (top: string, block?: string) => summaryOf({ 'books.json': pageText('Books', top, block) });
const cards = (entry: string): string => `{ "type": "cards", "heading": "Cards", "items": [${entry}] }`;
const card = '"title": "Team Building", "text": "For teams that share a floor."';

describe('A block is reported as misplaced', () => {
  it.each([
    ['"prose": { "text": "Words." },', '"prose"'],
    [`"more": ${prose},`, '"more"'],
    [`"below": { "type": "hero" },`, '"below"'],
  ])('at the top of a page as %s', (top, words) => {
    expect(reported(top)).toEqual([['books.json', 'misplaced-block', words]]);
  });

  it('once each, where the list of blocks is missing because of them', () => {
    const page = pageText('Books').replace(
      /"blocks": \[.*\]/s,
      `"hero": { "heading": "Books" }, "more": ${prose}`,
    );
    expect(summaryOf({ 'books.json': page }).map(([, code]) => code)).toEqual([
      'misplaced-block',
      'misplaced-block',
    ]);
  });

  it.each([
    ['in place of a page', prose, 'books.json', '"prose"'],
    [
      'between texts',
      pageText('Books', '', `{ "type": "prose", "text": ["More.", ${prose}] }`),
      'books.json',
      '"prose"',
    ],
    ['in a list of entries', pageText('Books', '', cards(prose)), 'books.json', '"prose"'],
    [
      'inside of another block',
      pageText('Books', '', `{ "type": "prose", "text": "More.", "below": ${prose} }`),
      'books.json',
      '"below"',
    ],
  ])('%s', (_, text, file, words) => {
    expect(summaryOf({ [file]: text })).toEqual([[file, 'misplaced-block', words]]);
  });

  it('in a shared list', () => {
    expect(summaryOf({ '_collections/programs.json': listText('card', `[${prose}]`) })).toEqual([
      ['_collections/programs.json', 'misplaced-block', '"prose"'],
    ]);
  });
});

describe('No misplaced block is', () => {
  it.each([
    ['a property that is called like one', '"cards": "programs",', undefined, '"cards"'],
    ['an unknown object', '"extra": { "a": 1 },', undefined, '"extra"'],
    ['an object of an unknown type', '"extra": { "type": "xylophone" },', undefined, '"extra"'],
    ['an entry that only says a type', '', cards(`{ ${card}, "type": "books" }`), '"type"'],
    ['a page that says a type', '"type": "faq",', undefined, '"type"'],
  ])('%s', (_, top, block, words) => {
    expect(reported(top, block)).toEqual([['books.json', 'unknown-property', words]]);
  });
});

it('A second opening has a problem of its own', () => {
  const about = edited('about.json', '"type": "banner"', '"type": "hero"');
  expect(summaryOf({ 'about.json': about })).toEqual([['about.json', 'second-hero', '"hero"']]);
});
