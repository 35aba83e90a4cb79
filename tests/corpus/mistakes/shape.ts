import { put, typed, typedAll, type Mistake } from '../mistake';

const [contact, books, about] = ['contact.json', 'books.json', 'about.json'];
const resilience = 'blog/building-resilience.json';

/** Names and values that the schemas do not know. */
export const shapeMistakes: readonly Mistake[] = [
  typed('a name with letters in the wrong order', contact, '"heading": "Contact', '"haeding": "Contact', {
    names: /haeding/,
    says: /"heading"/,
  }),
  typed('a name with a capital', contact, '"tagline"', '"Tagline"', { names: /Tagline/, says: /"tagline"/ }),
  typed(
    'a name of another language for links',
    contact,
    '"label": "Write to us", "to"',
    '"label": "Write to us", "href"',
    { names: /href/, says: /"to"/ },
  ),
  typed('"title" where a block has a heading', contact, '"heading": "Contact', '"title": "Contact', {
    names: /title/,
    says: /"heading"/,
  }),
  typed('"caption" for a label', contact, '{ "label": "Write', '{ "caption": "Write', {
    names: /caption/,
    says: /"label"/,
  }),
  typed('"picture" for an image', contact, '"image": {', '"picture": {', {
    names: /picture/,
    says: /"image"/,
  }),
  typed(
    'a name that nothing is called',
    contact,
    '"ground": "peacock",',
    '"ground": "peacock", "colour-scheme": "dark",',
    { names: /colour-scheme/, says: /delete/i },
  ),
  typed('a block type misspelt', contact, '"type": "hero"', '"type": "heroo"', {
    names: /heroo/,
    says: /"hero"/,
  }),
  typed('a block type that a kindred word stands for', books, '"type": "prose"', '"type": "text"', {
    names: /text/,
    says: /"prose"/,
  }),
  typed('a block type that is none', books, '"type": "prose"', '"type": "accordion9"', {
    names: /accordion9/,
    says: /prose/,
  }),
  typed('a block without its type', books, '      "type": "prose",\n', '', {
    on: '"from": "books" }\n    },\n    {',
    names: /type/,
    says: /"type"/,
  }),
  typed('a block without what it needs', books, '"heading": "The books, sold on Amazon",\n', '', {
    on: '"type": "books"',
    names: /heading|items/,
    says: /"heading"/,
  }),
  typed('a page without its title', contact, '  "title": "Contact",\n', '', {
    on: '{',
    names: /title/,
    says: /"title"/,
  }),
  typed(
    'a page without what search engines read',
    resilience,
    '"description": "Resilience',
    '"descr": "Resilience',
    { names: /descr/, says: /"description"/ },
  ),
  typed(
    'a picture without alternative text',
    books,
    ',\n        "alt": "A huge open book stands like the roof of a hut, a yellow ribbon hanging from it; three people sit reading below."',
    '',
    { on: '"image": {', names: /alternative text|alt/i, says: /"alt"/ },
  ),
  typed(
    'a picture without the object around it',
    books,
    '"image": {\n        "src": "pages/books",\n        "alt": "A huge open book stands like the roof of a hut, a yellow ribbon hanging from it; three people sit reading below."\n      }',
    '"src": "pages/books",\n      "alt": "Three people sit reading below a huge open book."',
    { names: /"src" and "alt"/, says: /"image": \{ "src": "pages\/books"/ },
  ),
  put(
    'the words for search engines outside of their place',
    contact,
    (texts) => {
      const text = texts.get(contact) ?? '';
      const [, line = ''] = /,\n    ("description": "[^"]*")/.exec(text) ?? [];
      return text.replace(`,\n    ${line}`, '').replace('"ground"', `${line},\n  "ground"`);
    },
    { on: '"description"', names: /belongs into "seo"/, says: /between the \{ \} of "seo"/ },
  ),
  typed(
    'a picture as a text',
    books,
    '{\n        "src": "pages/books",\n        "alt": "A huge open book stands like the roof of a hut, a yellow ribbon hanging from it; three people sit reading below."\n      }',
    '"pages/books"',
    { names: /pages\/books/, says: /"src": "pages\/books"/ },
  ),
  typed(
    'one link where a list is wanted',
    books,
    '[\n        { "label": "Invite the author", "to": "/invite" },\n        { "label": "See the books", "to": "#shelf" }\n      ]',
    '{ "label": "Invite the author", "to": "/invite" }',
    { names: /list|\[/i, says: /\[/ },
  ),
  typedAll(
    'a list wrapped in an object',
    books,
    [
      ['"text": [\n', '"text": { "items": [\n'],
      ['found their reader."\n      ]', 'found their reader."\n      ] }'],
    ],
    { on: '"text": {', names: /object|items/, says: /\[/ },
  ),
  typed('a setting by another name, marked as an example', '_site.json', '"phone"', '"mobile"', {
    names: /mobile/,
    says: /"phone"/,
  }),
  typed('true as a text', about, '"sample": true', '"sample": "true"', { names: /true/, says: /true/ }),
  typed(
    'a number as a text',
    'signature-programs/sales-marketing-transformation.json',
    '"shown": 4',
    '"shown": "4"',
    {
      names: /4/,
      says: /4/,
    },
  ),
  typed('a number for a text', contact, '"kicker": "Contact"', '"kicker": 7', {
    names: /7|number/,
    says: /"7"|quotation/,
  }),
  typed('a colour that there is not', contact, '"ground": "peacock"', '"ground": "turquoise"', {
    names: /turquoise/,
    says: /peacock/,
  }),
  typed('a colour misspelt', contact, '"ground": "peacock"', '"ground": "peacok"', {
    names: /peacok/,
    says: /"peacock"/,
  }),
  typed('a volume that there is not', 'invite.json', '"volume": "quiet"', '"volume": "high"', {
    names: /high/,
    says: /loud/,
  }),
  typed('null for nothing', contact, '"kicker": "Contact"', '"kicker": null', {
    names: /null|nothing/i,
    says: /text|delete/i,
  }),
  typed('an empty text', contact, '"heading": "Contact the team"', '"heading": ""', {
    names: /empty/,
    says: /fill/i,
  }),
  typed(
    'an empty list',
    books,
    '[\n        { "label": "Invite the author", "to": "/invite" },\n        { "label": "See the books", "to": "#shelf" }\n      ]',
    '[]',
    { names: /empty/, says: /add|delete/i },
  ),
  typed('a name twice', contact, '"kicker": "Contact",', '"kicker": "Contact", "kicker": "Write",', {
    names: /kicker/,
    says: /delete/i,
  }),
  typed(
    'two entries run together',
    contact,
    '"to": "#write" },\n        {\n          "label": "WhatsApp',
    '"to": "#write",\n          "label": "WhatsApp',
    { on: '"label": "WhatsApp', names: /label/, says: /\}/ },
  ),
  typed(
    'a block beside the list of blocks',
    books,
    '  "blocks": [',
    '  "cta": { "text": "Write to us today." },\n  "blocks": [',
    { names: /cta/, says: /blocks/ },
  ),
  typed(
    'a second hero',
    books,
    '    {\n      "type": "prose"',
    '    {\n      "type": "hero",\n      "heading": "More of them"\n    },\n    {\n      "type": "prose"',
    { on: '"from": "books" }\n    },\n    {\n      "type": "hero",', names: /hero/, says: /prose|banner/ },
  ),
  typed(
    'a block before the hero',
    books,
    '  "blocks": [\n',
    '  "blocks": [\n    { "type": "prose", "text": "Read on." },\n',
    { names: /prose|first block/, says: /hero/ },
  ),
  typed('an id with a space', contact, '"id": "write"', '"id": "write us"', {
    names: /write us/,
    says: /hyphen|letters/i,
    amount: 2,
  }),
  typed('a date that no calendar has', resilience, '2026-08-05', '2026-02-30', {
    names: /2026-02-30/,
    says: /28|day/i,
  }),
  typed('a date the Indian way', resilience, '2026-08-05', '05-08-2026', {
    names: /05-08-2026/,
    says: /2026-|year/i,
  }),
  typed('a date far away', resilience, '2026-08-05', '2062-08-05', { names: /2062/, says: /year|date/i }),
  typed(
    'a category that no article has',
    resilience,
    '"category": "Emotional Intelligence"',
    '"category": ""',
    { names: /empty/, says: /fill/i },
  ),
  typed(
    'too long a description',
    contact,
    'Replies within 24 hours."',
    `Replies within 24 hours. ${'Really. '.repeat(12)}"`,
    { names: /letters/, says: /shorten/i },
  ),
  typedAll(
    'a list of blocks that is an object',
    books,
    [
      ['"blocks": [', '"blocks": {'],
      ['  ]\n}', '  }\n}'],
    ],
    { names: /\{|\[/, says: /\[/ },
  ),
  typed('a block with the type of another one', 'contact.json', '"type": "enquiryForm"', '"type": "cards"', {
    names: /cards/,
    says: /enquiryForm/,
  }),
];
