import { put, typed, typedAll, type Mistake } from '../mistake';

const hills = 'signature-programs/outbound-training.json';
const apple = 'blog/the-bad-apple-effect.json';

/** The words of an article's card. */
const excerptOf = (text = ''): string => /"excerpt": "(.*)"/.exec(text)?.[0] ?? '';

/** What was copied, moved or counted, and then left as it was. */
export const halfDoneMistakes: readonly Mistake[] = [
  typedAll(
    'two pictures that have changed places',
    hills,
    [
      ['"src": "outbound-training/raft"', '"src": "outbound-training/x"'],
      ['"src": "outbound-training/trust-fall"', '"src": "outbound-training/raft"'],
      ['"src": "outbound-training/x"', '"src": "outbound-training/trust-fall"'],
    ],
    {
      names: /"outbound-training\/trust-fall" stands with words/,
      says: /write "outbound-training\/raft" here/,
    },
  ),
  typed(
    'a sentence whose end was taken out',
    '_forms/get-in-touch.json',
    'writes back within 24 hours. Urgent? Ring {contact.phone}."',
    'writes back within 24 hours,"',
    { names: /hours,/, says: /Write the rest/ },
  ),
  typed(
    'a button that calls a mail address',
    'contact.json',
    '"tel:{contact.phone}"',
    '"tel:{contact.email}"',
    {
      names: /"tel:\{contact\.email\}"/,
      says: /"tel:\{contact\.phone\}"/,
    },
  ),
  typed('fewer cards than the line above them says', 'index.json', '"first": 4', '"first": 3', {
    on: '"intro": "One speech for all',
    names: /Four of our fields/,
    says: /"Three of our fields"/,
  }),
  typed(
    'days that run backwards',
    'contact.json',
    'and never a ticket',
    'from 18 to 6 January, and never a ticket',
    {
      names: /18 to 6 January/,
      says: /Correct a day/,
    },
  ),
  typed(
    'the map of another place',
    '_site.json',
    'query=Connaught+Place+New+Delhi+110001"',
    'query=Senapati+Bapat+Road+Pune+411016"',
    { names: /Senapati/, says: /line/ },
  ),
  typed(
    'a question copied with its answer',
    'faqs.json',
    '"answer": "Mostly companies and their HR or learning teams, but by no means only they. Colleges write to us, and so do government departments, defence units, franchise networks and event organisers. Now and then it is one worried owner with nine employees. If you have people and something between them is stuck, you belong to the usual callers."',
    '"answer": "He speaks to large halls, trains small groups and coaches leaders one to one. The subject is always how people behave towards each other at work: who asks, who stays silent, who takes offence and who follows. The pages on [speaking](/motivational-speaking) and [training](/corporate-training) show both sides of the work."',
    { names: /line 38/, says: /Delete it here, or there/ },
  ),
  put(
    'the words of the card of another article',
    apple,
    (texts) => {
      const text = texts.get(apple) ?? '';
      return text.replace(excerptOf(text), () => excerptOf(texts.get('blog/building-resilience.json')));
    },
    { names: /building-resilience/, says: /what only this article says/ },
  ),
  put(
    'a page copied with all its words',
    'journals.json',
    (texts) =>
      (texts.get('books.json') ?? '')
        .replace('"title": "Books"', '"title": "Journals"')
        .replace(/"heading": "[^"]*"/, '"heading": "Journals"')
        .replace('Books by', 'Journals by')
        .replace('Two editions of', 'Journals: two editions of'),
    { on: '"intro": ', names: /books\.json/, says: /what only this page says/ },
  ),
  typedAll(
    'a page with a new title that its menu and card do not have',
    hills,
    [
      ['"title": "Outbound Training"', '"title": "Wilderness Training"'],
      ['"heading": "Outbound Training"', '"heading": "Wilderness Training"'],
    ],
    { names: /"Outbound Training"/, says: /npm run where -- "Outbound Training"/ },
  ),
  typed('a button that leads to its own page', 'videos.json', '"to": "/marathi-videos"', '"to": "/videos"', {
    names: /"\/videos"/,
    says: /the address of the page that is meant/,
  }),
  typed(
    'the message of another page',
    'industry/it-and-software.json',
    'whatsapp:Hello, I would like to talk about training for our software teams.',
    'whatsapp:Hello, we are a hospital and would like to talk about training for our staff.',
    { names: /hospitals-and-healthcare/, says: /what a visitor of this page would say/ },
  ),
  typed(
    'a text that ends with the other mark',
    'privacy.json',
    '"tagline": "Short, because there is little to tell.",',
    '"tagline": "Short, because there is little to tell.\',',
    { names: /ends with '/, says: /Write " in place of the '/ },
  ),
];
