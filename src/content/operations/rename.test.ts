import { describe, expect, it } from 'vitest';
import { afterChore, newLines } from '../../../tests/checker/support/changed-site';
import { chatFiles } from '../../../tests/checker/support/small-chat';
import { formText } from '../../../tests/checker/support/form-text';
import { pageText } from '../../../tests/checker/support/summary-of';
import { baseText, edited, siteWith } from '../../../tests/checker/support/virtual-site';
import type { Source } from '../source/source';
import { rename } from './rename';

const renamed = (source: Source, from: string, to: string) =>
  afterChore(source, (checked) => rename(checked, from, to));
const done = (source: Source, from: string, to: string) => {
  const result = renamed(source, from, to);
  if ('trouble' in result) throw new Error(result.trouble);
  return result;
};

describe('A block that gets another id', () => {
  const own = pageText(
    'Talks',
    '',
    '{ "type": "prose", "id": "dates", "heading": "Dates", "text": "[a](#dates) [b](/talks#dates) [c](/invite#terms)" }',
  );
  const site = siteWith({
    'talks.json': own,
    'more.json': pageText(
      'More',
      '',
      '{ "type": "prose", "id": "dates", "heading": "Others", "text": ["[a](#dates)", "[b](/talks?x#dates)", "[c](/speeches#dates)"] }',
    ),
  });

  it('is followed by the links to it, and by no others', () => {
    const { changed, checked } = done(site, '/talks#dates', '/talks#days');
    expect(checked.problems.map(({ code }) => code)).toEqual(['missing-page']);
    expect(changed['talks.json']).toBe(
      own
        .replace('"id": "dates"', '"id": "days"')
        .replace('(#dates) [b](/talks#dates)', '(#days) [b](/talks#days)'),
    );
    expect(changed['more.json']).toContain('"[a](#dates)", "[b](/talks?x#days)", "[c](/speeches#dates)"');
    expect(Object.keys(changed)).toEqual(['more.json', 'talks.json']);
  });

  it('is followed in lists and settings, and by way of an old address', () => {
    const files = { 'index.json': edited('index.json', '"to": "/invite#terms"', '"to": "/book#terms"') };
    const { changed, checked } = done(siteWith(files), '/invite#terms', '/invite#price');
    expect(checked.problems.map(({ code }) => code)).toEqual(['old-address']);
    expect(newLines(baseText('index.json'), changed['index.json'] ?? '')).toEqual([
      '"actions": [{ "label": "Send an enquiry", "to": "/book#price" }]',
    ]);
    expect(changed['_site.json']).toContain('"to": "/invite#price"');
  });

  it.each<[string, string, string]>([
    ['/nope#a', '/nope#b', 'There is no page /nope.'],
    ['/talks#dates', '/more#days', 'A block keeps its page: name both as /talks#…'],
    ['/talks#date', '/talks#days', 'The page /talks has no block with the id "date". Did you mean "dates"?'],
    ['/talks#dates', '/talks#Days', '"Days" is no id'],
    ['/talks#dates', '/talks#', '"" is no id'],
    ['/invite#terms', '/invite#terms', 'is its name already'],
  ])('is refused from %s to %s', (from, to, words) => {
    expect(renamed(site, from, to)).toEqual({ trouble: expect.stringContaining(words) as string });
  });

  it('is refused where another block has it', () => {
    const two = own.replace(
      '"blocks": [',
      '"blocks": [{ "type": "cta", "id": "days", "text": "Come and see us." }, ',
    );
    expect(renamed(siteWith({ 'talks.json': two }), '/talks#dates', '/talks#days')).toEqual({
      trouble: 'The page /talks has a block with the id "days" already.',
    });
  });
});

