import { applyEdits, parse, type ParseError } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { formText } from '../../../tests/checker/support/form-text';
import { listText, pageText } from '../../../tests/checker/support/summary-of';
import { baseText, edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { checkSite } from '../check-site';
import { mostOffered, type Suggestion } from './candidates';
import { suggestionsAt } from './suggestions-at';

const prose = '{ "type": "prose", "id": "dates", "heading": "Days", "text": "Words." }';
const checked = checkSite(
  siteWith({
    'about.json': edited('about.json', '"type": "gallery",', '"type": "gallery", "id": "road",'),
    'talks.json': pageText('Talks', '"draft": true,', prose),
    'broken.json': '{',
    '_forms/visit.json': formText(),
  }),
  tools,
);

/** What is offered at `|` in a document. */
function offered(text: string, path = 'new.json'): Suggestion[] {
  return suggestionsAt(checked, tools, { path, text: text.replace('|', '') }, text.indexOf('|'));
}
const labels = (text: string, path?: string): string[] => offered(text, path).map(({ label }) => label);

/** A document after one of the things that are offered at `|` was taken. */
function taken(text: string, label: string): string {
  const one = offered(text).find((other) => other.label === label);
  return applyEdits(text.replace('|', ''), one ? [one.edit] : []);
}

function isJson(text: string): boolean {
  const errors: ParseError[] = [];
  parse(text, errors);
  return errors.length === 0;
}

/** A page with one block, or a piece of one. */
const page = (block: string): string => `{ "title": "New", "blocks": [${block}] }`;
const button = (to: string): string =>
  page(`{ "type": "cta", "text": "Here.", "actions": [{ "label": "Go", "to": ${to} }] }`);
const written = (text: string): string => page(`{ "type": "prose", "id": "here", "text": ${text} }`);

const pages = ['/about-{owner.slug}', '/', '/invite', '/talks'];
const contacts = ['tel:{contact.phone}', 'mailto:{contact.email}', 'whatsapp:{contact.whatsappGreeting}'];
const placeholders = ['{owner.name}', '{owner.shortName}', '{owner.role}', '{owner.slug}'];

describe('What of the site can stand', () => {
  it.each([
    ['in a link', button('"|"'), [...pages, ...contacts]],
    ['in a link without its quotation marks', button('|'), [...pages, ...contacts]],
    ['in a link that has begun', button('"/in|"'), ['/invite']],
    ['in a link that is known by its title', button('"Talk|"'), ['/talks']],
    ['in a link to a place of another page', button('"/invite#|"'), ['/invite#terms']],
    ['in a link by an old address', button('"/book#t|"'), ['/book#terms']],
    ['in a link with a placeholder', button('"/about-{owner.slug}#|"'), ['/about-{owner.slug}#road']],
    ['in a link to no page', button('"/nowhere#|"'), []],
    ['in a link by telephone', button('"tel|"'), contacts.slice(0, 1)],
    ['in a form of a block', page('{ "type": "enquiryForm", "form": "|" }'), ['visit']],
    ['in a picture', page('{ "type": "hero", "image": { "src": "|" } }'), ['dance']],
    ['in an icon', page('{ "type": "durations", "options": [{ "icon": "sun-h|" }] }'), ['sun-high']],
    ['in the name of a list', page('{ "type": "cards", "items": { "from": "|" } }'), ['programs']],
    ['in the name of a list of another kind', page('{ "type": "books", "items": { "from": "|" } }'), []],
    ['in a text, of placeholders', page('{ "type": "hero", "heading": "By {ow|" }'), placeholders],
    ['in any text, of placeholders', '{ "title": "{ow|ner" }', placeholders],
    ['in a text, of links', written('"Read [this](/in|)."'), ['/invite']],
    ['in a line of a text, of links', written('["", "Read [this](#|"]'), ['#here']],
    ['in a text in HTML, of links', written(String.raw`"<a href=\"/in|\">This</a>"`), ['/invite']],
    ['in a text, of nothing else', written('"Read /in|"'), []],
    ['in a key', page('{ "|" }'), []],
    [
      'in a link of which nothing is there, with a property below',
      '{ "blocks": [{ "type": "hero", "actions": [{ "to": |\n "label": "x" }] }] }',
      [...pages, ...contacts],
    ],
    ['before a value', button('| "/invite"'), []],
    ['behind a value', button('"/invite"| '), []],
    ['in a value that is no text', button('7|'), []],
    ['in a value that means nothing', '{ "title": "|" }', []],
    ['in an empty document', '|', []],
  ])('%s', (_, text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it('is the same in the settings and in shared lists', () => {
    const entries = '[{ "title": "A", "to": "/in|" }]';
    expect(labels('{ "navigation": { "action": { "to": "/in|" } } }', '_site.json')).toEqual(['/invite']);
    expect(labels(listText('card', entries), '_collections/programs.json')).toEqual(['/invite']);
    expect(labels(listText('nothing', entries), '_collections/nothing.json')).toEqual([]);
    expect(labels('{ "to": "/in|" }', '_notes.json')).toEqual([]);
  });

  it.each([
    ['a comma is missing above', '"to": "/in|"', '{ "title": "New" "blocks": ['],
    ['a quotation mark is missing above', '"to": "/in|"', '{ title: “New”, "blocks": ['],
    ['nothing is closed', '"to": "/in|', '{ "blocks": ['],
  ])('is known where %s', (_, link, before) => {
    expect(labels(`${before}{ "type": "cta", "actions": [{ ${link}`)).toEqual(['/invite']);
  });

  it('are places of the page as it is typed', () => {
    const own = page(`${prose}, { "type": "cta", "actions": [{ "label": "Go", "to": "#|" }] }`);
    expect(offered(own)).toMatchObject([{ label: '#dates', detail: 'Days' }]);
  });

  it('is shown with what it is', () => {
    const details = new Map(offered(button('"|"')).map(({ label, detail }) => [label, detail]));
    expect(details.get('/invite')).toBe('Invite');
    expect(details.get('/talks')).toBe('Talks (draft)');
    expect(details.get('tel:{contact.phone}')).toBe('+91 98000 00000');
    expect(offered(page('{ "type": "cards", "items": { "from": "|" } }'))[0]?.detail).toContain('2 entries');
  });

  it('are icons of which the site has some already, these first, and not all of them', () => {
    const icons = labels(page('{ "type": "durations", "options": [{ "icon": "|" }] }'));
    expect(icons.slice(0, 5).toSorted()).toEqual(['brand-youtube', 'mountain', 'sun', 'tent', 'users']);
    expect(icons).toHaveLength(mostOffered);
  });

  it('is not looked for where the check would not read either: in brackets without an end, in what is too large', () => {
    expect(labels(`${'['.repeat(100_000)}"|"`)).toEqual([]);
    expect(labels(`${button('"/in|"')}${' '.repeat(2_000_000)}`)).toEqual([]);
  });
});

describe('What is taken', () => {
  it('leaves a document one that can be read, wherever in it that is', () => {
    const text = baseText('index.json');
    const places = [...text].flatMap((_, at) => {
      const [first] = suggestionsAt(checked, tools, { path: 'index.json', text }, at);
      return first ? [applyEdits(text, [first.edit])] : [];
    });
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((after) => !isJson(after))).toEqual([]);
  });

  it.each([
    ['the whole of a link', button('"/in|vitation"'), '/invite', button('"/invite"')],
    ['what has no quotation marks yet', button('|'), '/invite', button('"/invite"')],
    [
      'what lacks the closing one',
      '{ "blocks": [{ "type": "cta", "actions": [{ "to": "/in|\n',
      '/invite',
      '{ "blocks": [{ "type": "cta", "actions": [{ "to": "/invite"\n',
    ],
    [
      'the address in a text',
      written('"Read [this](/in|vit) too."'),
      '/invite',
      written('"Read [this](/invite) too."'),
    ],
    [
      'a placeholder with its bracket',
      written('"By {ow|ner}."'),
      '{owner.name}',
      written('"By {owner.name}."'),
    ],
    ['a placeholder without', written('"By {| now."'), '{year}', written('"By {year} now."')],
  ])('takes the place of %s', (_, text, label, expected) => {
    expect(taken(text, label)).toBe(expected);
  });
});
