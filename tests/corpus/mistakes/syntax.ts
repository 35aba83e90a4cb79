import { typed, type Mistake } from '../mistake';

const [contact, books] = ['contact.json', 'books.json'];

/** Signs that JSON needs, or does not know. */
export const syntaxMistakes: readonly Mistake[] = [
  typed('a comma left out', contact, '"title": "Contact",', '"title": "Contact"', {
    names: /comma|"/i,
    says: /comma/i,
  }),
  typed('a comma too many before a bracket', books, '"to": "#shelf" }', '"to": "#shelf", }', {
    names: /,/,
    says: /delete/i,
  }),
  typed('two commas', contact, '"ground": "peacock",', '"ground": "peacock",,', {
    names: /comma|,/i,
    says: /delete/i,
  }),
  typed('a semicolon for a comma', contact, '"title": "Contact",', '"title": "Contact";', {
    names: /;/,
    says: /comma/i,
  }),
  typed('a colon left out', contact, '"title": "Contact"', '"title" "Contact"', {
    names: /title|colon/i,
    says: /:/,
  }),
  typed('an equals sign for a colon', contact, '"ground": "peacock"', '"ground" = "peacock"', {
    names: /=/,
    says: /colon|:/i,
  }),
  typed('two colons', contact, '"ground": "peacock"', '"ground":: "peacock"', {
    names: /colon|:/i,
    says: /delete/i,
  }),
  typed('curly quotation marks around a value', contact, '"ground": "peacock"', '"ground": “peacock”', {
    names: /“/,
    says: /"/,
  }),
  typed('a curly quotation mark at the end', contact, '"kicker": "Contact"', '"kicker": "Contact”', {
    names: /”/,
    says: /"/,
  }),
  typed('single quotation marks', contact, '"ground": "peacock"', "'ground': 'peacock'", {
    names: /'/,
    says: /"ground": "peacock"/,
  }),
  typed(
    'a name without quotation marks',
    contact,
    '"heading": "Contact the team"',
    'heading: "Contact the team"',
    { names: /heading/, says: /"heading"/ },
  ),
  typed(
    'several names without quotation marks in one line',
    contact,
    '{ "label": "Write to us", "to": "#write" }',
    '{ label: "Write to us", to: "#write" }',
    { names: /label/, says: /"label": "Write to us", "to"/ },
  ),
  typed('a value without quotation marks', contact, '"ground": "peacock"', '"ground": peacock', {
    names: /peacock/,
    says: /"peacock"/,
  }),
  typed('the opening quotation mark left out', contact, '"Contact the team"', 'Contact the team"', {
    names: /Contact the team/,
    says: /"Contact the team"/,
  }),
  typed(
    'the closing quotation mark left out',
    contact,
    '"heading": "Contact the team",',
    '"heading": "Contact the team,',
    { names: /Contact the team/, says: /Type "/ },
  ),
  typed(
    'the closing quotation mark of a name left out',
    contact,
    '"heading": "Contact',
    '"heading: "Contact',
    { names: /heading/, says: /Type "/ },
  ),
  typed('a quotation mark twice', contact, '"kicker": "Contact"', '"kicker": ""Contact"', {
    names: /quotation mark|"/i,
    says: /delete/i,
  }),
  typed('quotation marks inside a text', contact, '"Contact the team"', '"Contact "the" team"', {
    names: /quotation mark|"/i,
    says: /\\"|“/,
  }),
  typed('a line break inside a text', contact, 'a rough idea or a date', 'a rough idea\n      or a date', {
    names: /For a question|quotation/,
    says: /join the lines, with a space/i,
  }),
  typed('a comment', contact, '"ground": "peacock",', '"ground": "peacock", // the colour', {
    names: /\/\/ the colour/,
    says: /delete/i,
  }),
  typed('a comment as in HTML', contact, '  "ground"', '  <!-- the colour -->\n  "ground"', {
    names: /<!-- the colour -->/,
    says: /delete/i,
  }),
  typed(
    'a number with a unit',
    'signature-programs/sales-marketing-transformation.json',
    '"shown": 4',
    '"shown": 4px',
    {
      names: /4px/,
      says: /digits/,
    },
  ),
  typed('a tab inside a text', contact, 'Contact the team', 'Contact\tthe team', {
    names: /tab/i,
    says: /space/i,
  }),
  typed('a no-break space before a value', contact, '"ground": "peacock"', '"ground":\u{a0}"peacock"', {
    names: /cannot be seen/,
    says: /delete/i,
  }),
  typed('a path of Windows that is no JSON', contact, '"pages/contact"', String.raw`"pages\contact"`, {
    names: /\\c/,
    says: /pages\/contact/,
  }),
  typed('a value left out', contact, '"ground": "peacock"', '"ground": ', {
    names: /:|value/i,
    says: /value/i,
  }),
];

/** Brackets, and what is not a document at all. */
export const bracketMistakes: readonly Mistake[] = [
  typed(
    'the line with } deleted',
    contact,
    '      },\n      "actions": [\n        { "label": "Write',
    '      "actions": [\n        { "label": "Write',
    { on: 'a dotted line loops', names: /\{/, says: /Type \}/ },
  ),
  typed(
    'the line with } deleted before another block',
    contact,
    '    },\n    {\n      "type": "enquiryForm"',
    '    {\n      "type": "enquiryForm"',
    { on: '"tel:{contact.phone}" }\n      ]', names: /\{/, says: /Type \}/ },
  ),
  typed(
    'the line with ] deleted',
    contact,
    '      ]\n    },\n    {\n      "type": "enquiryForm"',
    '    },\n    {\n      "type": "enquiryForm"',
    { on: '"tel:{contact.phone}" }', names: /\[/, says: /Type \]/ },
  ),
  typed(
    'the line with ] deleted before a name',
    '_forms/contact.json',
    '      ]\n    },\n    {\n      "name": "message"',
    '    },\n    {\n      "name": "message"',
    { on: '"value": "leadership"', names: /\[/, says: /Type \]/ },
  ),
  typed('a } too many', contact, '"to": "#write" },', '"to": "#write" }},', { names: /\}/, says: /delete/i }),
  typed(
    'a } too many on a line of its own',
    contact,
    '      },\n      "actions"',
    '      },\n      },\n      "actions"',
    { on: 'bicycle."\n      },\n      },', names: /\}/, says: /delete/i },
  ),
  typed(
    'a ] too many',
    '_forms/contact.json',
    '"value": "leadership", "label": "Leadership" }\n      ]',
    '"value": "leadership", "label": "Leadership" }\n      ]]',
    { names: /\]/, says: /delete/i },
  ),
  typed('a { left out', contact, '{ "label": "Call', '"label": "Call', { names: /\{/, says: /Type \{/ }),
  typed('a [ left out', contact, '"actions": [', '"actions":', { names: /\[/, says: /Type \[/ }),
  typed(
    'the wrong closing bracket',
    contact,
    '        { "label": "Call {contact.phone}", "to": "tel:{contact.phone}" }\n      ]',
    '        { "label": "Call {contact.phone}", "to": "tel:{contact.phone}" }\n      }',
    { names: /\}/, says: /\]/ },
  ),
  typed('curly brackets around a list', books, '"text": [\n', '"text": {\n', {
    names: /\{/,
    says: /\[/,
    on: '"text": {',
  }),
  {
    name: 'the end of the file cut off',
    file: contact,
    make: (texts) => texts.set(contact, (texts.get(contact) ?? '').split('      "aside"')[0] ?? ''),
    on: 'where two of us read it.",',
    names: /ends|end of the file/i,
    says: /\}\]\}|older copy/,
  },
  {
    name: 'the last } left out',
    file: books,
    make: (texts) => texts.set(books, (texts.get(books) ?? '').trimEnd().slice(0, -1)),
    on: '    }\n  ]',
    names: /end/i,
    says: /Type \}/,
  },
  {
    name: 'the text pasted twice',
    file: books,
    make: (texts) => texts.set(books, (texts.get(books) ?? '').repeat(2)),
    names: /stands above too, from line 1 to/i,
    says: /delete lines/i,
  },
  {
    name: 'the file emptied',
    file: books,
    make: (texts) => texts.set(books, ''),
    names: /empty/i,
    says: /copy/i,
  },
  {
    name: 'the fence of an assistant around the document',
    file: books,
    make: (texts) => texts.set(books, `\`\`\`json\n${texts.get(books)}\`\`\`\n`),
    names: /```/,
    says: /delete/i,
  },
  {
    name: 'a conflict of git left in the file',
    file: books,
    make: (texts) => {
      const line = '  "title": "Books",\n';
      const both = `<<<<<<< HEAD\n${line}=======\n  "title": "Our Books",\n>>>>>>> spring\n`;
      texts.set(books, (texts.get(books) ?? '').replace(line, both));
    },
    names: /<<<<<<<|git/,
    says: /keep/i,
  },
  {
    name: 'YAML in place of JSON',
    file: books,
    make: (texts) => texts.set(books, 'title: Books\nground: earth\n'),
    names: /title: Books/,
    says: /copy|bracket/i,
  },
];
