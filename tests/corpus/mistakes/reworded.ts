import { typed, type Mistake } from '../mistake';

const topics = '_collections/chatTopics.json';
const [teams, now] = ['signature-programs/team-building-excellence', 'signature-programs/teams-that-hold'];

/** What a renamed page and its links are when some words of them are others too. */
const renameTeams = (texts: Map<string, string>, write: (text: string, path: string) => string): void => {
  const moved = [...texts].map(([path, text]) => {
    const to = path === `${teams}.json` ? `${now}.json` : path;
    return [
      path,
      to,
      write(text.replaceAll(`"/${teams}"`, `"/${now}"`).replaceAll(`(/${teams})`, `(/${now})`), to),
    ] as const;
  });
  for (const [path, to, text] of moved) {
    if (path !== to) texts.delete(path);
    texts.set(to, text);
  }
};

const withAlias = (text: string): string =>
  text.replace('"ground":', `"aliases": ["/${teams}"],\n  "ground":`);
const [oldName, newName] = ['Team Building Excellence', 'Teams That Hold'];

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
  {
    name: 'a topic of the chat copied with its keywords, and nothing else left of it',
    file: topics,
    make: (texts) => {
      const text = texts.get(topics) ?? '';
      const [topic = ''] =
        /    \{\n      "question": "Sales team training\?"[^]*?\n    \},\n/.exec(text) ?? [];
      const copy = topic
        .replace('"Sales team training?"', '"Can my nephew become his driver?"')
        .replace(/"answer": \[[^]*?\n      \]/, '"answer": "He likes to walk."');
      texts.set(
        topics,
        text.replace(topic, () => topic + copy),
      );
    },
    on: '"question": "Can my nephew become his driver?",\n      "keywords"',
    names: /All of these keywords stand in the topic "Sales team training\?" too/,
    says: /words by which visitors ask for this topic/,
  },
  {
    name: 'a renamed page with a new title, which its links do not say yet',
    file: '_collections/programs.json',
    make: (texts) =>
      renameTeams(texts, (text, path) =>
        path === `${now}.json`
          ? withAlias(text).replace(`"title": "${oldName}"`, `"title": "${newName}"`)
          : text,
      ),
    on: `"title": "${oldName}"`,
    names: /"Team Building Excellence" is what the old address/,
    says: /"Teams That Hold"/,
    amount: 9,
  },
  {
    name: 'a renamed page with new words on its links, and its old title',
    file: `${now}.json`,
    make: (texts) =>
      renameTeams(texts, (text, path) =>
        path === `${now}.json` ? withAlias(text) : text.replaceAll(oldName, newName),
      ),
    on: `"title": "${oldName}"`,
    names: /This title is that of the old address/,
    says: /Write "Teams That Hold" here/,
  },
  {
    name: 'an option of the chat with another name, which only one of its buttons has',
    file: topics,
    make: (texts) => {
      const words = texts.get('_chat.json') ?? '';
      const label = '{ "label": "Book a session", "does"';
      const button =
        '"quickReplies": ["Which signature programs exist?", "Cities he travels to?", "Book a session"]';
      texts.set(
        '_chat.json',
        words
          .replace(label, label.replace('session', 'talk'))
          .replace(button, button.replace('session', 'talk'))
          .replace(
            '"defaultOptions": ["Ask another question", "Book a session"]',
            '"defaultOptions": ["Ask another question", "Book a talk"]',
          ),
      );
    },
    on: '"English, Hindi or Marathi?", "Book a session"',
    names: /"Book a session" is none of the "options"/,
    says: /"Book a talk" is its new name/,
    amount: 5,
  },
];
