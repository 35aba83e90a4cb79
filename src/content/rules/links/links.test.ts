import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { baseText, checkNear, edited, siteWith, tools } from '../../../../tests/checker/support/virtual-site';
import { checkSite } from '../../check-site';

const linkTo = (to: string): string =>
  edited('index.json', '"to": "/invite#terms"', `"to": ${JSON.stringify(to)}`);
const hintOf = (files: Record<string, string>): string | undefined =>
  checkNear(siteWith(files)).problems[0]?.hint;
const textWith = (text: string): string =>
  edited('invite.json', 'Read [about Vikram](/about-{owner.slug}).', JSON.stringify(text).slice(1, -1));

describe('A link to a file', () => {
  const files = [{ path: 'lists/price-list.pdf', size: 1 }];
  const problemsOf = (to: string) =>
    checkSite({ ...siteWith({ 'index.json': linkTo(to) }), files }, tools).problems;

  it.each(['/files/lists/price-list.pdf', '/files/lists/price-list.pdf#page=2'])('leads to %s', (to) => {
    expect(problemsOf(to)).toEqual([]);
  });

  it.each([
    ['/files/lists/price-lst.pdf', '/files/lists/price-list.pdf'],
    ['/price-list.pdf', '/files/lists/price-list.pdf'],
    ['_files/lists/Price-List.pdf', '/files/lists/price-list.pdf'],
  ])('that does not exist, %s, is reported with the one that is meant', (to, near) => {
    expect(problemsOf(to)).toMatchObject([{ code: 'file-address', hint: `Write "${near}".` }]);
  });

  it('in another folder says where it belongs', () => {
    expect(problemsOf('/files/agenda.docx')[0]?.hint).toContain('into the folder _files');
  });
});

