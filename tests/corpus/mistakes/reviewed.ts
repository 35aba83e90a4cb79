import { typed, type Mistake } from '../mistake';

const [contact, faqs, site, programs] = [
  'contact.json',
  'faqs.json',
  '_site.json',
  '_collections/programs.json',
];
const outbound = 'signature-programs/outbound-training.json';
const resilience = 'blog/building-resilience.json';
const story =
  '"I like to tell this story in a hall and ask which of the two is resilient. Most hands go up for Anil. We have all been brought up on him."';

/** What a careful reader of the pages would find. */
export const reviewedMistakes: readonly Mistake[] = [
  typed(
    'a card whose button leads to another program',
    programs,
    '"action": { "label": "Learn More", "to": "/signature-programs/outbound-training" }',
    '"action": { "label": "Learn More", "to": "/signature-programs/team-building-excellence" }',
    { names: /Team Building Excellence/, says: /"\/signature-programs\/outbound-training"/ },
  ),
  typed(
    'a link with the name of another page',
    faqs,
    '[Marathi videos](/marathi-videos)',
    '[Marathi videos](/videos)',
    {
      names: /leads to the page "Videos"/,
      says: /"\/marathi-videos"/,
    },
  ),
  typed(
    'a number on a button that rings another',
    contact,
    '"Call {contact.phone}"',
    '"Call +91 98220 12345"',
    {
      names: /another number/,
      says: /same in both/,
    },
  ),
  typed(
    'an icon and a name of another network',
    site,
    'https://www.linkedin.com/in/example-vikramsahyadri',
    'https://www.instagram.com/vikramsahyadri',
    { names: /LinkedIn/, says: /same in both/ },
  ),
  typed('a paragraph that stands twice', resilience, story, `${story},\n        "",\n        ${story}`, {
    names: /already in line/,
    says: /delete it/i,
    on: `${story},\n        "",\n        ${story}`,
  }),
  typed('a mistyped host of mail', site, 'team@vikramsahyadri.example', 'team.vikram@gmial.com', {
    names: /gmial/,
    says: /gmail\.com/,
  }),
  typed('a year that is typed', site, '© {year}', '© 2025', { names: /2025/, says: /\{year\}/ }),
  typed('a missing space', outbound, 'solve alone. Then', 'solve alone.Then', {
    names: /alone\.Then/,
    says: /"alone\. Then"/,
  }),
  typed('a space before a question mark', faqs, 'Who usually invites him?', 'Who usually invites him ?', {
    names: /him \?/,
    says: /"him\?"/,
  }),
  typed('a heading in capitals', outbound, '"Program Goal"', '"PROGRAM GOAL OF OUR OUTBOUND"', {
    names: /capitals/,
    says: /small letters/,
  }),
  typed('an image of an image', outbound, '"alt": "Four people row', '"alt": "Image of four people who row', {
    names: /Image of/,
    says: /"Four …"/,
  }),
  typed(
    'the words of another picture',
    outbound,
    'Four people row a raft of drums with a tall flag across a wide river, standing.',
    'Two teams of three lean back in a tug of war before three round hills, under bunting.',
    { names: /another picture/, says: /to be seen on "outbound-training\/raft"/ },
  ),
  typed(
    'the heading of another program',
    outbound,
    '"heading": "Outbound Training"',
    '"heading": "Team Building Excellence"',
    {
      names: /Team Building Excellence/,
      says: /its own heading/,
    },
  ),
  typed(
    'the name with a wrong letter',
    faqs,
    'Mostly companies and their HR',
    'Vikram Sahydri is invited by companies and their HR',
    {
      names: /Vikram Sahydri/,
      says: /\{owner\.name\}/,
    },
  ),
  typed('a category in two spellings', 'blog/leadership-in-remote-work.json', '"Leadership"', '"Leadrship"', {
    names: /Leadrship/,
    says: /"Leadership"/,
  }),
  typed('a number of WhatsApp without its country', contact, '"#write"', '"https://wa.me/9800000000"', {
    names: /no country/,
    says: /91/,
  }),
  typed(
    'the address of a shop alone',
    '_collections/books.json',
    'https://www.amazon.in/dp/0000000002',
    'https://www.amazon.in/',
    {
      names: /front page/,
      says: /page that is meant/,
    },
  ),
  typed(
    'an address in a text that is no link',
    outbound,
    'a rope, a river',
    'a rope (https://forms.gle/AbC), a river',
    {
      names: /https:\/\/forms\.gle\/AbC/,
      says: /\[the form\]\(https:\/\/forms\.gle\/AbC\)/,
    },
  ),
  typed('a quotation that does not end', outbound, 'says “my mistake”.', 'says “my mistake.', {
    names: /my mistake/,
    says: /Type ”/,
  }),
  typed(
    'a title misspelt in the menu',
    site,
    '"label": "Team Building Excellence"',
    '"label": "Team Building Excelence"',
    {
      names: /Excelence/,
      says: /"Team Building Excellence"/,
    },
  ),
  typed('a figure that is another one in the settings', 'index.json', '"500+"', '"600+"', {
    names: /600\+/,
    says: /"500\+"/,
  }),
  typed(
    'an option of a form twice',
    '_forms/get-in-touch.json',
    '"team-building", "label": "Team Building"',
    '"team-building", "label": "Outbound Trainings"',
    {
      names: /Outbound Trainings/,
      says: /delete one/i,
    },
  ),
  typed(
    'a note before the comma',
    outbound,
    '"heading": "Program Goal",',
    '"heading": "Program Goal" ask Rahul sir,',
    {
      names: /more words follow/,
      says: /note of your own, delete/,
    },
  ),
  typed(
    'a row gone under a heading that counts',
    'podcast-guest.json',
    '"heading": "Eight past episodes to watch"',
    '"heading": "Nine past episodes to watch"',
    { names: /Nine past episodes/, says: /"Eight past episodes"/ },
  ),
  typed(
    'a day of the week that is another one',
    'books.json',
    'Nothing is sold on this site.',
    'New on Monday, 12 September 2026.',
    {
      names: /is a Saturday/,
      says: /Saturday, 12 September 2026/,
      on: 'Monday, 12 September 2026',
    },
  ),
  typed(
    'a number in a text with a wrong digit',
    '_forms/get-in-touch.json',
    'Ring {contact.phone}.',
    'Ring +91 98000 00001.',
    {
      names: /\+91 98000 00001/,
      says: /\{contact\.phone\}/,
    },
  ),
  typed(
    'a button for the chat that rings',
    'books.json',
    '"label": "Write an e-mail"',
    '"label": "Ask on WhatsApp"',
    { names: /another way/, says: /words or the address/ },
  ),
  typed(
    'words that name another list',
    contact,
    '"label": "Read the FAQs", "to": "/faqs"',
    '"label": "Read the FAQs", "to": "/invite"',
    {
      names: /Read the FAQs/,
      says: /"\/faqs"/,
    },
  ),
  typed(
    'a note in brackets',
    'corporate-training.json',
    'Less lecture, more rehearsal.',
    'Less lecture, more rehearsal. (pls check)',
    {
      names: /pls check/,
      says: /take it out/,
      on: '(pls check)',
    },
  ),
  typed('a picture twice in a gallery', outbound, 'outbound-training/tents', 'outbound-training/trust-fall', {
    names: /outbound-training\/trust-fall/,
    says: /delete one of the two/,
  }),
  typed('a placeholder by another word', 'thank-you.json', '{contact.phone}', '{contact.mobile}', {
    names: /contact\.mobile/,
    says: /\{contact\.phone\}/,
  }),
];
