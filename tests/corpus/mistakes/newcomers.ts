import { typed, type Mistake } from '../mistake';

const contact = 'contact.json';

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
  typed('yes between quotation marks', contact, '"half": true', '"half": "yes"', {
    names: /"yes"|a text/,
    says: /write true without/i,
  }),
];
