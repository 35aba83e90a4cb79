import { typed, type Mistake } from '../mistake';

const [contact, books] = ['contact.json', 'books.json'];
const resilience = 'blog/building-resilience.json';
const plain = '"heading": "Contact the team"';
const rich = 'say so when you plan the event';

/** Words that would be published as raw signs, or that a visitor cannot use. */
export const textMistakes: readonly Mistake[] = [
  typed('a placeholder misspelt', contact, '{owner.name}', '{owner.nmae}', {
    names: /owner\.nmae/,
    says: /\{owner\.name\}/,
  }),
  typed('a placeholder with spaces', contact, '{owner.name}', '{ owner.name }', {
    names: /\{ owner\.name \}/,
    says: /\{owner\.name\}/,
  }),
  typed('a placeholder with two brackets', contact, '{owner.name}', '{{owner.name}}', {
    names: /\{\{owner\.name\}\}/,
    says: /\{owner\.name\}/,
  }),
  typed('a placeholder with a dollar', contact, '{owner.name}', '${owner.name}', {
    names: /\$\{owner\.name\}/,
    says: /\{owner\.name\}/,
  }),
  typed('a placeholder with capitals', contact, '{owner.name}', '{Owner.Name}', {
    names: /Owner\.Name/,
    says: /\{owner\.name\}/,
  }),
  typed('a placeholder of another kind', contact, '{owner.name}', '{author.name}', {
    names: /author\.name/,
    says: /\{owner\.name\}/,
  }),
  typed('Markdown in a plain text', contact, plain, '"heading": "## **Contact** the team"', {
    names: /\*\*|##/,
    says: /take|without|delete|format/i,
  }),
  typed('HTML in a plain text', contact, plain, '"heading": "<b>Contact</b> the team"', {
    names: /<b>/,
    says: /take|without|delete|format/i,
  }),
  typed('a Markdown link in a plain text', contact, plain, '"heading": "[Contact](/invite) the team"', {
    names: /\[Contact\]|\]\(/,
    says: /take|without|delete|format/i,
  }),
  typed('an entity of HTML in a plain text', contact, plain, '"heading": "Contact &amp; enquiry"', {
    names: /&amp;/,
    says: /&/,
  }),
  typed('a Markdown link that is not closed', books, rich, '[say so](/invite when you plan the event', {
    names: /\[say so\]|\/invite/,
    says: /\)/,
  }),
  typed(
    'a space between the parts of a Markdown link',
    books,
    rich,
    '[say so] (/invite) when you plan the event',
    { names: /\] \(|\/invite/, says: /space|\]\(/i },
  ),
  typed('strong words that are not closed', books, rich, '**say so when you plan the event', {
    names: /\*\*/,
    says: /\*\*/,
  }),
  typed('a script in a text', books, rich, '<script>alert(1)</script>', {
    names: /script/,
    says: /take it out/i,
  }),
  typed('a picture in a text', books, rich, '<img src=x> say so', {
    names: /img/,
    says: /block|take it out/i,
  }),
  typed(
    'a main heading in a text',
    books,
    '"If your participants',
    '"# Read this", "", "If your participants',
    { names: /Read this/, says: /##/ },
  ),
  typed(
    'a level of headings left out',
    books,
    '"If your participants',
    '"##### Read this", "", "If your participants',
    { names: /Read this/, says: /###/ },
  ),
  typed('Marathi without its language', contact, plain, '"heading": "संपर्क करा"', {
    names: /संपर्क/,
    says: /lang|Latin letters/,
  }),
  typed('a space in an address of a text', books, rich, '[say so](/invite us)', {
    names: /\/invite us/,
    says: /<\/invite us>|space/i,
  }),
  typed('an excerpt that is missing', resilience, /excerpt/.source, 'exerpt', {
    names: /exerpt/,
    says: /"excerpt"/,
  }),
  typed(
    'the empty line behind a list deleted',
    'signature-programs/index.json',
    'after a talk.",\n        "",\n',
    'after a talk.",\n',
    {
      names: /"Not sure at all\?.*right behind an entry of a list/,
      says: /Type "", in a line of its own above it/,
    },
  ),
  typed(
    'the empty line between two paragraphs deleted',
    'about.json',
    'both been right, loudly.",\n        "",\n',
    'both been right, loudly.",\n',
    {
      on: '"That is the subject',
      names: /"That is the subject.*in one paragraph with the line above/,
      says: /Type "", in a line of its own above it/,
    },
  ),
  typed(
    'a heading without its space',
    'blog/speaking-so-that-the-last-row-hears.json',
    '### The word is gone',
    '###The word is gone',
    { names: /###The word is gone/, says: /write "### The word is gone/i },
  ),
];