describe('A picture that gets another name', () => {
  it.each(['dance', 'dance.svg', '_media/dance.svg', 'pages-json/_media/dance'])(
    'is known as %s, and followed',
    (name) => {
      const { changed, source, checked } = done(siteWith({}), name, 'home/spiral');
      expect([checked.problems, source.media]).toEqual([[], ['home/spiral.svg']]);
      expect(Object.keys(changed)).toEqual(['about.json', 'index.json']);
      expect(changed['about.json']).toBe(baseText('about.json').replaceAll('"dance"', '"home/spiral"'));
    },
  );

  it('takes all files of its name along', () => {
    const source = { ...siteWith({}), media: ['dance.jpg', 'dance.svg', 'old.svg'] };
    expect(done(source, 'dance', 'spiral').source.media).toEqual(['old.svg', 'spiral.jpg', 'spiral.svg']);
  });

  it.each<[string, string, string]>([
    ['danse', 'x', 'There is no picture, no shared list and no form "danse". Did you mean "dance"?'],
    ['xyzzy', 'x', 'A page is named with its slash, like'],
    ['dance', 'old', 'There is a picture "old" already: old.svg.'],
    ['dance', 'My Dance', '"My Dance" is no name for a picture'],
    ['dance', '../dance', '"../dance" is no name for a picture'],
    ['dance', 'home/aux', '"home/aux" is no name for a picture'],
    ['dance', '/dance', '"/dance" is no name for a picture'],
  ])('is refused from %s to %s', (from, to, words) => {
    const source = { ...siteWith({}), media: ['dance.svg', 'old.svg'] };
    expect(renamed(source, from, to)).toEqual({ trouble: expect.stringContaining(words) as string });
  });
});

describe('A shared list that gets another name', () => {
  it('is followed', () => {
    const about = edited('about.json', '"Nashik, in the rain"', '"{count.programs} of {count.programs}"');
    const { changed, gone, checked } = done(siteWith({ 'about.json': about }), 'programs', 'services');
    expect(changed['about.json']).toContain('"{count.services} of {count.services}"');
    expect([checked.problems, gone]).toEqual([[], ['_collections/programs.json']]);
    expect(changed['_collections/services.json']).toBe(baseText('_collections/programs.json'));
    expect(newLines(baseText('index.json'), changed['index.json'] ?? '')).toEqual([
      '"items": { "from": "services" }',
    ]);
  });

  it('keeps it where the other one is taken or is no name, and where the chat knows it', () => {
    const both = siteWith({ '_collections/industries.json': baseText('_collections/programs.json') });
    const told = (to: string, source = both, from = 'programs') => renamed(source, from, to);
    expect(told('industries')).toEqual({ trouble: 'There is a shared list "industries" already.' });
    expect(told('articles')).toEqual({ trouble: '"articles" is the list of all articles.' });
    expect(told('my list')).toEqual({
      trouble: expect.stringContaining('"my list" is no name for a shared list') as string,
    });
    expect(told('topics', siteWith(chatFiles()), 'chatTopics')).toEqual({
      trouble: 'The chat knows its topics by the name "chatTopics", so they keep it.',
    });
  });
});

describe('A form that gets another name', () => {
  const block = '{ "type": "enquiryForm", "form": "chat", "heading": "Write" }';
  const files = { ...chatFiles(), 'talks.json': pageText('Talks', '', block) };

  it.each([
    ['chat', 'write'],
    ['_forms/chat.json', '_forms/write.json'],
  ])('is shown under it, and stays what its form service knows: %s, %s', (from, to) => {
    const { changed, gone, checked } = done(siteWith(files), from, to);
    expect(gone).toEqual(['_forms/chat.json']);
    expect(JSON.parse(changed['_forms/write.json'] ?? '')).toMatchObject({
      title: 'Enquiry',
      formId: 'chat',
    });
    expect(changed['talks.json']).toContain('"form": "write"');
    expect(changed['_chat.json']).toContain('"form":"write"');
    expect(checked.problems).toEqual([]);
  });

  it('keeps its id', () => {
    const own = { ...files, '_forms/chat.json': formText(undefined, { formId: 'mabc' }) };
    const { changed } = done(siteWith(own), 'chat', 'write');
    expect(JSON.parse(changed['_forms/write.json'] ?? '')).toMatchObject({ formId: 'mabc' });
  });

  it.each([
    ['chat', 'visit', 'There is a form "visit" already.'],
    ['chat', 'Our form', '"Our form" is no name for a form'],
    ['chats', 'talk', 'Did you mean "chat"?'],
  ])('is refused from %s to %s', (from, to, words) => {
    const both = siteWith({ ...files, '_forms/visit.json': formText() });
    expect(renamed(both, from, to)).toEqual({ trouble: expect.stringContaining(words) as string });
  });
});
