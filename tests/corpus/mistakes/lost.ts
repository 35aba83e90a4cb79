import { typed, type Expected, type Mistake } from '../mistake';

const [contact, privacy, resilience, topics, books] = [
  'contact.json',
  'privacy.json',
  'blog/building-resilience.json',
  '_collections/chatTopics.json',
  '_collections/books.json',
];

/** Lines are gone: from the one in which `from` begins to the one in which the next `to` ends. */
function gone(name: string, file: string, from: string, to: string, expected: Expected): Mistake {
  const make = (texts: Map<string, string>): void => {
    const text = texts.get(file) ?? '';
    const at = text.indexOf(from);
    const end = text.indexOf(to, at) + to.length;
    if (at < 0 || end < at) throw new Error(`"${from}" to "${to}" does not stand in ${file}.`);
    texts.set(file, text.slice(0, text.lastIndexOf('\n', at) + 1) + text.slice(text.indexOf('\n', end) + 1));
  };
  return { name, file, make, ...expected };
}

/** Lines that were cut out with too much or too little, or stand in another order. */
export const lostMistakes: readonly Mistake[] = [
  gone(
    'the first lines of a block',
    privacy,
    '{\n      "type": "prose",\n      "heading": "Watching',
    '"text": [',
    { names: /first lines are gone/, says: /older copy.*: { "type": …, "heading": …, "text": \[$/ },
  ),
  gone(
    'the first lines of a block of an article',
    resilience,
    '{\n      "type": "prose",\n      "heading": "Ask how',
    '"text": [',
    { names: /first lines are gone/, says: /older copy.*: { "type": …, "text": \[$/ },
  ),
  gone(
    'the first lines of a topic of the chat',
    topics,
    '{\n      "question": "His professional',
    '"keywords": [',
    { names: /first lines are gone/, says: /older copy.*type them again above this line/ },
  ),
  gone('the last half of a block with the first half of the next', privacy, '"image": {', '"text": [', {
    names: /lines seem to be gone/,
    says: /from an older copy/,
  }),
  typed(
    'two lines with closing brackets in the wrong order',
    contact,
    '      ]\n    }\n  ]\n}',
    '    }\n      ]\n  ]\n}',
    { names: /wrong order/, says: /write line 114 as \] and line 115 as \}$/i },
  ),
  typed(
    'two closing brackets in the wrong order, with a comma behind them',
    contact,
    '      ]\n    },\n    {\n      "type": "enq',
    '      },\n    ]\n    {\n      "type": "enq',
    { names: /wrong order/, says: /as \] and line \d+ as \},$/i },
  ),
  gone('the last lines of an entry', contact, '"to": "/faqs",', '        },', {
    on: 'how pricing works.",',
    names: /{ of line 100/,
    says: /older copy.*type } and a comma in place of the comma/i,
  }),
  gone('the last lines of a block', privacy, '"Links to LinkedIn', '    },', {
    on: 'where its own rules apply.",\n        "",',
    names: /\[ of line 32 and the { of line 29/,
    says: /older copy.*type \] and then } and a comma in place of the comma/i,
  }),
  gone('the last lines of a book', books, '"quote": "No chapter', '\n    },', {
    on: 'Stores officer, Sinnar"\n        },\n        {',
    names: /{ of line 19, the \[ of line 14 and the { of line 5/,
    says: /type } and then \] and then } and a comma after this.*older copy/i,
  }),
  gone('the middle of two entries, which are one now', 'index.json', '"rating": 5', '"name": "Anushka Rao"', {
    on: '"Wainganga Castings",\n          "position"',
    names: /"position" stands twice/,
    says: /lines are gone above this one: take them from an older copy/,
  }),
  typed(
    'a property twice, in an object that is no entry',
    '_site.json',
    '"reply": "Reply within 24 hours"',
    '"reply": "Reply within 24 hours",\n    "phone": "+91 98000 00009"',
    {
      on: '24 hours",\n    "phone"',
      names: /"phone" stands twice/,
      says: /^keep the right one and delete the other, line 22 or line 27/im,
    },
  ),
  typed(
    'a block pasted into a full list of buttons',
    contact,
    '"actions": [\n',
    '"actions": [\n    {\n      "type": "contact",\n      "heading": "More ways to reach us"\n    },\n',
    { on: '"actions": [\n    {\n      "type"', names: /the block "contact"/, says: /cut lines 21 to 24/i },
  ),
  {
    name: 'a block between the lines of a comment as in HTML',
    file: contact,
    make: (texts) => {
      const [before = '', own = '', ...rest] = (texts.get(contact) ?? '').split(/(?<=\},\n)(?= {4}\{\n)/);
      texts.set(contact, `${before}    <!-- old version\n${own}    -->\n${rest.join('')}`);
    },
    on: '-->',
    names: /comment/,
    says: /^delete it\.$/im,
    amount: 2,
  },
];
