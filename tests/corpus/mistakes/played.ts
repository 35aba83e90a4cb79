import { put, typed, type Mistake } from '../mistake';

const [training, contact, privacy] = ['trainings.json', 'contact.json', 'privacy.json'];
const books = '_collections/books.json';
const aBook =
  '{ "title": "Tea Break", "text": "What is said before the bell and never after it, in forty short pieces.", "cover": { "src": "videos/tea-and-five-minutes", "alt": "A glass of tea on a register." }, "amazonLink": "https://www.amazon.in/dp/0000000009", "lang": "en", "testimonials": [{ "quote": "I lent it to my trainee, and it came back.", "author": "Stores officer, Sinnar" }] }';
const retail = 'industry/retail-and-fmcg.json';
const lastTopic = '"Making a floor supervisor out of a good seller"\n      ]\n';
const picture =
  '      "image": {\n        "src": "pages/privacy",\n        "alt": "By night a watchman with a staff and a lantern stands beside a great locked chest, his dog before it."\n      }\n';

/** What was found when the mistakes of people at their desks were played through. */
export const playedMistakes: readonly Mistake[] = [
  typed('a word twice in a list of words', training, '["tea", "boss",', '["tea", "boss", "tea",', {
    names: /"tea"/,
    says: /delete this one/i,
  }),
  typed(
    'a second list of a name, without a comma before it',
    retail,
    lastTopic,
    `${lastTopic}      "topics": [\n        "Counting the till twice",\n        "Closing time"\n      ],\n`,
    {
      on: '\n      ]\n      "topics":',
      names: /"topics" stands twice/,
      says: /lines \d+ to \d+ or lines \d+ to \d+/,
    },
  ),
  typed('a picture pasted twice into its block', privacy, picture, picture + picture, {
    names: /"image" stands twice/,
    says: /delete lines 19 to 22/i,
  }),
  typed(
    'two lines pasted twice',
    contact,
    '      "tagline"',
    '      "kicker": "Contact",\n      "heading": "Contact the team",\n      "tagline"',
    { names: /"kicker" and 1 more/, says: /delete lines 14 to 15/i },
  ),
  typed('a [ typed once more below the one of a list', contact, '"items": [\n', '"items": [\n        [\n', {
    names: /This \[/,
    says: /delete it/i,
  }),
  typed('a [ typed once more behind the one of a list', privacy, '"text": [', '"text": [ [', {
    names: /This \[/,
    says: /delete it/i,
  }),
  typed(
    'texts pasted into a list with their brackets',
    privacy,
    '"text": [\n',
    '"text": [\n        ["A new line", "Another new line"],\n',
    { names: /brackets of their own/, says: /take this \[ away, and its \]/i },
  ),
  typed(
    'a chat whose first line lacks its quotation mark',
    privacy,
    '"text": [\n',
    '"text": [\n        Rekha: hello, what do you keep?\n        Sunil: the name and the number\n        Rekha: good",\n',
    { names: /line 26.*lacks the quotation mark before/s, says: /type " before it, and join its lines/i },
  ),
  put(
    'a note above a page',
    contact,
    (texts) => `NOTE: "Contact" is not final\n${texts.get(contact) ?? ''}`,
    {
      on: 'NOTE: "Contact" is not final',
      names: /starts with NOTE/,
      says: /delete line 1\b/i,
    },
  ),
  put(
    'a book behind the end of its list, with an end of its own',
    books,
    (texts) => (texts.get(books) ?? '').replace(/\n\}\s*$/, `\n${aBook}\n]\n}\n`),
    { on: '    }\n  ]', names: /another entry follows/, says: /delete it/i },
  ),
  put(
    'a book in brackets behind the end of its list',
    books,
    (texts) => (texts.get(books) ?? '').replace(/\n\}\s*$/, `\n[${aBook}]\n}\n`),
    {
      on: '    }\n  ]\n[',
      names: /second list/,
      says: /make one list of both/i,
    },
  ),
  typed(
    'a note with a hyphen in a list of texts',
    privacy,
    '"text": [\n',
    '"text": [\n        - ask Meena about this\n',
    {
      names: /ask Meena/,
      says: /note of your own, delete the line.*between quotation marks/i,
    },
  ),
  typed(
    'a note with a hyphen behind the last text',
    retail,
    lastTopic,
    lastTopic.replace('\n', '\n        - ask Meena about this\n'),
    {
      names: /ask Meena/,
      says: /note of your own, delete the line/i,
    },
  ),
  ...[
    'Note to self: check the price',
    'TODO check the price',
    'check the price',
    'Note: "the team" or us?',
  ].map((note) =>
    typed(
      `a line between two properties: ${note}`,
      contact,
      '      "tagline"',
      `      ${note}\n      "tagline"`,
      {
        names: /note/,
        says: /delete line 14/i,
      },
    ),
  ),
  typed(
    'a block pasted right behind the { of another one',
    contact,
    '    {\n      "type": "contact",',
    '    {\n    {\n      "type": "prose",\n      "text": "Ring the bell twice."\n    },\n      "type": "contact",',
    {
      on: '    {\n    {',
      names: /inside of the one that begins in line 84/,
      says: /delete the \{ in line 84, and type a \{ .* above line 89/i,
    },
  ),
  typed(
    'the type of a block of an article deleted',
    'blog/building-resilience.json',
    '      "type": "prose",\n      "heading": "Ask how',
    '      "heading": "Ask how',
    {
      on: '    },\n    {\n      "heading": "Ask how'.slice(0, 12),
      names: /"type" is missing/,
      says: /with "prose" or "goal"/,
    },
  ),
  typed(
    'the words of a template, whose mark is gone',
    contact,
    '"Write, chat or ring: a person answers."',
    '"The promise of this page in one line."',
    { names: /words of a template/, says: /write/i },
  ),
  typed('a telephone number in the digits of Hindi', '_site.json', '"+91 98000 00000"', '"+९१ ९८००० ०००००"', {
    names: /digits of Hindi/,
    says: /"\+91 98000 00000"/,
  }),
  typed('two texts behind one name', contact, '"kicker": "Contact"', '"kicker": "Contact" "Reach"', {
    names: /2 of them/,
    says: /make one text of them/i,
  }),
  typed('a round bracket for that of a list', contact, '"actions": [', '"actions": (', {
    names: /between \[ and \]/,
    says: /type \[ here/i,
  }),
  typed('a day without quotation marks', 'blog/building-resilience.json', '"2026-08-05"', '2026-08-05', {
    names: /a day stands here/i,
    says: /"date": "2026-08-05"/,
  }),
  typed(
    'a line of a messenger in a list of texts',
    privacy,
    '"text": [\n',
    '"text": [\n        12/03/26, 9:14 pm - Sunita: please add this line\n',
    { names: /12\/03\/26/, says: /note of your own, delete the line/i },
  ),
  typed(
    'a mail that is quoted in a list of texts',
    privacy,
    '"text": [\n',
    '"text": [\n        > On 12 Oct 2026, Rahul wrote:\n        > Please say "resilient" and not strong.\n',
    {
      names: /> stands before these lines/,
      says: /quoted mail, delete lines 24 to 25.*"Please say \\"resilient\\" and not strong\.",$/s,
    },
  ),
  typed(
    'an entry with a bullet and a tab, as a word processor has it',
    retail,
    '"topics": [\n',
    '"topics": [\n        •\tHandling “peak hour” queues\n',
    { names: /Handling “peak hour” queues/, says: /: "Handling “peak hour” queues",$/ },
  ),
  typed(
    'an entry with a bullet and a quotation',
    retail,
    '"topics": [\n',
    '"topics": [\n        • Handling "peak hour" queues\n',
    { names: /Handling "peak hour" queues/, says: /: "Handling \\"peak hour\\" queues",$/ },
  ),
  typed(
    'a row of a spreadsheet in a list of texts',
    retail,
    '"topics": [\n',
    '"topics": [\n        Gate agents\tShouting passengers\n',
    { names: /Gate agents/, says: /"Gate agents Shouting passengers",$/ },
  ),
  typed(
    'an entry with a hyphen and a quotation, without its opening mark',
    privacy,
    '"text": [\n',
    '"text": [\n        - “They never listen” is a wall. “What did they hear” is a beginning.",\n',
    { names: /lacks the quotation mark before it/, says: /type " where it begins, right before - “They$/im },
  ),
  typed(
    'a long text without its marks',
    contact,
    '"Write, chat or ring: a person answers."',
    'Write, chat or ring: a person answers, and does so on the day on which you wrote.',
    {
      names: /without quotation marks/,
      says: /type " where it begins, right before Write, and " where it ends, right behind wrote\.$/im,
    },
  ),
  typed(
    'several entries of a list in one pair of quotation marks',
    retail,
    '"topics": [\n',
    '"topics": [\n        "Minutes that fit on half a page\nExplaining a delay\nWriting a message that is read",\n',
    {
      names: /goes on to line \d+/,
      says: /each line is an entry of its own, put each in quotation marks/,
    },
  ),
  typed(
    'messages with their times and names in a property',
    contact,
    '"heading": "Contact the team"',
    '"heading": "[12/10/26, 10:42:15 am] Imran Shaikh: My boys note\n[12/10/26, 10:43:20 am] Imran Shaikh: Such a small thing"',
    { names: /goes on to line 14/, says: /take the days, times and names out.*join the lines/i },
  ),
  typed('a quotation mark before the bracket of a list', contact, '"actions": [', '"actions": "[', {
    names: /quotation mark too many/,
    says: /delete it/i,
  }),
  put(
    'another page below a page',
    privacy,
    (texts) => `${texts.get(privacy) ?? ''}${texts.get('books.json') ?? ''}`,
    {
      on: '  ]\n}\n{',
      names: /document has ended/,
      says: /a file of its own/i,
    },
  ),
  typed('the name of a property in Hindi', contact, '"heading": "Contact the', '"शीर्षक": "Contact the', {
    names: /शीर्षक/,
    says: /"heading"/,
  }),
  typed('the number of WhatsApp as it is read', '_site.json', '"919800000000"', '"+91 98000 00000"', {
    names: /\+91 98000 00000/,
    says: /"919800000000"/,
  }),
];
