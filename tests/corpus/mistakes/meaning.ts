import { typed, typedAll, type Mistake } from '../mistake';

const [contact, books, home, site] = ['contact.json', 'books.json', 'index.json', '_site.json'];
const resilience = 'blog/building-resilience.json';
const plain = '"heading": "Contact the team"';
const rich = 'say so when you plan the event';
const button = '"#write"';
const shift =
  'He asked for our night shift first. At four in the morning forty foundry men were laughing, and then one of them said what we had always been told was fine. It was not fine. It is now.';
const exam =
  'We ordered a motivational speaker and got a man who asked who had failed a paper. Eleven hands went up, mine too.';

/** What is right as JSON and as a page, and is not what anybody meant. */
export const meaningMistakes: readonly Mistake[] = [
  typed('an apostrophe in a wrong encoding', contact, plain, '"heading": "Donâ€™t write, ring"', {
    names: /â€™/,
    says: /Don’t/,
  }),
  typed('an accent in a wrong encoding', books, rich, 'meet at the cafÃ© before the event', {
    names: /Ã©/,
    says: /café/,
  }),
  typed('Hindi in a wrong encoding', books, rich, '<span lang=\\"hi\\">à¤…à¤—à¤°</span> you plan the event', {
    names: /à¤…/,
    says: /अगर/,
  }),
  typed('a letter that a program lost', contact, plain, '"heading": "Don\u{fffd}t write, ring"', {
    names: /Don\u{fffd}t/u,
    says: /letter that belongs there/,
  }),
  typed('a line break as in a program', books, rich, String.raw`say so.\\n\\nWe plan the event`, {
    names: /\\n/,
    says: /paragraph/,
  }),
  typed('a line break in a plain text', contact, plain, String.raw`"heading": "Contact.\\nThe team"`, {
    names: /\\n/,
    says: /delete/i,
  }),
  typed(
    'a question that stands twice',
    'faqs.json',
    'Who usually invites him?',
    'What exactly does {owner.name} do?',
    {
      names: /What exactly does/,
      says: /delete one/i,
    },
  ),
  typed(
    'a page that stands twice in a menu',
    site,
    '"to": "/industry/educational-institutions" }',
    '"to": "/industry/hospitals-and-healthcare" }',
    { names: /Educational Institutions/, says: /"\/industry\/educational-institutions"/ },
  ),
  typed('a link that only says here', books, rich, 'click [here](/invite) when you plan the event', {
    names: /here/,
    says: /words that name/,
  }),
  typed('a button that only says click here', contact, '"label": "Write to us"', '"label": "Click here"', {
    names: /Click here/,
    says: /what happens/,
  }),
  typed('a link without words', books, rich, '[](/invite) when you plan the event', {
    names: /\[\]\(\/invite\)/,
    says: /between the square brackets/,
  }),
  typed('a link without an address', books, rich, '[say so]() when you plan the event', {
    names: /\]\(\)/,
    says: /where it leads/,
  }),
  typed('a word typed twice', books, rich, 'say so when you plan the the event', {
    names: /the the/,
    says: /once: "the"/,
  }),
  typed('the beginning of an address twice', contact, button, '"https://https://www.example.in"', {
    names: /https:\/\/https:/,
    says: /"https:\/\/www\.example\.in"/,
  }),
  typed('the www of an address twice', contact, button, '"https://www.www.example.in"', {
    names: /www\.www/,
    says: /"https:\/\/www\.example\.in"/,
  }),
  typed('three slashes in an address', contact, button, '"https:///www.example.in"', {
    names: /https:\/\/\//,
    says: /"https:\/\/www\.example\.in"/,
  }),
  typed(
    'a page of the site that is none, with its host',
    contact,
    button,
    '"https://www.vikramsahyadri.example/invte"',
    {
      names: /\/invte/,
      says: /"\/invite"/,
    },
  ),
  typed('a date with the day first', resilience, '"date": "2026-08-05"', '"date": "25/08/2026"', {
    names: /25\/08\/2026/,
    says: /"2026-08-25"/,
  }),
  typed(
    'a date that may have the day or the month first',
    resilience,
    '"date": "2026-08-05"',
    '"date": "05-08-2026"',
    {
      names: /05-08-2026/,
      says: /"2026-08-05".*"2026-05-08"/,
    },
  ),
  typed('a date in words', resilience, '"date": "2026-08-05"', '"date": "5 August 2026"', {
    names: /5 August/,
    says: /"2026-08-05"/,
  }),
  typed(
    'a digit of the telephone number misspelt',
    contact,
    '"to": "tel:{contact.phone}"',
    '"to": "tel:+91 98000 00100"',
    {
      names: /98000 00100/,
      says: /\{contact\.phone\}/,
    },
  ),
  typed('a price that was left for later', contact, plain, '"heading": "From XXXX rupees"', {
    names: /XXXX/,
    says: /write what belongs here/i,
  }),
  typed('words for the words that belong there', contact, plain, '"heading": "Insert your heading here"', {
    names: /Insert your heading/,
    says: /write what belongs here/i,
  }),
  typed('a heading of spaces', contact, plain, '"heading": "      "', {
    names: /"\s+"/,
    says: /write the words/i,
  }),
  typed(
    'a digit of an ISBN misspelt',
    '_collections/books.json',
    '"amazonLink"',
    '"isbn": "9788175257656", "amazonLink"',
    {
      names: /9788175257656/,
      says: /back of the book/,
    },
  ),
  typed('a testimonial of another person twice', home, exam, shift, {
    names: /night shift/,
    says: /delete one/i,
  }),
  typed(
    'a point copied and not written anew',
    'signature-programs/outbound-training.json',
    '"Carry a promise back to the floor and keep it"',
    '"See your own habits without a designation to hide them"',
    { names: /See your own habits/, says: /write its own here/i },
  ),
  typedAll(
    'a card copied, its address left',
    '_collections/programs.json',
    [
      [
        '"to": "/signature-programs/outbound-training",\n      "action": { "label": "Learn More", "to": "/signature-programs/outbound-training" }',
        '"to": "/signature-programs/leadership-development-program",\n      "action": { "label": "Learn More", "to": "/signature-programs/leadership-development-program" }',
      ],
    ],
    {
      names: /Leadership Development Program/,
      says: /"\/signature-programs\/outbound-training"/,
      amount: 2,
    },
  ),
];
