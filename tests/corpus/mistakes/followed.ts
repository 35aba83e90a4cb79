import { typed, typedAll, type Mistake } from '../mistake';

const points =
  '[\n        "Motivational Speaker and TEDx Speaker",\n        "Certified Corporate and Leadership Coach",\n        "Published Author",\n        "Entrepreneur"\n      ]';

const alt =
  '\n        "alt": "A woman talks on the telephone; a dotted line loops from it to a letter above a postman on his bicycle."';
const books = '_collections/books.json';
const quote = '"quote": "No chapter told me to wake up at four. I finished it out of gratitude.",';
const stage = '"**The first stage** was an accident.';

/** What is fixed by following the advice to the letter, so that has to be whole. */
export const followedMistakes: readonly Mistake[] = [
  typed('the entries of a list as one text', 'index.json', points, '"Motivational Speaker, Coach, Author"', {
    names: /a text, but a list/,
    says: /\["Motivational Speaker", "Coach", "Author"\]/,
  }),
  ...['/FAQs.html', '/faq.html', '/faqs.json', '/pages-json/faqs.json', 'pages-json/faqs.json'].map((to) =>
    typed(`a page by the name of a file: ${to}`, 'contact.json', '"to": "/faqs"', `"to": "${to}"`, {
      names: new RegExp(to),
      says: /did you mean "\/faqs"\?/i,
    }),
  ),
  typed('quotation marks inside, with commas', books, quote, '"quote": "She said "yes", "no", and left.",', {
    names: /it ends at the first of them/,
    says: /"quote": "She said \\"yes\\", \\"no\\", and left\.",$/,
  }),
  typed(
    'a text that is a quotation with words between',
    books,
    quote,
    '"quote": ""No chapter told me", my aunt said, "and I finished it".",',
    {
      names: /it ends at the first of them/,
      says: /"quote": "\\"No chapter told me\\", my aunt said, \\"and I finished it\\"\.",$/,
    },
  ),
  typedAll(
    'quotation marks inside, and none at the beginning',
    'about.json',
    [
      [stage, stage.slice(1)],
      ['“Who told you about us?”', '"Who told you about us?"'],
    ],
    {
      names: /none where it begins/,
      says: /"\*\*The first stage\*\* was .* asked: \\"Who told you about us\?\\"",$/,
    },
  ),
  typed('a figure of the settings as a number', '_site.json', '"value": "500+"', '"value": 500', {
    names: /the number 500/,
    says: /"500"/,
  }),
  typed('the last line of a picture deleted', 'contact.json', alt, '', {
    on: '"image": {',
    names: /no alternative text/,
    says: /Leave the comma in line 17: below it a line is lost\. Write "alt": "…"/,
  }),
  typed('a star too few behind bold words', 'privacy.json', '**By whom:**', '**By whom:*', {
    names: /"\*\*By whom:\*"/,
    says: /write "\*\*By whom:\*\*" there\./i,
  }),
  typed('a digit too few in the own number', 'privacy.json', 'ring {contact.phone}', 'ring +91 98000 0000', {
    names: /\+91 98000 0000\b/,
    says: /write \{contact\.phone\}/,
  }),
  typed(
    'a paragraph that is a heading',
    'privacy.json',
    '"**What is kept:** what',
    '"## What is kept: what',
    {
      names: /"What is kept: what .*" is a heading of level 2/,
      says: /with ###\. If it is no heading, take the ## away/,
    },
  ),
  ...[
    ['/podcast', '/podcast-guest'],
    ['/outbound-training', '/signature-programs/outbound-training'],
    ['/programs', '/signature-programs'],
  ].map(([to, page]) =>
    typed(`a link to ${String(to)}`, 'contact.json', '"to": "/podcast-guest"', `"to": "${String(to)}"`, {
      names: /There is no page/,
      says: new RegExp(`Did you mean "${String(page)}"`),
    }),
  ),
];
