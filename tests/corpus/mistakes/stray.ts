import { put, typed, type Mistake } from '../mistake';

const [contact, outbound] = ['contact.json', 'signature-programs/outbound-training.json'];

/** Keys that were hit beside what belongs there. */
export const strayMistakes: readonly Mistake[] = [
  typed('a letter behind a text', contact, '"kicker": "Contact"', '"kicker": "Contact"d', {
    names: /d stands outside/,
    says: /delete the d/i,
  }),
  typed('a letter before a text', contact, '"kicker": "Contact"', '"kicker": d"Contact"', {
    names: /d stands outside/,
    says: /delete the d/i,
  }),
  typed('a backslash on a line of its own', contact, '      "kicker"', '\\\n      "kicker"', {
    names: /\\ stands outside/,
    says: /delete the \\/i,
  }),
  typed('a backslash at the end of a line', contact, '"kicker": "Contact",', '"kicker": "Contact",\\', {
    names: /\\ stands outside/,
    says: /delete the \\/i,
  }),
  typed(
    'a square bracket beside a curly one',
    contact,
    '    {\n      "type": "hero"',
    '    [{\n      "type": "hero"',
    {
      names: /This \[/,
      says: /delete it/i,
    },
  ),
  typed('the line that opens a list', 'privacy.json', '      "text": [\n', '', {
    names: /no \[ opens the list/,
    says: /"text": \[/,
  }),
  typed('the line that opens the blocks', contact, '  "blocks": [\n', '', {
    names: /no \[ opens the list/,
    says: /"blocks": \[/,
  }),
  typed('the Enter key in a text', contact, 'chat or ring', 'chat\nor ring', {
    names: /goes on to line 15/,
    says: /join the lines/i,
  }),
  typed('the Enter key before the end of a text', contact, 'a person answers."', 'a person answers.\n"', {
    names: /goes on to line 15/,
    says: /join the lines/i,
  }),
  typed('a telephone number without quotation marks', '_site.json', '"+91 98000 00000"', '+91 98000 00000', {
    names: /telephone number/,
    says: /"phone": "\+91 98000 00000"/,
  }),
  typed('two tabs in a text', contact, 'Write, chat or ring', 'Write,\tchat or\tring', {
    names: /tab/,
    says: /"tagline": "Write, chat or ring: a person answers\."/,
  }),
  typed(
    'words without quotation marks in a list',
    'privacy.json',
    '"text": [',
    '"text": [\n        Some words',
    {
      names: /Some words/,
      says: /"Some words",/,
    },
  ),
  typed('a note behind a value', contact, '"ground": "peacock",', '"ground": "peacock",   <- ask Sir!', {
    names: /<- ask Sir!/,
    says: /delete it/i,
  }),
  typed('the line that opens an object deleted', contact, '  "seo": {\n', '', {
    on: '"title": "Contact the Team of {owner.name}"',
    names: /no \{ opens them/,
    says: /"seo": \{/,
  }),
  typed(
    'a block pasted inside of another one',
    outbound,
    '"heading": "Program Goal",\n',
    '"heading": "Program Goal",\n{\n"type": "banner",\n"heading": "Hear him"\n},\n',
    { on: '"heading": "Program Goal",\n{', names: /inside of the one/, says: /cut lines \d+ to \d+/i },
  ),
  typed(
    'a second list behind a first one',
    'books.json',
    '"to": "#shelf" }\n      ]',
    '"to": "#shelf" }\n      ], [{ "label": "Questions", "to": "/faqs" }]',
    { names: /second list/, says: /type a comma in place of/i },
  ),
  put(
    'an entry behind the end of its list',
    '_collections/media.json',
    (texts) =>
      (texts.get('_collections/media.json') ?? '').replace(
        /\n\}\s*$/,
        ',\n    { "name": "Deccan Morning", "url": "https://example.com/deccan" }\n}\n',
      ),
    { on: '],', names: /closes the list, but another entry follows/, says: /delete it/i },
  ),
  typed(
    'the end of a list typed in its middle',
    'privacy.json',
    'so no font service learns that you were here.",',
    'so no font service learns that you were here."\n      ],',
    { on: 'here."\n      ]', names: /closes the list/, says: /delete it/i },
  ),
  typed(
    'a dash before a text of a list',
    'index.json',
    '"Motivational Speaker and TEDx Speaker"',
    '- "Motivational Speaker and TEDx Speaker"',
    { names: /- stands outside/, says: /delete the -/i },
  ),
  typed(
    'the two lines between blocks deleted',
    'privacy.json',
    'his dog before it."\n      }\n    },\n    {\n',
    'his dog before it."\n      }\n',
    { on: 'his dog before it."\n      }', names: /nothing parts them/, says: /type \}, .* and \{/i },
  ),
  typed('the two marks between a name and its text', contact, '"kicker": "Contact"', '"kicker: Contact"', {
    names: /name "kicker" and its value/,
    says: /write "kicker": "Contact"/i,
  }),
];
