import { describe, expect, it } from 'vitest';
import { afterChore, newLines, textsOf } from '../../../tests/checker/support/changed-site';
import { pageText } from '../../../tests/checker/support/summary-of';
import { baseText, edited, siteWith } from '../../../tests/checker/support/virtual-site';
import type { Source } from '../source/source';
import { rename } from './rename';

type Files = Record<string, string | undefined>;
const renamed = (source: Source, from: string, to: string) =>
  afterChore(source, (checked) => rename(checked, from, to));
const done = (files: Files, from: string, to: string) => {
  const result = renamed(siteWith(files), from, to);
  if ('trouble' in result) throw new Error(result.trouble);
  return result;
};
const prose = (text: unknown): string =>
  pageText('Talks', '', JSON.stringify({ type: 'prose', id: 'all', heading: 'All talks', text }));

describe('A page that gets another address', () => {
  const { changed, gone, checked } = done({}, '/invite', '/enquiry/form');

  it('moves, leads from its old address to the new one, and knows where its schema lies', () => {
    expect(gone).toEqual(['invite.json']);
    expect(newLines(baseText('invite.json'), changed['enquiry/form.json'] ?? '')).toEqual([
      '"$schema": "../../../../schemas/page.schema.json",',
      '"aliases": ["/book", "/invite"],',
    ]);
  });

  it('is followed by all links: in pages, lists and settings, with their anchors', () => {
    expect(Object.keys(changed)).toEqual([
      '_collections/programs.json',
      '_site.json',
      'about.json',
      'enquiry/form.json',
      'index.json',
    ]);
    expect(newLines(baseText('_site.json'), changed['_site.json'] ?? '')).toEqual([
      '"action": { "label": "Invite", "to": "/enquiry/form" }',
      '"columns": [{ "heading": "Quick Links", "links": [{ "label": "Invite", "to": "/enquiry/form#terms" }] }],',
    ]);
  });

  it('leaves a site in which the check finds nothing', () => {
    expect(checked.problems).toEqual([]);
  });

  it('is the same as before when it is named back, but for the address that it had meanwhile', () => {
    const there = done({}, '/invite', '/enquiry');
    const back = renamed(there.source, '/enquiry', '/invite');
    if ('trouble' in back) throw new Error(back.trouble);
    expect(back.checked.problems).toEqual([]);
    const expected = {
      ...textsOf(siteWith({})),
      'invite.json': edited('invite.json', '["/book"]', '["/book", "/enquiry"]'),
    };
    expect(textsOf(back.source)).toEqual(expected);
  });
});

