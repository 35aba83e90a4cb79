import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// Twenty ordinary edits in a copy of the shipped pages, whose folder is named: after them only tests/shipped may be red,
// and the check may report only what its author would want to know.

interface Entry {
  [name: string]: unknown;
  text?: unknown;
  sample?: boolean;
}

interface Block extends Entry {
  type: string;
  heading: string;
  text: string[];
  items: Entry[];
  images: { src: string; alt: string }[];
  names: string[];
  actions: { label: string; to: string }[];
  categories: { questions: { question: string; answer: string }[] }[];
}

interface Page {
  title: string;
  article?: Entry;
  seo: { title: string; description: string };
  blocks: Block[];
}

interface Settings {
  owner: { name: string; shortName: string };
  contact: { phone: string };
  navigation: { items: { label: string; menu?: { label: string; to: string }[] }[] };
}

const [folder = ''] = process.argv.slice(2);
if (folder === '')
  throw new Error('Name the folder with the copy: npx tsx tests/shipped/twenty-edits.ts DIR');

/** Reads a document, changes it and writes it. */
function edit(path: string, change: (document: unknown) => void): void {
  const file = join(folder, path);
  const document = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  change(document);
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}

const editPage = (path: string, change: (page: Page) => void): void =>
  edit(path, (document) => change(document as Page));
const editList = (name: string, change: (entries: Entry[]) => void): void =>
  edit(`_collections/${name}.json`, (document) => change((document as { items: Entry[] }).items));

/** The first block of a type on a page. */
function first({ blocks }: Page, type: string): Block {
  const found = blocks.find((block) => block.type === type);
  if (found === undefined) throw new Error(`There is no ${type} on "${blocks[0]?.heading}".`);
  return found;
}

/** Five hundred words, no two sentences alike. */
function paragraph(): string {
  const who = [
    'The foreman',
    'A trainee',
    'Our planner',
    'The buyer',
    'One driver',
    'Her deputy',
    'The cashier',
  ];
  const does = [
    'writes down',
    'asks about',
    'explains',
    'checks',
    'forgets',
    'sketches',
    'counts',
    'praises',
  ];
  const what = ['the open order', 'a late lorry', 'the new rota', 'an old promise', 'the broken seal'];
  const when = [
    'before tea',
    'after lunch',
    'on Monday',
    'at closing time',
    'while it rains',
    'by noon',
    'again',
  ];
  const pick = (list: string[], at: number): string => list[at % list.length] ?? '';
  const sentences = Array.from(
    { length: 70 },
    (_, at) => `${pick(who, at)} ${pick(does, at)} ${pick(what, at)} ${pick(when, at + Math.floor(at / 7))}.`,
  );
  return sentences.join(' ');
}

/** A photograph takes the place of a drawing. */
async function photographFor(picture: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#964020', noise } as const;
  await sharp({ create })
    .jpeg()
    .toFile(join(folder, `_media/${picture}.jpg`));
  rmSync(join(folder, `_media/${picture}.svg`));
}

const newPicture = 'blog/the-bad-apple-effect';
const article = (page: Page): void => {
  page.title = 'Two Minutes Before the Meeting';
  page.article = {
    ...page.article,
    date: '2025-10-02',
    excerpt: 'What happens at the door decides more than the agenda does.',
  };
  page.seo = {
    title: 'Two Minutes Before the Meeting',
    description:
      'Why the talk at the door decides more than the agenda, and what to do with these two minutes.',
  };
  page.blocks = page.blocks.slice(0, 1);
  first(page, 'prose').text = [
    'Nobody looks at the clock at the door.',
    '',
    'That is why people speak freely there.',
  ];
};

