import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, edited, siteWith, tools } from '../../../../tests/checker/support/virtual-site';
import { checkSite } from '../../check-site';
import { routeOfFile } from '../../source/document-kind';

const routes = (files: Record<string, string>): string[] =>
  checkNear(siteWith(files)).site.pages.map(({ route }) => route);

describe('The address of a page', () => {
  it.each([
    ['index.json', '/'],
    ['invite.json', '/invite'],
    ['industry/index.json', '/industry'],
    ['industry/aviation.json', '/industry/aviation'],
    ['index/index.json', '/index'],
    ['reindex.json', '/reindex'],
  ])('is for the file %s %s', (file, route) => {
    expect(routeOfFile(file)).toBe(route);
  });

  it('is made of the placeholders in a file name', () => {
    expect(routes({ 'books-by-{owner.slug}.json': pageText('Books') })).toContain(
      '/books-by-vikram-sahyadri',
    );
  });

  it('is what its path says, and then no longer that of the file', () => {
    const files = { 'books.json': pageText('Books', '"path": "/library",') };
    expect(routes(files)).toContain('/library');
    const link = edited('index.json', '"to": "/invite#terms"', '"to": "/books"');
    expect(summaryOf({ ...files, 'index.json': link })).toEqual([['index.json', 'missing-page', '"/books"']]);
  });

  it('belongs to the file of its place when a path claims it too', () => {
    const files = {
      'a.json': pageText('Ape', '"path": "/invite",'),
      'z.json': pageText('Zebra', '"path": "/invite",'),
    };
    expect(summaryOf(files)).toEqual([
      ['a.json', 'duplicate-url', '"/invite"'],
      ['z.json', 'duplicate-url', '"/invite"'],
    ]);
  });

  it('belongs to the page when an old address claims it too', () => {
    expect(summaryOf({ 'a.json': pageText('Ape', '"aliases": ["/invite", "/old"],') })).toEqual([
      ['a.json', 'duplicate-url', '"/invite"'],
    ]);
  });

  it('may have had any address before that an old site has', () => {
    const old = [
      '/about-us/',
      '/contact.php',
      '/index.php?page=3',
      '/Home/Über_uns.aspx',
      '/a%20b.html',
      '/संपर्क',
    ];
    const text = pageText('Ape', `"aliases": ${JSON.stringify(old)},`);
    expect(summaryOf({ 'a.json': text })).toEqual([]);
  });

  it.each(['no-slash', '/with space', '//host/a', '/../a', '/_headers', '/.git/config', '/a#b'])(
    'never had %j before',
    (old) => {
      const found = summaryOf({ 'a.json': pageText('Ape', `"aliases": [${JSON.stringify(old)}],`) });
      expect(found.map(([, code]) => code)).toEqual(['wrong-format']);
    },
  );

  it('is that of its document with .html too, which another page cannot have had', () => {
    const html = pageText('Ape', '"aliases": ["/invite.html", "/a.html", "/a/index.html"],');
    expect(summaryOf({ 'a.json': html })).toEqual([['a.json', 'duplicate-url', '"/invite.html"']]);
  });

  it('is an address only when its placeholders are', () => {
    expect(summaryOf({ 'a.json': pageText('Ape', '"path": "/of-{owner.name}",') })).toEqual([
      ['a.json', 'wrong-format', '"/of-{owner.name}"'],
    ]);
  });

  it.each([
    ['Our Books.json', 'our-books.json'],
    ['books/Best_of__2024.json', 'books/best-of-2024.json'],
    ['_x/../a.json', undefined],
    ['(books)/!new!.json', 'books/new.json'],
    ['a.json.json', 'a-json.json'],
    ['2024-books/a-{owner.slug}.json', undefined],
    ['{owner.slug}/books.json', undefined],
  ])('of the file %s would better be that of %s', (file, better) => {
    const found = checkNear(siteWith({ [file]: pageText('Books') })).problems;
    const told = found.filter(({ code }) => code === 'bad-file-name');
    expect(told.map((one) => [one.file, one.hint.includes(` to ${better}.`)])).toEqual(
      better === undefined ? [] : [[file, true]],
    );
  });

  it.each([
    ['books - Copy.json', /If it is a copy kept for safety, move it out of the folder pages-json/],
    ['books copy (2).json', /If it is a copy kept for safety/],
    ['Books of ours.json', /^Rename the file to/],
  ])('of the file %s, beside books.json, says what the file may be', (file, hint) => {
    const words = '{ "type": "prose", "text": "Words that were changed since." }';
    const files = { 'books.json': pageText('Books'), [file]: pageText('Old books', '', words) };
    const told = checkNear(siteWith(files)).problems.filter(({ code }) => code === 'bad-file-name');
    expect(told.map((one) => one.hint)).toEqual([expect.stringMatching(hint)]);
  });

  it('is told alone beside one dead link that has nothing to do with it', () => {
    const link = edited('index.json', '"to": "/invite#terms"', '"to": "/prices"');
    const files = { 'Our Shelf.json': pageText('Books to read'), 'index.json': link };
    expect(summaryOf(files).map(([, code]) => code)).toEqual(['bad-file-name', 'missing-page']);
  });

  it('is told alone where links lead to the better one', () => {
    const link = edited('index.json', '"to": "/invite#terms"', '"to": "/our-shelf"');
    const told = checkSite(
      siteWith({ 'Our Shelf.json': pageText('Books to read'), 'index.json': link }),
      tools,
    ).problems;
    expect(told.map(({ hint }) => hint)).toEqual(['Rename the file to our-shelf.json.']);
  });

  it.each(['"path": "/library",', '"path": "/",'])(
    'does not come from the name of a file with %s',
    (path) => {
      const files = { 'Our Books.json': pageText('Books', path), 'index.json': undefined };
      expect(summaryOf(files).map(([, code]) => code)).not.toContain('bad-file-name');
    },
  );

  it('is an address only when its placeholders are, an old one too', () => {
    expect(
      summaryOf({ 'a.json': pageText('Ape', '"aliases": ["/old/{owner.name}", "/of/{owner.slug}"],') }),
    ).toEqual([['a.json', 'wrong-format', '"/old/{owner.name}"']]);
  });

  it('has one spelling: a page does not stand beside its folder', () => {
    const files = { 'books.json': pageText('Books'), 'books/first.json': pageText('First') };
    expect(summaryOf(files)).toEqual([['books.json', 'file-beside-folder', '{']]);
  });

  it('is the home page of the site for one of them, whose path may say so', () => {
    expect(summaryOf({ 'index.json': undefined, 'home.json': pageText('Home', '"path": "/",') })).toEqual([]);
    const elsewhere = edited('index.json', '"title": "Home",', '"title": "Home", "path": "/start",');
    expect(summaryOf({ 'index.json': elsewhere })).toEqual([['index.json', 'missing-home', '']]);
  });
});
