import { describe, expect, it } from 'vitest';
import type { Json } from '../../../model/json';
import { openValue } from '../../testing/open-value';
import { problemsIn } from '../../testing/problems-in';
import type { Annotation } from '../../validate/annotation';
import { repeats } from './repeated';
import { formText } from '../../../../tests/checker/support/form-text';
import { listText, pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, edited, siteWith } from '../../../../tests/checker/support/virtual-site';

const prose = (id: string, words = 'Words.'): string =>
  `\n{ "type": "prose", "id": "${id}", "text": "${words}" }`;
const form = (name: string, heading = `Write for the ${name}`): string =>
  `\n{ "type": "enquiryForm", "form": "${name}", "heading": "${heading}" }`;
const forms = { '_forms/contact.json': formText(), '_forms/podcast.json': formText() };
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
      ['repeated-block', 'error', expect.stringContaining('or the same further up.')],
    ]);
  });

  it('may stand on another page', () => {
    expect(summaryOf({ 'books.json': page(prose('terms')) })).toEqual([]);
  });

  it('is the same when a placeholder makes it', () => {
    expect(
      summaryOf({ 'books.json': page(prose('by-{owner.slug}'), prose('by-vikram-sahyadri', 'Others.')) }),
    ).toEqual([['books.json', 'duplicate-id', '"by-vikram-sahyadri"']]);
  });
});

describe('A form', () => {
  it('can stand on a page once', () => {
    expect(summaryOf({ ...forms, 'books.json': page(form('contact'), form('podcast')) })).toEqual([]);
    expect(
      summaryOf({
        ...forms,
        'books.json': page(form('contact'), form('podcast'), form('contact', 'Also here')),
      }),
    ).toEqual([['books.json', 'second-form', '"contact"']]);
  });

  it('is no second of an id that has its name', () => {
    expect(
      summaryOf({ ...forms, 'books.json': page(prose('contact'), form('contact'), form('podcast')) }),
    ).toEqual([]);
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

describe('Two cards that lead to one page', () => {
  const card = (title: string, to: string): string =>
    `{ "title": "${title}", "text": "Words about it.", "to": "${to}" }`;
  const cards = (...all: string[]): string =>
    page(`\n{ "type": "cards", "heading": "More", "items": [${all.join(', ')}] }`);

  it('are no twins where the words of the second name another page', () => {
    const text = cards(card('Invite Vikram', '/invite'), card('About Vikram', '/invite'));
    expect(summaryOf({ 'books.json': text })).toEqual([['books.json', 'wrong-label', '/invite']]);
  });

  it('are twins when their words are the same', () => {
    const text = cards(card('Invite Vikram', '/invite'), card('Invite Vikram', '/invite'));
    expect(summaryOf({ 'books.json': text })).toContainEqual(['books.json', 'duplicate-entry', '"/invite"']);
  });
});

describe('Words and pictures', () => {
  const words = 'Two teams pull at a rope, and one of them laughs.';
  const rich = (pointer: string, value: Json): Annotation => ({
    kind: 'richText',
    pointer,
    listOf: undefined,
    value,
  });
  const found = (value: Json, annotations: Annotation[]): string[][] =>
    problemsIn(repeats, openValue(value, annotations)).map(({ code, pointer }) => [code, pointer]);
  const pictures = (...images: { src: string; alt: string; caption?: string }[]): string[][] =>
    found(
      { images },
      images.map(({ src }, at) => ({
        kind: 'image',
        pointer: `/images/${at}/src`,
        listOf: undefined,
        value: src,
      })),
    );

  it('of a paragraph stand once in a document, unless they are short', () => {
    const long = 'The rope is new. '.repeat(6);
    const value = { a: [long, '', 'As agreed.'], b: ['As agreed.', ` ${long}`] };
    expect(found(value, [rich('/a', value.a), rich('/b', value.b)])).toEqual([
      ['repeated-paragraph', '/b/1'],
    ]);
  });

  it('for a picture are those of no other one, and not its caption', () => {
    expect(pictures({ src: 'rope', alt: words }, { src: 'raft', alt: ` ${words}` })).toEqual([
      ['repeated-alt', '/images/1/alt'],
    ]);
    expect(pictures({ src: 'rope', alt: words, caption: words })).toEqual([
      ['repeated-alt', '/images/0/alt'],
    ]);
    expect(pictures({ src: 'rope', alt: words, caption: 'Nobody let go.' })).toEqual([]);
    expect(pictures({ src: 'one', alt: 'A book.' }, { src: 'two', alt: 'A book.' })).toEqual([]);
  });

  it('of an entry of a list belong to it alone, unless a mark says that it is an example', () => {
    const card = (alt: string, more = ''): string =>
      `{ "title": "${alt}", "text": "Words about it.", "to": "/invite", "image": { "src": "dance", "alt": "${alt}" }${more} }`;
    const codes = (...cards: string[]): string[] =>
      summaryOf({ '_collections/programs.json': listText('card', `[${cards.join(',')}]`) }).map(
        ([, code]) => code,
      );
    expect(codes(card('A ring.'), card('A round.').replace('/invite', '/'))).toEqual(['repeated-picture']);
    expect(codes(card('A ring.'), card('A round.', ', "sample": true').replace('/invite', '/'))).toEqual([]);
  });
});
