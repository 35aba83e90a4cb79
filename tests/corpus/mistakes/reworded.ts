import { typed, type Mistake } from '../mistake';

const topics = '_collections/chatTopics.json';
const [outbound, renamed] = [
  'signature-programs/outbound-training.json',
  'signature-programs/Outdoor Days 2.json',
];

/** What still names what has other words, or another name, by now. */
export const rewordedMistakes: readonly Mistake[] = [
  typed(
    'a question of the chat with other words, whose button keeps the old ones',
    topics,
    '"question": "Sales team training?"',
    '"question": "What do you teach sellers?"',
    {
      names: /Sales team training\?/,
      says: /"What do you teach sellers\?"/,
      on: '"Sales team training?", "Explore trainings"]',
    },
  ),
  typed(
    'a button of the chat that leads to its own topic',
    topics,
    '"followUp": ["English, Hindi or Marathi?", "How do we plan an event?"]',
    '"followUp": ["English, Hindi or Marathi?", "Cities he travels to?"]',
    { names: /the answer again/, says: /another topic/ },
  ),
  typed(
    'a button of the chat with words that fit many topics',
    topics,
    '"followUp": ["Is his training unique?", "Any notable clients?"]',
    '"followUp": ["Tell me about his programs", "Any notable clients?", "Is his training unique?"]',
    { names: /answers it/, says: /word for word/ },
  ),
  {
    name: 'a page whose file got a name with spaces, and another one',
    file: renamed,
    make: (texts) => {
      texts.set(renamed, texts.get(outbound) ?? '');
      texts.delete(outbound);
    },
    on: '{',
    names: /15 links lead to "\/signature-programs\/outbound-training"/,
    says: /Make it signature-programs\/outbound-training\.json again/,
  },
  typed(
    'a day whose month stands last',
    'blog/building-resilience.json',
    '"date": "2026-08-05"',
    '"date": "2026-31-08"',
    { names: /2026-31-08/, says: /"2026-08-31"/ },
  ),
  typed(
    'several lines as one entry of a list',
    'about.json',
    '"Aravalli Copper Switchgear",',
    '"Aravalli Copper Switchgear\n- Konkan Salt Works\n- Deccan Loom House",',
    { names: /goes on to line/, says: /put each in quotation marks/, on: 'Aravalli Copper Switchgear' },
  ),
];
