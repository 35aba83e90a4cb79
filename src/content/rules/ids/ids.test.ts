import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, edited, siteWith } from '../../../../tests/checker/support/virtual-site';

const prose = (id: string, words = 'Words.'): string =>
  `\n{ "type": "prose", "id": "${id}", "text": "${words}" }`;
const form = (kind: 'contact' | 'podcast'): string => {
  const fields =
    kind === 'contact'
      ? '"firstName": { "label": "First name" }, "lastName": { "label": "Last name" }, "email": { "label": "E-mail" }, "message": { "label": "Message" }'
      : '"fullName": { "label": "Name" }, "email": { "label": "E-mail" }, "companyAndRole": { "label": "Company" }, "reason": { "label": "Reason" }';
  return `\n{ "type": "enquiryForm", "kind": "${kind}", "heading": "Write for the ${kind}", "fields": { ${fields} }, "submit": "Send", "sending": "Sending...", "note": "Only for our reply.", "thanks": { "heading": "Thank you", "text": "It has arrived.", "page": "/invite", "actions": [{ "label": "Home", "to": "/" }] } }`;
};
const page = (...blocks: string[]): string => pageText('Books', '', blocks.join(','));

describe('An id', () => {
  it('stands once on a page, and the second is marked', () => {
    expect(summaryOf({ 'books.json': page(prose('one'), prose('two')) })).toEqual([]);
    expect(summaryOf({ 'books.json': page(prose('one'), prose('two'), prose('one', 'Others.')) })).toEqual([
      ['books.json', 'duplicate-id', '"one"'],
    ]);
  });

  it('of a third block is told of too, always with the line of the first', () => {
    const text = page(prose('one'), prose('one', 'Others.'), prose('one', 'More.'));
    const { problems } = checkNear(siteWith({ 'books.json': text }));
    const line = text.slice(0, text.indexOf('"one"')).split('\n').length;
    expect(problems.map(({ line: own, message }) => [own, message.includes(`line ${line},`)])).toEqual([
      [line + 1, true],
      [line + 2, true],
    ]);
  });

  it('in a block that stands twice, letter for letter, is told of with the block, as an error', () => {
    const { problems } = checkNear(siteWith({ 'books.json': page(prose('one'), prose('one')) }));
    expect(problems.map(({ code, severity, hint }) => [code, severity, hint])).toEqual([
      ['repeated-block', 'error', expect.stringMatching(/Delete line \d+, or the same block further up/)],
    ]);
  });

  it('in a block that stands twice gets one for the copy that is free', () => {
    const text = page(prose('one'), prose('one'), prose('one-2', 'Others.'));
    const { problems } = checkNear(siteWith({ 'books.json': text }));
    expect(problems.map(({ hint }) => hint)).toEqual([
      expect.stringMatching(
        /change the words of one, and give the copy an id of its own: "one-3" in line \d+\.$/,
      ),
    ]);
  });

  it('of a copied run is told of with the block that stands twice, also where the others have new words', () => {
    const gallery = (words: string): string =>
      `\n{ "type": "prose", "id": "two", "heading": "${words}", "text": "Many." }`;
    const text = page(prose('one'), gallery('Much'), prose('one'), gallery('More'));
    const { problems } = checkNear(siteWith({ 'books.json': text }));
    expect(problems.map(({ code }) => code)).toEqual(['repeated-block']);
    expect(problems[0]?.hint).toMatch(
      /copied with it and has other words already needs an id of its own: "two-2" in line \d+\.$/,
    );
  });

  it('that stands twice hears of one that is free', () => {
    const text = page(prose('one'), prose('one-2', 'Others.'), prose('one', 'More.'));
    const { problems } = checkNear(siteWith({ 'books.json': text }));
    expect(problems.map(({ hint }) => hint)).toEqual(['Give this block another id, like "one-3".']);
  });

  it('may stand on another page', () => {
    expect(summaryOf({ 'books.json': page(prose('terms')) })).toEqual([]);
  });

  it('is the same when a placeholder makes it', () => {
    expect(
      summaryOf({ 'books.json': page(prose('by-{speaker.slug}'), prose('by-vikram-sahyadri', 'Others.')) }),
    ).toEqual([['books.json', 'duplicate-id', '"by-vikram-sahyadri"']]);
  });
});

describe('A form', () => {
  it('of each kind can stand on a page once', () => {
    expect(summaryOf({ 'books.json': page(form('contact'), form('podcast')) })).toEqual([]);
    expect(
      summaryOf({
        'books.json': page(form('contact'), form('contact').replace('"heading": "', '"heading": "Also ')),
      }),
    ).toEqual([['books.json', 'second-form', '"contact"']]);
  });

  it('is no second of an id that has its name', () => {
    expect(summaryOf({ 'books.json': page(prose('contact'), form('contact')) })).toEqual([]);
  });
});

describe('A button', () => {
  const banner = (...labels: string[]): string =>
    page(
      `\n{ "type": "banner", "heading": "Hear him", "actions": [${labels.map((label) => `{ "label": "${label}", "to": "/invite" }`).join(', ')}] }`,
    );

  it('stands once in a block', () => {
    expect(summaryOf({ 'books.json': banner('Ask for a date', 'Ask for a Date') })).toEqual([
      ['books.json', 'duplicate-entry', '"/invite"'],
    ]);
  });

  it('of other words may lead to the same page', () => {
    expect(summaryOf({ 'books.json': banner('Ask for a date', 'Write to the team') })).toEqual([]);
  });
});

it('Two places are not on one spot of the map', () => {
  const map = 'https://www.google.com/maps/search/?api=1&query=Pune';
  const place = (name: string): string =>
    `{ "name": "${name}", "address": "By appointment", "map": "${map}" }`;
  const settings = (...names: string[]): string =>
    edited('_site.json', '"offices"', `"places": [${names.map(place).join(', ')}], "offices"`);
  expect(summaryOf({ '_site.json': settings('Pune', 'Delhi') })).toEqual([
    ['_site.json', 'duplicate-entry', `"${map}"`],
  ]);
  expect(summaryOf({ '_site.json': settings('Pune') })).toEqual([]);
});

describe('Two cards of which one leads to the page of the other', () => {
  const card = (title: string, to: string): string =>
    `{ "title": "${title}", "text": "Words about it.", "to": "${to}" }`;
  const cards = (...all: string[]): string =>
    page(`\n{ "type": "cards", "heading": "More", "items": [${all.join(', ')}] }`);

  it.each([
    ['first', cards(card('About Vikram', '/invite'), card('Invite Vikram', '/invite'))],
    ['second', cards(card('Invite Vikram', '/invite'), card('About Vikram', '/invite'))],
  ])('are no twins when that is the %s', (_, text) => {
    expect(summaryOf({ 'books.json': text })).toEqual([['books.json', 'wrong-label', '/invite']]);
  });

  it('are twins when their words are the same', () => {
    const text = cards(card('Invite Vikram', '/invite'), card('Invite Vikram', '/invite'));
    expect(summaryOf({ 'books.json': text })).toContainEqual(['books.json', 'duplicate-entry', '"/invite"']);
  });
});