// 1 A paragraph of five hundred words.
editPage('motivational-speaking.json', (page) => first(page, 'prose').text.push('', paragraph()));
// 2 A testimonial, and 3 another heading above them.
editPage('index.json', (page) => {
  const block = first(page, 'testimonials');
  block.items.push({
    ...block.items[0],
    name: 'Farida Contractor',
    text: 'We still quote him in the canteen.',
  });
  block.heading = 'Heard after a session';
});
// 4 A question, and 5 another answer.
editPage('faqs.json', (page) => {
  const [category] = first(page, 'faq').categories;
  category?.questions.push({
    question: 'May we record the talk?',
    answer: 'Yes, for your own people. Tell us a day before, so that the microphone fits.',
  });
  if (category?.questions[0]) category.questions[0].answer = 'He speaks, he trains, and he listens first.';
});
// 6 An article.
writeFileSync(
  join(folder, 'blog/two-minutes-before-the-meeting.json'),
  readFileSync(join(folder, `${newPicture}.json`)),
);
editPage('blog/two-minutes-before-the-meeting.json', article);
// 7 A photograph in the place of a drawing.
editPage('signature-programs/outbound-training.json', (page) => {
  // 8 One picture of a gallery fewer.
  first(page, 'gallery').images.pop();
  // 9 Two blocks in another order.
  const [one, other] = [
    page.blocks.indexOf(first(page, 'outcomes')),
    page.blocks.indexOf(first(page, 'durations')),
  ];
  page.blocks.splice(other, 1, ...page.blocks.splice(one, 1, page.blocks[other] as Block));
});
await photographFor('retail-and-fmcg/shutter-up');
editPage('industry/retail-and-fmcg.json', (page) => {
  // 10 A long alternative text.
  const [picture] = first(page, 'gallery').images;
  if (picture)
    picture.alt =
      'Early light falls on a street of eight shops. Seven shutters are still down; at the eighth a woman in a blue sari and a man with rolled-up sleeves push together, and a yellow strip lights the step, a sleeping dog and two crates of milk.';
});
edit('_site.json', (document) => {
  const settings = document as Settings;
  // 11 Another phone number, and 12 another name.
  settings.contact.phone = '+91 98200 12345';
  Object.assign(settings.owner, { name: 'Asha Deshpande', shortName: 'Asha' });
  // 13 A page in a menu,
  settings.navigation.items
    .find(({ label }) => label === 'By Industry')
    ?.menu?.push({ label: 'Aviation', to: '/industry/aviation' });
});
writeFileSync(
  join(folder, 'industry/aviation.json'),
  readFileSync(join(folder, 'industry/retail-and-fmcg.json')),
);
editPage('industry/aviation.json', (page) => {
  page.title = 'Aviation';
  page.seo = {
    title: 'Training for Airports and Airlines',
    description:
      'For those who load, check in, clean and fly: one day about handovers, with a ramp outside the window.',
  };
  const hero = first(page, 'hero');
  page.blocks = [
    { type: 'hero', heading: 'Calm at the Gate', actions: hero.actions } as Block,
    {
      type: 'prose',
      heading: 'What we practise',
      text: ['The handover between ramp and gate, in both directions.'],
    } as Block,
  ];
});
// 14 and in a list.
editList('industries', (entries) => {
  entries.push({
    ...entries[0],
    title: 'Aviation',
    text: 'Between ramp and gate.',
    to: '/industry/aviation',
  });
});
// 15 One more video.
editList('videos', (entries) => {
  entries.push({
    ...entries[0],
    id: 'sampleHI099',
    title: 'Ek Chai Aur Do Sawaal',
    text: 'Two questions over tea.',
  });
});
// 16 A renamed button, and 17 an emptied optional field.
editPage('contact.json', (page) => {
  const hero = first(page, 'hero');
  if (hero.actions[0]) hero.actions[0].label = 'Write to our team';
  delete hero['kicker'];
});
// 18 A new client.
editPage('about.json', (page) => first(page, 'names').names.push('Zuari Weavers'));
// 19 Another title.
editPage('books.json', (page) => {
  page.seo.title = 'Books to Read on a Night Train';
});
// 20 Another description for search engines.
editPage('trainings.json', (page) => {
  page.seo.description = 'Ten shelves of topics. Take one down, and we make a day of it for your people.';
});
