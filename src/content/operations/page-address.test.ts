import { describe, expect, it } from 'vitest';
import { checkNear, edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkSite } from '../check-site';
import { addressLike, addressTrouble, documentFor, isAddress } from './page-address';

const { site } = checkSite(
  siteWith({
    'talks/index.json': pageText('Talks'),
    'talks/first.json': pageText('First'),
    'broken.json': '{',
  }),
  tools,
);

describe('An address for a page', () => {
  it.each(['/invitation', '/talks/second', '/a/b/c', '/about-me', '/con-1', '/index-of-all'])(
    'can be %s',
    (route) => expect(addressTrouble(route, site)).toBeUndefined(),
  );

  it.each([
    ['/invite', 'The address /invite is taken by invite.json.'],
    ['/talks', 'The address /talks is taken by talks/index.json.'],
    ['/about-vikram-sahyadri', 'The address /about-vikram-sahyadri is taken by about.json.'],
    ['/about', 'The address /about is taken by about.json.'],
    ['/broken', 'The address /broken is taken by broken.json.'],
    ['/book', 'The address /book is an old address of invite.json. Take it out of its "aliases" first.'],
    ['/api', 'No page can be at /api: "api" is kept for something else.'],
    ['/404/x', '"404" is kept for something else.'],
    ['/media', '"media" is kept for something else.'],
    ['/con', '"con" is kept for something else.'],
    ['/talks/aux', '"aux" is kept for something else.'],
    ['/made-up/index', "has the folder's address: /made-up"],
    [`/${'a'.repeat(201)}`, 'Each part of an address has 200 signs at most.'],
    ['/invite/terms', 'invite.json would stand beside its folder. Move it to invite/index.json first'],
  ])('cannot be %s', (route, words) => {
    expect(addressTrouble(route, site)).toContain(words);
  });

  it('can be that of a document that goes', () => {
    expect(addressTrouble('/invite', site, new Set(['invite.json']))).toBeUndefined();
    expect(addressTrouble('/book', site, new Set(['invite.json']))).toBeUndefined();
    expect(addressTrouble('/invite/terms', site, new Set(['invite.json']))).toBeUndefined();
  });

  it.each([
    ['/a', true],
    ['/a/b-1', true],
    ['/', false],
    ['a', false],
    ['/A', false],
    ['/a/', false],
    ['//a', false],
    ['/a b', false],
  ])('is written with small letters after slashes: %s is %s', (text, is) => {
    expect(isAddress(text)).toBe(is);
  });

  it('gives the place of its document, which is the index where others lie below', () => {
    expect(documentFor('/talks', ['talks/first.json'])).toBe('talks/index.json');
    expect(documentFor('/talks', ['talks-of-all/first.json', 'x/talks/a.json'])).toBe('talks.json');
    expect(documentFor('/talks/second', ['talks/first.json'])).toBe('talks/second.json');
  });

  it('is free below a page that is the index of its folder', () => {
    const files = { 'invite.json': undefined, 'invite/index.json': edited('invite.json', '"/book"', '"/b"') };
    expect(addressTrouble('/invite/terms', checkNear(siteWith(files)).site)).toBeUndefined();
  });
});

it.each([
  ['blog/Late Flight, calm team', '/blog/late-flight-calm-team'],
  ['/aviation.json', '/aviation'],
  ['pages-json/industry/Aviation.json', '/industry/aviation'],
  ['industry\\new', '/industry/new'],
  ['विमान', undefined],
  ['/über uns', '/uber-uns'],
])('What may have been meant by %s is %s', (typed, meant) => {
  expect(addressLike(typed)).toBe(meant);
});
