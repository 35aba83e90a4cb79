import { expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import type { PhotographFacts, Source } from '../../src/content/source/source';
import { pageText } from './support/summary-of';
import { edited, siteWith, tools } from './support/virtual-site';

const tagline = (text: string) => ({
  'invite.json': edited(
    'invite.json',
    '"Tell us the date, the town and who will sit in the third row."',
    JSON.stringify(text),
  ),
});
const text = (written: string) => ({
  'invite.json': edited(
    'invite.json',
    'Read [about Vikram](/about-{owner.slug}).',
    JSON.stringify(written).slice(1, -1),
  ),
});
const link = (to: string) => ({
  'index.json': edited('index.json', '"to": "/invite#terms"', `"to": ${JSON.stringify(to)}`),
});
const button = (label: string) => ({
  'index.json': edited('index.json', 'Send an enquiry', label),
});
const settings = (from: string, to: string) => ({ '_site.json': edited('_site.json', from, to) });
const photograph = (facts: PhotographFacts): Partial<Source> => ({
  media: ['dance.jpg'],
  unusable: ['dance.psd', 'notes.txt'],
  photograph: () => facts,
});

const articleOf = (date: string): string =>
  pageText(
    'Notes',
    `"article": { "category": "Notes", "date": "${date}", "excerpt": "A short word, to be read in a list.", "image": { "src": "dance", "alt": "A line of dancers." } },`,
  ).replace('{ "type": "hero", "heading": "Notes" }', '{ "type": "prose", "text": "Words." }');
const galleryOf = (caption: string): string => {
  const images = ['dance', 'rope', 'fire'].map((src) => ({
    src,
    alt: `A drawing of ${src} in the hills.`,
    caption,
  }));
  const block = { type: 'gallery', heading: 'One day', images };
  return edited('index.json', '{\n      "type": "cta"', `${JSON.stringify(block)}, {\n      "type": "cta"`);
};

/** What an author may well write, by what it is not: each is close to something that is told of. */
const harmless: [what: string, files: Record<string, string>, more?: Partial<Source>][] = [
  ['an element', tagline('For 3 < 5 people and 7 > 6 chairs')],
  ['bold words', tagline('5 * 3 seats, 4* food ** and ***')],
  ['a heading', tagline('# of people: 40, #1 in Pune')],
  ['an entity', tagline('AT&T, Q&A and R&D; all of it')],
  ['emphasis', tagline('The file is snake_case_name, and _site.json')],
  ['a link', tagline('He said [sic] (in 2024) and [Pune](Maharashtra)')],
  ['a comment', tagline('<- look there -> and <3')],
  ['a placeholder in curly brackets', tagline('{first name}, { } and {0}')],
  ['a placeholder in square brackets', tagline('[speaker] and [year], 100 % year %')],
  ['a placeholder with a dollar', tagline('$5, {$} and ${ price }')],
  ['a placeholder that is missing its brackets', tagline('The speaker name is on the poster')],
  ['a placeholder with too many brackets', tagline('({owner.name}) and {© {year}}')],
  ['an unclosed link', text('Write [x] in the box, and (see there) [sic].')],
  ['an unclosed link, in code', text('`[words](/invite` and `**bold`')],
  ['unclosed bold words, but a footnote', text('Price* and fee**.\n\n*Without tax.\n\n**Without travel.')],
  ['unclosed bold words, but sums', text('2**3 is 8, and 5 * 3 is 15.')],
  ['unclosed bold words, but escaped ones', text(String.raw`Two stars: \*\*here`)],
  ['a placeholder, but one that code shows', text('Write `{name}`, `{{date}}` or <code>{price}</code>.')],
  [
    'a placeholder, but one of a block of code',
    text('```\nHello {name}, {{owner.name}} asks\n```\n\nSo it is.'),
  ],
  [
    'a dropped attribute, but the direction of Urdu',
    text('<span lang="ur" dir="rtl">\u06c1\u0632\u0627\u0631\u0648\u06ba</span>, says Ghalib.'),
  ],
  ['a heading too short', { 'invite.json': edited('invite.json', '"When and how much"', '"A"') }],
  ['a day that is none, but an old one', { 'notes.json': articleOf('1998-05-04') }],
  [
    'an entry twice, but the caption of a day',
    { 'index.json': galleryOf('Igatpuri, 12 March 2025') },
    { media: ['dance.svg', 'rope.svg', 'fire.svg'] },
  ],
  ['a list, but one line with a dash', text('– said the team.')],
  ['a list, but one line with a tick', text('✅ Done in two days.\n\n👉 Write to us.')],
  ['a swapped link', text('He (Vikram)[1] said so.')],
  ['many signs', text(`${'**Term** and *meaning*, '.repeat(150)}and no more.`)],
  ['a wrong number, but a short one', link('tel:112')],
  ['a wrong number, but a local one', link('tel:020 2567 1234')],
  ['a wrong number, but one of another country', link('tel:+49 30 123456')],
  ['a number as a message', link('whatsapp:We are 40 people on 12.05.2026.')],
  ['a number as an address', link('https://wa.me/message/ABCDEF12345')],
  ['a wrong number in the settings', settings('"+91 98000 00000"', '"+91 (20) 2567-1234"')],
  ['a small picture, but an upright one', {}, photograph({ width: 600, height: 900 })],
  ['a small picture, but one that nobody could look into', {}, photograph({})],
  ['a page with a bad name, but with its own address', { 'About Us.json': pageText('Us', '"path": "/us",') }],
  ['a page beside its folder, but below another', { 'books/index.json': pageText('Books') }],
  ['a misplaced block, but a video of a type', { 'videos.json': pageText('Talks', '', videos()) }],
  ['an id twice, but on two pages', { 'books.json': pageText('Books', '', prose('terms')) }],
  ['a Windows path, but a text with a backslash', tagline('Tea \\ talk, and C:\\Users in a joke')],
  ['garbled letters, but French and German', tagline('Thé à « Pune » – 5 €, château, Âme, „Spaß“')],
  ['a typed break, but a folder', tagline('The folder C:\\New\\Talks, or docs\\notes')],
  ['a word twice, but on purpose', tagline('He had had enough; a very very small small town, Walla Walla')],
  ['a vague link, but a button of a card', button('Learn More')],
  [
    'a vague link, but one that says where',
    text('[Here in Pune](/about-vikram-sahyadri) and [more about us](/)'),
  ],
  ['a near number, but the same', link('tel:098000-00000')],
  ['a near number, but another', link('tel:+91 98220 12345')],
  ['a page of this site, but a file', link('https://www.example.in/feed.xml')],
  ['two beginnings, but an archive', link('https://web.archive.org/web/2024/https://www.example.com/')],
  ['words left for later, but a hidden number', tagline('Ring +91 98XXX XXXXX, or take size XXXL')],
  ['words left for later, but what comes', tagline('There is more to come, details to follow')],
];

function videos(): string {
  return '{ "type": "videos", "heading": "Talks", "opens": "here", "items": [{ "id": "abcdefghijk", "title": "A talk", "topic": "Podcast", "picture": "dance", "date": "2025-02-28" }] }';
}

function prose(id: string): string {
  return `{ "type": "prose", "id": "${id}", "text": "Words." }`;
}

it.each(harmless)('What is no case of %s is not told of', (_, files, more = {}) => {
  expect(checkSite({ ...siteWith(files), ...more }, tools).problems).toEqual([]);
});
