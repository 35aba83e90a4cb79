import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const buttonText = (label: string, to: string) =>
  edited(
    'index.json',
    '"label": "Send an enquiry", "to": "/invite#terms"',
    `"label": "${label}", "to": "${to}"`,
  );
const button = (label: string, to: string) => summaryOf({ 'index.json': buttonText(label, to) });
const text = (words: string) =>
  summaryOf({ 'invite.json': edited('invite.json', 'Read [about Vikram](/about-{owner.slug}).', words) });

describe('A link to a page', () => {
  it.each([
    ['Home', '/invite'],
    ['INVITE!', '/about-{owner.slug}'],
  ])('may not have the title of another one: %s, %s', (label, to) => {
    expect(button(label, to)).toEqual([['index.json', 'wrong-label', to]]);
  });

  it('is looked at in texts too', () => {
    expect(text('Go [home](/about-{owner.slug}).')).toEqual([
      ['invite.json', 'wrong-label', '/about-{owner.slug}'],
    ]);
    expect(text('Go [home](/).')).toEqual([]);
  });

  it('is looked at where the number of the settings stands between angle brackets', () => {
    const told = (words: string) => text(`Ring [${words}](<tel:{contact.phone}>).`).map(([, code]) => code);
    expect(told('+91 98000 11111')).toEqual(['wrong-label']);
    expect(told('{contact.phone}')).toEqual([]);
  });

  it.each([
    ['Invite', '/invite#terms'],
    ['Where to go', '/'],
    ['Home', '/invite#terms'],
  ])('may have its own title, and any other words: %s, %s', (label, to) => {
    expect(button(label, to)).toEqual([]);
  });

  it.each([
    ['Read the books', 'wrong-label'],
    ['A word about books, again', undefined],
  ])('may not lead past the page whose address its words end with: %s', (label, code) => {
    const books = pageText('What he wrote', '"unlisted": true,');
    const files = { 'books.json': books, 'index.json': buttonText(label, '/invite') };
    expect(summaryOf(files).map(([, told]) => told)).toEqual(code === undefined ? [] : [code]);
  });

  it('may lead to another page with that word', () => {
    const files = {
      'books.json': pageText('What he wrote', '"unlisted": true,'),
      'index.json': buttonText('Our books', '/old-books'),
      'old-books.json': pageText('What he sold', '"unlisted": true,'),
    };
    expect(summaryOf(files)).toEqual([]);
  });

  it('that does not exist is told of as that', () => {
    expect(button('Home', '/nowhere')).toEqual([['index.json', 'missing-page', '"/nowhere"']]);
  });
});

describe('The words of a link', () => {
  const about = '/about-{owner.slug}';

  it.each(['About Vikrem', 'Abut Vikram', 'ABOUT VIKARM'])(
    'do not misspell the title of its page: %s',
    (label) => {
      expect(button(label, about)).toEqual([['index.json', 'near-title', about]]);
    },
  );
});
