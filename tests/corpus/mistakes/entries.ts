import { typed, type Mistake } from '../mistake';

const card =
  '{ "icon": "tent", "title": "Outbound Training", "text": "Two days in the hills that a team remembers.", "to": "/signature-programs/outbound-training" }';
const question =
  '{ "question": "How long is a talk?", "answer": "Forty-five minutes, and then your questions." }';
const actions = '"actions": [\n';

/** Entries that were pasted into a list of others, or without what makes them entries. */
export const entryMistakes: readonly Mistake[] = [
  typed('a card among buttons', 'index.json', actions, `${actions}        ${card},\n`, {
    names: /looks like an entry of a block "cards"/,
    says: /list "items" of a block "cards": \{ "type": "cards", "heading": "…", "items": \[ … \] \}/,
  }),
  typed(
    'a card among buttons, on a page with cards',
    'contact.json',
    actions,
    `${actions}        ${card},\n`,
    {
      names: /looks like an entry of a block "cards"/,
      says: /list "items" that begins in line 93\. Move this one, in line 21, there/,
    },
  ),
  typed('a question among figures', 'index.json', '"figures": [\n', `"figures": [\n        ${question},\n`, {
    names: /looks like an entry of a block "faq"/,
    says: /list "questions" of a block "faq"/,
  }),
  typed(
    'two names that mean the same in a button',
    'contact.json',
    '{ "label": "Read the FAQs", "to": "/faqs" }',
    '{ "labell": "Read the FAQs", "caption": "FAQs", "to": "/faqs" }',
    { amount: 2, names: /"labell" is not known/, says: /Did you mean "label"/ },
  ),
  typed(
    'names without quotation marks in a list of names',
    'about.json',
    '        "Aravalli Copper',
    '        Tata Motors\n        Bharat Forge Ltd\n        Thermax\n        "Aravalli Copper',
    {
      names: /without quotation marks/,
      says: /^Put each of lines 174 to 176 between.*delete them.*: "Tata Motors", "Bharat Forge Ltd", "Thermax",$/m,
    },
  ),
];
