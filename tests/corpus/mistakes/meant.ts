import { typed, type Mistake } from '../mistake';

const shelf =
  '    {\n      "type": "books",\n      "id": "shelf",\n      "heading": "The books, sold on Amazon",\n      "intro": "The buttons lead to the bookshop in a new tab. Nothing is sold on this site.",\n      "items": { "from": "books" }\n    },\n';

const paragraph = 'so no font service learns that you were here.",\n';
const banner =
  '        {\n          "type": "banner",\n          "heading": "Ask us what we keep"\n        },\n';

const closing = '    {\n      "type": "banner",\n      "heading": "Is your date open? Asking is free",\n';
const card =
  '    {\n      "icon": "warli-phone",\n      "title": "A hall to look at",\n      "text": "We come the day before and count the steps to the stage.",\n      "to": "/invite"\n    },\n';

/** What an author meant otherwise than the check understood it. */
export const meantMistakes: readonly Mistake[] = [
  typed(
    'two telephone numbers in the place of one',
    '_site.json',
    '"phone": "+91 98000 00000"',
    '"phone": "98220 12345 / 020-24331234"',
    { names: /98220 12345/, says: /one number alone/i },
  ),
  typed(
    'the number of WhatsApp without its country',
    '_site.json',
    '"whatsapp": "919800000000"',
    '"whatsapp": "9800000000"',
    { names: /9800000000/, says: /"919800000000"/ },
  ),
  typed(
    'a picture named in another folder than its own',
    'privacy.json',
    '"src": "pages/privacy"',
    '"src": "industries/privacy"',
    { names: /industries\/privacy/, says: /did you mean "pages\/privacy"/i },
  ),
  typed('a block with an id pasted twice', 'books.json', shelf, shelf + shelf, {
    on: `${shelf}    {\n      "type"`,
    names: /line 25 once more/,
    says: /delete lines 32 to 38/i,
  }),
  typed(
    'one more button beside the list of buttons',
    'contact.json',
    '"heading": "Contact the team",\n',
    '"heading": "Contact the team",\n      "button": { "label": "Invite him", "to": "/invite" },\n',
    { names: /"button"/, says: /one more entry into "actions", in line 21/ },
  ),
  typed('a block pasted between two paragraphs', 'privacy.json', paragraph, paragraph + banner, {
    on: `${paragraph}        {\n          "type"`,
    names: /the block "banner"/,
    says: /cut lines 25 to 28\..*behind the }, .* line 20 ends, in line 28 now/i,
  }),
  typed('a card pasted between the blocks', 'motivational-speaking.json', closing, `${card}${closing}`, {
    on: 'leave alone for now."\n        }\n      ]\n    },\n    {',
    names: /"type" is missing/,
    says: /an entry of "items" of the block "cards", line 89: move it/,
  }),
];