describe('What an author has written', () => {
  it.each<[string, unknown, unknown]>([
    ['several links in one text', '[a](/invite), [b](/invite#terms)', '[a](/new), [b](/new#terms)'],
    [
      'lines of a list',
      ['[a](/invite)', '', 'and <a href="/invite">b</a>'],
      ['[a](/new)', '', 'and <a href="/new">b</a>'],
    ],
    [
      'several spellings of one address',
      '[a](/invite), [b](/invite/), [c](/invite?d)',
      '[a](/new), [b](/new/), [c](/new?d)',
    ],
    ['an encoded question', '[a](/invite?q=%E0%A4%95)', '[a](/new?q=%E0%A4%95)'],
    ['other addresses', '[a](/) [b](https://example.in/invite) `/invite`', undefined],
    ['words', 'See /invite, [/invite](/invite).', 'See /invite, [/invite](/new).'],
  ])('follows in %s', (_, text, expected) => {
    const { changed } = done({ 'talks.json': prose(text) }, '/invite', '/new');
    expect(changed['talks.json']).toBe(expected === undefined ? undefined : prose(expected));
  });

  it.each<[string, (text: string) => string]>([
    ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['tabs', (text) => text.replaceAll('  ', '\t')],
    ['one line', (text) => JSON.stringify(JSON.parse(text))],
    ['a byte order mark', (text) => `\u{feff}${text}`],
    ['escapes', (text) => text.replaceAll('"/invite', '"\\/invite')],
  ])('keeps %s', (_, as) => {
    const files = Object.fromEntries(
      ['_site.json', 'index.json', 'invite.json'].map((path) => [path, as(baseText(path))]),
    );
    const { changed, checked } = done(files, '/invite', '/new');
    expect(checked.problems).toEqual([]);
    const named = (path: string): string => as(baseText(path)).replaceAll(/(?:\\?\/)invite/g, '/new');
    expect(changed['_site.json']).toBe(named('_site.json'));
    expect(changed['index.json']).toBe(named('index.json'));
    const alias = as('["/book"]')
      .replace('\u{feff}', '')
      .replace(']', /":\S/.test(as('{"a": 1}')) ? ',"/invite"]' : ', "/invite"]');
    expect(changed['new.json']).toBe(
      as(baseText('invite.json')).replace(as('["/book"]').replace('\u{feff}', ''), alias),
    );
  });

  it('follows with placeholders in it, and into lists and drafts', () => {
    const draft = pageText(
      'Draft',
      '"draft": true,',
      '{ "type": "cta", "text": "See more of it.", "actions": [{ "label": "Him", "to": "/about-{owner.slug}" }] }',
    );
    const { changed, checked, gone } = done({ 'draft.json': draft }, '/about-vikram-sahyadri', '/speaker');
    expect([checked.problems, gone]).toEqual([[], []]);
    expect(changed['draft.json']).toBe(draft.replace('/about-{owner.slug}', '/speaker'));
    expect(newLines(baseText('about.json'), changed['about.json'] ?? '')).toEqual([
      '"path": "/speaker",',
      '"aliases": ["/about-vikram-sahyadri"],',
    ]);
    expect(changed['invite.json']).toContain('[about Vikram](/speaker)');
  });

  it('does not matter where it cannot be read', () => {
    const { checked, gone } = done({ 'broken.json': '{ "to": "/invite" ' }, '/invite', '/new');
    expect([checked.problems.map(({ code }) => code), gone]).toEqual([['unfinished-file'], ['invite.json']]);
  });

  it('follows in links of a page to itself, but not where they name no page', () => {
    const text = '[a](/talks#all) [b](#all)';
    const { changed } = done({ 'talks.json': prose(text) }, '/talks', '/speeches');
    expect(changed['speeches.json']).toContain('[a](/speeches#all) [b](#all)');
  });
});

describe('A page with pages below it', () => {
  const folder: Files = {
    'talks/index.json': pageText('Talks', '"aliases": ["/speeches"],'),
    'talks/first.json': pageText('First'),
    'talks/of/old.json': pageText('Old'),
    'talks-of-others.json': pageText('Others'),
  };

  it('goes alone, unless both addresses end with a slash', () => {
    expect(done(folder, '/talks', '/lectures').gone).toEqual(['talks/index.json']);
    const { gone, source, checked } = done(folder, '/talks/', '/lectures/');
    expect(gone).toEqual(['talks/first.json', 'talks/index.json', 'talks/of/old.json']);
    expect(source.documents.map(({ path }) => path).filter((path) => path.startsWith('lec'))).toEqual([
      'lectures/first.json',
      'lectures/index.json',
      'lectures/of/old.json',
    ]);
    expect(checked.problems).toEqual([]);
  });

  it('can come to one of its old addresses, which is none any more then', () => {
    const { changed, checked } = done(folder, '/talks', '/speeches');
    expect([checked.problems, changed['speeches.json']]).toEqual([
      [],
      expect.stringContaining('"aliases": ["/talks"],'),
    ]);
  });

  it('becomes the index of a folder that has none, and a file where nothing lies below', () => {
    const { checked, gone, changed } = done({ 'talks/first.json': pageText('First') }, '/invite', '/talks');
    expect([checked.problems, gone, 'talks/index.json' in changed]).toEqual([[], ['invite.json'], true]);
    expect(Object.keys(done({ 'x/index.json': pageText('X') }, '/x', '/y').changed)).toEqual(['y.json']);
  });

  it('stays the index of its folder where the folder is renamed', () => {
    const { changed } = done({ 'x/index.json': pageText('X') }, '/x/', '/y/');
    expect(Object.keys(changed)).toEqual(['y/index.json']);
  });

  it('goes below itself', () => {
    const { checked, source } = done(folder, '/talks/', '/talks/all/');
    expect(checked.problems).toEqual([]);
    expect(source.documents.map(({ path }) => path)).toContain('talks/all/of/old.json');
  });
});

describe('An address that cannot be given', () => {
  it.each([
    ['/nope', '/new', 'There is no page /nope.'],
    ['/invit', '/new', 'There is no page /invit. Did you mean /invite?'],
    ['/book', '/new', '/book is an old address of /invite: it stands in the "aliases" of invite.json.'],
    ['/', '/new', 'The home page is where the site begins'],
    ['/invite', '/', '"/" is no address'],
    ['/invite', '/New', '"/New" is no address: write it in small letters'],
    ['/invite', 'new', '"new" is no address'],
    ['/invite/', '/new', 'There is no page /invite/.'],
    ['/invite', '/invite', '"/invite" is its name already.'],
    ['/invite', '/about-vikram-sahyadri', 'is taken by about.json'],
    ['/invite', '/api/new', '"api" is kept for something else'],
    ['/invite', '/about/new', 'about.json would stand beside its folder'],
    ['/about-vikram-sahyadri', '/book', 'is an old address of invite.json'],
  ])('reports: %s to %s', (from, to, words) => {
    expect(renamed(siteWith({}), from, to)).toEqual({ trouble: expect.stringContaining(words) as string });
  });
});
