import { put, typed, typedAll, type Mistake } from '../mistake';

const contact = 'contact.json';
const heading = '"heading": "Contact the team",';

function inLines(change: (line: string, at: number) => string): (texts: Map<string, string>) => string {
  return (texts) => (texts.get(contact) ?? '').split('\n').map(change).join('\n');
}

/** Pieces that were pasted with too much, too little, or into the wrong place. */
export const pastedMistakes: readonly Mistake[] = [
  put(
    'a document with the numbers of its lines',
    contact,
    inLines((line, at) => `${at + 1}  ${line}`),
    { names: /numbers/, says: /take the numbers away/i },
  ),
  put(
    'a document as a list of changes',
    contact,
    inLines((line, at) => (at === 2 ? `-  "title": "Old",\n+${line}` : line)),
    { names: /\+ or -/, says: /delete the lines/i },
  ),
  typed(
    'words that say that the rest is left out',
    contact,
    heading,
    `${heading}\n      // ... rest of your block`,
    {
      names: /left out/,
      says: /put back/i,
    },
  ),
  typed(
    'a note in brackets behind a value',
    contact,
    heading,
    '"heading": "Contact the team" (please check),',
    {
      names: /please check|comment/i,
      says: /delete/i,
    },
  ),
  typed(
    'more words behind the end of a text',
    contact,
    heading,
    '"heading": "Contact the team", of course",',
    {
      names: /more words/,
      says: /take it away|\\\\"/,
    },
  ),
  typed(
    'an entry of a list without its brackets',
    contact,
    '{ "label": "Write to us", "to": "#write" },',
    '"label": "Write to us", "to": "#write",',
    { names: /list/, says: /\{ "label": "Write to us", "to": "#write" \}/ },
  ),
  typed(
    'a block pasted behind the end of the blocks',
    contact,
    '\n    }\n  ]\n}',
    '\n    }\n  ],\n  { "type": "contact", "heading": "More ways to reach us" }\n}',
    { names: /\]/, says: /behind the \}/, on: '\n  ],' },
  ),
  typed('one line with its number', contact, '      "kicker"', '13      "kicker"', {
    names: /its number/,
    says: /take the number away/i,
  }),
  typedAll(
    'lines out of a mail',
    contact,
    [
      ['      "kicker"', '>      "kicker"'],
      ['      "heading"', '>      "heading"'],
    ],
    { names: />/, says: /take the > away/i },
  ),
  typed('a line out of a chat', contact, '      "kicker"', '[12/03/26, 10:15:07 AM] Neha: "kicker"', {
    names: /the name of a message/,
    says: /take them away/i,
  }),
  typed('the full stop of Hindi for a comma', contact, '"kicker": "Contact",', '"kicker": "Contact"।', {
    names: /।/,
    says: /comma/,
  }),
  typed(
    'two lines with brackets deleted',
    contact,
    '      ]\n    },\n    {\n      "type": "enq',
    '    {\n      "type": "enq',
    {
      on: '"tel:{contact.phone}"',
      names: /\[ of line 20 and the \{ of line 10/,
      says: /\] and then \} and a comma/,
    },
  ),
  typed('a key that was hit before the document', contact, '{', 's{', {
    names: /s stands outside/,
    says: /delete the s/i,
  }),
  typed('words of an assistant before the document', contact, '{', "Sure! Here's the page:\n\n{", {
    names: /Sure!/,
    says: /delete lines? 1.*before the first bracket/i,
  }),
  typed('a key that was hit before a block', contact, '{\n      "type": "enq', 's{\n      "type": "enq', {
    names: /s stands/,
    says: /delete the s/i,
  }),
  put(
    'half a page pasted a second time',
    contact,
    (texts) => {
      const text = texts.get(contact) ?? '';
      return (
        text.slice(0, text.indexOf('on the team reads')) + text.slice(text.indexOf('},', text.length / 3))
      );
    },
    { names: /stands above too, from line/, says: /delete all from/i, on: '"1. A person },' },
  ),
  typed('lines of a list out of a messenger', 'privacy.json', '"text": [', '"text": [\n• gates at six', {
    names: /• gates at six/,
    says: /comma behind: "gates at six",/,
  }),
  typed(
    'a list out of a messenger in a text',
    'privacy.json',
    '"text": [',
    '"text": [\n"✅ gates\\n✅ tea",',
    {
      names: /✅/,
      says: /hyphen/,
    },
  ),
  put(
    'a page out of an answered mail',
    contact,
    (texts) => (texts.get(contact) ?? '').replaceAll(/^/gm, '> '),
    { on: '> {', names: /Lines begin with >/, says: /in every line/ },
  ),
  typed('a line out of a spreadsheet', contact, '"kicker": "Contact"', '""kicker"": ""Contact""', {
    names: /spreadsheets/,
    says: /"kicker": "Contact",/,
  }),
  typed(
    'a picture by its place on the computer',
    contact,
    'pages/contact"',
    String.raw`C:\Users\Asha\Hall.jpg"`,
    {
      names: /one computer alone/,
      says: /pages-json\/_media\/hall/,
    },
  ),
  typed('a sign that nobody sees in a name', contact, '"kicker"', '"kick\u{200b}er"', {
    names: /cannot be seen/,
    says: /did you mean "kicker"/i,
  }),
];
