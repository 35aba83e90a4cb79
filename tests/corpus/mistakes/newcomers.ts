import { typed, type Mistake } from '../mistake';

const [contact, outbound] = ['contact.json', 'signature-programs/outbound-training.json'];
const block = `{
      "type": "cta",
      "text": "Tell us how many you are.",
      "actions": [{ "label": "Write to us", "to": "/invite" }]
    }`;
const lastButton = '"to": "tel:{contact.phone}" }\n      ]';
const paragraph = 'so no font service learns that you were here.",';
const lastList = 'and keep it"\n      ]';

/** What people did who wrote their first pages. */
export const newcomerMistakes: readonly Mistake[] = [
  typed(
    'a picture below another folder of pictures',
    contact,
    '"pages/contact"',
    '"/media/pages/contact.jpg"',
    {
      names: /\/media\/pages\/contact/,
      says: /write "pages\/contact"/i,
    },
  ),
  typed('yes between quotation marks', '_forms/contact.json', '"half": true', '"half": "yes"', {
    names: /"yes"|a text/,
    says: /write true without/i,
  }),
  typed('a block behind the last value of another', outbound, lastList, `${lastList}\n${block}`, {
    on: `${lastList}\n{`,
    names: /whole block .* inside of the one/i,
    says: /cut lines \d+ to \d+/i,
  }),
  typed('a block behind the buttons of another', 'privacy.json', lastButton, `${lastButton}\n    ${block}`, {
    on: `${lastButton}\n    {`,
    names: /whole block .* inside of the one/i,
    says: /cut lines \d+ to \d+/i,
  }),
  typed('a block between two paragraphs', 'privacy.json', paragraph, `${paragraph}\n${block},`, {
    on: '"cta"',
    names: /"cta"/,
    says: /cut lines 25 to 29\. paste them behind the }/i,
  }),
  typed(
    'a block between two paragraphs, without a comma',
    'privacy.json',
    paragraph,
    `${paragraph}\n${block}`,
    {
      on: `${paragraph}\n{`,
      names: /whole block .* inside of the one/i,
      says: /cut lines \d+ to \d+/i,
    },
  ),
  typed('the first two lines of a block deleted', contact, '    {\n      "type": "contact",\n', '', {
    names: /first two lines are gone/,
    says: /\{ in one line, and "type": "contact"/,
  }),
  typed('the type of a block deleted', contact, '      "type": "contact",\n', '', {
    on: '"pages/letters"\n      }\n    },\n    {',
    names: /"type" is missing/,
    says: /"type": "contact"/,
  }),
  typed(
    'a message of several lines with quotation marks',
    contact,
    'Write, chat or ring: a person answers.',
    'Hello,\n\nSir said "call us" when you can.\nRegards',
    { names: /goes on to line 17/, says: /join the lines.*type \\ before/i },
  ),
  typed(
    'a message of several lines that has lost its end',
    contact,
    'Write, chat or ring: a person answers.",',
    'Hello,\n\nSir said "call us" when you can.\nRegards',
    { names: /no closing quotation mark/, says: /type " where the text ends/i },
  ),
  ...['<-- sir wants "Call us"', '"ask Rohini"', 'note: ask', 'ask Rohini: 98000 00000'].map((note) =>
    typed(`a note: ${note}`, contact, '"kicker": "Contact",', `"kicker": "Contact", ${note}`, {
      names: /is a note/,
      says: /delete it/i,
    }),
  ),
  typed('a note before a comma', contact, '"kicker": "Contact",', '"kicker": "Contact" <-- sir: "Call us",', {
    names: /is a note/,
    says: /delete it/i,
  }),
  typed(
    'a file of the own computer without quotation marks',
    contact,
    '"pages/contact"',
    String.raw`C:\Users\Rohini\team day.jpg`,
    { names: /one computer alone/, says: /pages-json\/_media\/team-day/ },
  ),
  typed(
    'a picture of _media on the own computer',
    contact,
    '"pages/contact"',
    String.raw`"C:\site\pages-json\_media\pages\contact.svg"`,
    { names: /one computer alone/, says: /write "pages\/contact"/i },
  ),
  typed('a letter apart behind a text', contact, '"kicker": "Contact"', '"kicker": "Contact" d', {
    names: /d stands outside/,
    says: /delete the d/i,
  }),
  typed(
    'the line that opens a list, and the comma before it',
    'privacy.json',
    'no tracking",\n      "text": [\n',
    'no tracking"\n',
    { on: 'no tracking"', amount: 2, names: /comma is missing/, says: /type a comma/i },
  ),
  typed(
    'a second list without a comma, and too much for one',
    contact,
    '"to": "tel:{contact.phone}" }\n      ]',
    '"to": "tel:{contact.phone}" }\n      ]\n      [{ "label": "Questions", "to": "/faqs" }]',
    { on: ']\n      [', names: /second list/, says: /at most 3 fit, so delete 1/i },
  ),
  typed(
    'what somebody is, by another name',
    'index.json',
    '"position": "HR manager"',
    '"designation": "HR manager"',
    {
      names: /"designation"/,
      says: /Did you mean "position"/,
    },
  ),
  typed(
    'the day and the time of a message in one line',
    'index.json',
    '"text": "We ordered',
    '"text": "[24/11/26, 9:41 pm] Rohini: We ordered',
    { names: /24\/11\/26, 9:41 pm/, says: /take it out/i },
  ),
  typed(
    'a message in lines and with stars where a text has no formatting',
    'index.json',
    '"text": "We ordered a motivational speaker',
    '"text": "[24/11/26, 9:41 pm] Rohini: We *ordered*\na motivational speaker',
    { names: /goes on to line/, says: /without formatting, so take the stars out too/ },
  ),
  typed('a sign and a tab before a line', 'privacy.json', '"text": [\n        "', '"text": [\n        "•\t', {
    names: /tab/,
    says: /hyphen and a space/,
  }),
  typed(
    'a figure that a text still has after the settings',
    'faqs.json',
    '500+ speaking events',
    '400+ speaking events',
    { names: /"400\+ Speaking Events"/, says: /Write "500\+" here/ },
  ),
  typed(
    'the face of another client',
    'index.json',
    '"src": "voices/harpreet-gill"',
    '"src": "voices/suman-oraon"',
    { names: /voices\/suman-oraon/, says: /picture of its own/ },
  ),
  typed(
    'the picture of another article',
    'blog/building-resilience.json',
    '"src": "blog/building-resilience"',
    '"src": "blog/the-bad-apple-effect"',
    { names: /the-bad-apple-effect\.json/, says: /picture of its own/ },
  ),
  typed('a placeholder by its last word', 'privacy.json', '{contact.email}', '{email}', {
    names: /\{email\}/,
    says: /\{contact\.email\}/,
  }),
];