describe('A link', () => {
  it.each([
    '/',
    '/invite',
    '/invite/',
    '/invite#',
    '/invite?ref=1#terms',
    '/about-{owner.slug}',
    'https://example.in/a?b#c',
    'mailto:{contact.email}',
    'tel:{contact.phone}',
    'whatsapp:50 % & "more"? #1',
    'whatsapp:',
  ])('may lead to %s', (to) => {
    expect(summaryOf({ 'index.json': linkTo(to) })).toEqual([]);
  });

  it.each<[string, string]>([
    ['//evil.example', 'bad-address'],
    ['/\\evil', 'bad-address'],
    ['/\t/evil.example', 'missing-page'],
    ['invite', 'bad-address'],
    ['mailto:', 'bad-address'],
    ['https://', 'bad-address'],
    ['http://example.in', 'insecure-url'],
    ['java\nscript:alert(1)', 'unsafe-url'],
    [' javascript:alert(1)', 'unsafe-url'],
    ['JAVASCRIPT:{owner.name}', 'unsafe-url'],
    ['blob:https://example.in/x', 'unsafe-url'],
    ['/invite#Terms', 'missing-anchor'],
    ['/book#dates', 'missing-anchor'],
    ['/book', 'old-address'],
    ['/book#terms', 'old-address'],
    ['#terms', 'missing-anchor'],
  ])('may not lead to %s', (to, code) => {
    expect(summaryOf({ 'index.json': linkTo(to) })).toEqual([['index.json', code, JSON.stringify(to)]]);
  });

  it.each([
    ['www.example.in', 'https://www.example.in'],
    ['WWW.example.in/a', 'https://WWW.example.in/a'],
    ['asha@example.in', 'mailto:asha@example.in'],
    ['a@b.in', 'mailto:a@b.in'],
    [String.raw`C:\\site\\pages\\invite.json`, '/invite'],
    ['invite', '/invite'],
    ['/invit', '/invite'],
    ['/about', '/about-vikram-sahyadri'],
    ['/invite#Terms', 'terms'],
  ])('to %s was most likely meant for %s', (to, meant) => {
    expect(hintOf({ 'index.json': linkTo(to) })).toContain(meant);
  });

  it.each([
    'www. example',
    'a www.example.in',
    'www.a b',
    'a b@example.in',
    'a@b@example.in',
    'a@b',
    'a@b.in x',
    '//zzzzzzzzzz',
  ])('to "%s" was meant for nothing that is known', (to) => {
    expect(hintOf({ 'index.json': linkTo(to) })).not.toMatch(/Did you mean|https:\/\/www|mailto:/);
  });

  it.each([
    ['tel:', 'bad-address'],
    ['tel:none', 'bad-address'],
    ['mailto:nobody', 'bad-address'],
    ['{owner.nme}', 'unknown-token'],
  ])('to "%s" is told as %s alone', (to, code) => {
    expect(summaryOf({ 'index.json': linkTo(to) }).map(([, one]) => one)).toEqual([code]);
  });

  it.each(['[a](/gone%20x)', '[a](/gone?a&b)', '<a href="/gone?a&amp;b">a</a>'])(
    'is marked at its address alone in %s',
    (text) => {
      expect(summaryOf({ 'invite.json': textWith(text) })[0]?.[2]).toMatch(/^\/gone[^\])"]+$/);
    },
  );

  it('in a text is marked at its address, however it is written', () => {
    expect(summaryOf({ 'invite.json': textWith('[a](/gone)') })).toEqual([
      ['invite.json', 'missing-page', '/gone'],
    ]);
    expect(summaryOf({ 'invite.json': textWith('<a href="/gone">a</a>') })).toEqual([
      ['invite.json', 'missing-page', '/gone'],
    ]);
    expect(summaryOf({ 'invite.json': textWith('[a][b]\n\n[b]: /gone') })).toEqual([
      ['invite.json', 'missing-page', '/gone'],
    ]);
    expect(summaryOf({ 'invite.json': textWith('[a](//evil.example)') })).toEqual([
      ['invite.json', 'bad-address', '//evil.example'],
    ]);
    expect(summaryOf({ 'invite.json': textWith('[a](</over there>)') })).toEqual([
      ['invite.json', 'missing-page', '/over there'],
    ]);
    expect(summaryOf({ 'invite.json': textWith('[a](/über)') })).toEqual([
      ['invite.json', 'missing-page', '/über'],
    ]);
  });

  it('that stands twice in a text is one problem', () => {
    expect(summaryOf({ 'invite.json': textWith('[a](/gone) [b](/gone)') })).toHaveLength(1);
  });

  it('can lead to a place whose id is made of placeholders', () => {
    const page = pageText('Books', '', '{ "type": "prose", "id": "by-{owner.slug}", "text": "Words." }');
    expect(summaryOf({ 'books.json': page, 'index.json': linkTo('/books#by-{owner.slug}') })).toEqual([]);
    expect(summaryOf({ 'books.json': page, 'index.json': linkTo('/books#by-vikram-sahyadri') })).toEqual([]);
    expect(summaryOf({ 'books.json': page, 'index.json': linkTo('/books#by-{owner.shortName}') })).toEqual([
      ['index.json', 'missing-anchor', '"/books#by-{owner.shortName}"'],
    ]);
  });

  it('to a page that cannot be read is no second problem', () => {
    for (const broken of [
      '',
      '{',
      '[',
      '"x"',
      edited('about.json', '"path": ', '"path" '),
      edited('about.json', '"path": "', '"path": '),
    ]) {
      const codes = summaryOf({
        'invite.json': edited('invite.json', '"aliases"', '"aliases" '),
        'about.json': broken.includes('path') ? broken : baseText('about.json'),
      });
      expect(codes.length).toBeLessThanOrEqual(1);
    }
    expect(summaryOf({ 'invite.json': '{' }).map(([, code]) => code)).toEqual(['unfinished-file']);
    expect(
      summaryOf({
        'invite.json': edited('invite.json', '"aliases":', '"aliases"'),
        'index.json': linkTo('/invite#terms'),
      }),
    ).toHaveLength(1);
  });

  it('to the fixed address of a page with a mistake is no second problem', () => {
    expect(
      summaryOf({ 'about.json': edited('about.json', '"/about-{owner.slug}"', '"/About-{owner.slug}"') }),
    ).toHaveLength(1);
    expect(summaryOf({ 'about.json': edited('about.json', '"path"', '"pfad"') })).toHaveLength(1);
    expect(
      summaryOf({ 'invite.json': edited('invite.json', '"id": "terms"', '"Id": "terms"') }),
    ).toHaveLength(1);
  });

  it('to nowhere is told although another page has a mistake', () => {
    const about = edited('about.json', '"ground": "violet"', '"ground": 7');
    expect(
      summaryOf({ 'about.json': about, 'index.json': linkTo('/abot-{owner.slug}') }).map(([, code]) => code),
    ).toEqual(['wrong-type', 'missing-page']);
  });

  it('to a draft is a mistake, but not from a draft', () => {
    const draft = pageText('Books', '"draft": true,', '{ "type": "prose", "text": "See [there](/films)." }');
    const files = { 'books.json': draft, 'films.json': pageText('Films', '"draft": true,') };
    expect(summaryOf(files)).toEqual([]);
    expect(summaryOf({ ...files, 'index.json': linkTo('/films') })).toEqual([
      ['index.json', 'draft-page', '"/films"'],
    ]);
  });

  it('with a placeholder that cannot be filled in is no second problem', () => {
    expect(
      summaryOf({ '_site.json': edited('_site.json', '"contact": {', '"contact" {') }).map(
        ([, code]) => code,
      ),
    ).toEqual(['missing-colon']);
    expect(summaryOf({ '_site.json': undefined }).map(([, code]) => code)).toEqual(['missing-settings']);
    expect(
      summaryOf({ '_site.json': edited('_site.json', '"name": "Vikram Sahyadri", ', '') }).map(
        ([, code]) => code,
      ),
    ).toEqual(['missing-property']);
  });
});

