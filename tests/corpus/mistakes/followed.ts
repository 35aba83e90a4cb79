import { typed, type Mistake } from '../mistake';

const points =
  '[\n        "Motivational Speaker and TEDx Speaker",\n        "Certified Corporate and Leadership Coach",\n        "Published Author",\n        "Entrepreneur"\n      ]';

/** What is mended by following the advice to the letter, so that has to be whole. */
export const followedMistakes: readonly Mistake[] = [
  typed('the entries of a list as one text', 'index.json', points, '"Motivational Speaker, Coach, Author"', {
    names: /a text, but a list/,
    says: /\["Motivational Speaker", "Coach", "Author"\]/,
  }),
  ...['/FAQs.html', '/faq.html', '/faqs.json', '/pages-json/faqs.json', 'pages-json/faqs.json'].map((to) =>
    typed(`a page by the name of a file: ${to}`, 'contact.json', '"to": "/faqs"', `"to": "${to}"`, {
      names: new RegExp(to),
      says: /did you mean "\/faqs"\?/i,
    }),
  ),
];