describe('A link that another problem makes dead is no second one', () => {
  it.each(['Our Books.json', 'our_books.json', 'Our-Books.json'])(
    'where the page has the bad name %s',
    (file) => {
      const files = { [file]: pageText('Books'), 'index.json': linkTo('/our-books#x') };
      expect(summaryOf(files).map(([, code]) => code)).toEqual(['bad-file-name']);
    },
  );

  it('where its page was moved to a bad name, however many lead there', () => {
    const links = ['/books-of-his', '/books-of-his#x', '/books-of-his'].map((to) => `[a](${to})`).join(' ');
    for (const text of ['[a](/books-of-his)', links]) {
      const files = { 'Books Of Him.json': pageText('Books'), 'invite.json': textWith(text) };
      expect(summaryOf(files).map(([, code]) => code)).toEqual(['bad-file-name']);
    }
  });

  it('where a page with a bad name cannot be read either', () => {
    const files = { 'Our Books.json': '{', 'index.json': linkTo('/our-books') };
    expect(summaryOf(files)).toHaveLength(1);
  });

  it('where the file is no document for its ending alone', () => {
    const source = { ...siteWith({ 'index.json': linkTo('/our-books') }), others: ['Our Books.json.txt'] };
    expect(checkSite(source, tools).problems.map(({ code }) => code)).toEqual(['misnamed-document']);
  });

  it('where an id of its page stands twice', () => {
    const twice = ['Words.', 'Others.']
      .map((words) => `{ "type": "prose", "id": "terms", "text": "${words}" }`)
      .join(',');
    const files = { 'books.json': pageText('Books', '', twice), 'index.json': linkTo('/books#dates') };
    expect(summaryOf(files).map(([, code]) => code)).toEqual(['duplicate-id']);
  });

  it('but a link to the place of a file whose address is another is dead', () => {
    const files = {
      'Our Books.json': pageText('Books', '"path": "/library",'),
      'index.json': linkTo('/our-books'),
    };
    expect(summaryOf(files).map(([, code]) => code)).toEqual(['missing-page']);
  });
});

describe('A dead link to what seems to be a page with a new name', () => {
  const hintFor = (to: string, files: Record<string, string>): string | undefined =>
    hintOf({ ...files, 'index.json': linkTo(to) });
  const page = pageText('Books');

  it.each([
    ['/book-list', 'book-lists.json', '/book-lists'],
    ['/shop/books', 'shop/all-books.json', '/shop/all-books'],
  ])('to %s tells of %s, which no link leads to', (to, file, route) => {
    expect(hintFor(to, { [file]: page })).toBe(
      `Did you mean "${route}"? No link leads there: if it is this page with a new name, write "aliases": ["${to}"] in ${file}, and old links lead there too.`,
    );
  });

  it('says nothing of a new name where another link leads there', () => {
    const other = pageText('Shop', '', '{ "type": "prose", "text": "[Books](/book-lists)" }');
    expect(hintFor('/book-list', { 'book-lists.json': page, 'shop.json': other })).toBe(
      'Did you mean "/book-lists"?',
    );
  });

  it('is not sought in another folder, among drafts, or where several could be meant', () => {
    const far =
      'A page for it would be the file shop/books.json, which npm run new -- /shop/books makes. Without one, take this link out, of a menu its whole entry.';
    expect(hintFor('/shop/books', { 'library/every-books.json': page })).toBe(far);
    expect(hintFor('/shop/books', { 'shop/all-the-books.json': pageText('Books', '"draft": true,') })).toBe(
      far,
    );
    const several = { 'shop/all-the-books.json': page, 'shop/best-of-books.json': pageText('Best') };
    expect(hintFor('/shop/books', several)).toBe(far);
  });
});
