import type { Page } from 'playwright/test';

/** What a buyer asks of a page, and the words by which a sentence answers it. */
const questions = {
  what: /\b(?:talks?|keynotes?|training|trainer|speaker|program|activities|coach|videos?|articles?|guide|books?|podcast|questions|message)\b/i,
  'for whom':
    /\b(?:for|of|to|in) (?:[\w-]+,? ){0,8}?(?:companies|colleges|teams?|managers|supervisors|officers|employees|professionals|dealers|departments|hospitals|doctors|nurses|plants|banks?|stores|teachers|schools|students|people|events?|committees|engineers|staff|viewers|guests?|industries|organisers)\b|\b(?:your|new) (?:event|managers)\b|^Engineers, |^HR /i,
  where: /\b(?:Pune|Mumbai|Maharashtra|India|online|YouTube|everywhere)\b/,
  languages: /\b(?:English|Hindi|Marathi)\b/,
  'how long': /\b(?:\d+|an?|one|half)[ -](?:min(?:utes|\b)|hours?\b|days?\b|a day\b)|\bmonths\b/i,
  'cost of asking': /\bfree\b|\bcosts nothing\b/i,
} as const;

type Question = keyof typeof questions | 'next step';

/** The sentence that answers, or why the page needs none; undefined where it should and does not. */
export type Answers = Record<Question, { sentence: string } | { reason: string } | undefined>;

const article = {
  what: 'Its heading is its subject.',
  'for whom': 'Its heading and excerpt say it.',
  where: 'It is read anywhere.',
  languages: 'It is in the language it is read in.',
  'cost of asking': 'It asks for nothing.',
};
const video = { 'for whom': 'Anybody may watch.', 'how long': 'Each talk has its own length.' };

/** What pages need not answer that offer no talk or training themselves. */
const exempt: [route: RegExp, reasons: Partial<Record<Question, string>>][] = [
  [/^\/blog\/.|^\/best-/, article],
  [/^\/blog$/, { ...article, 'how long': 'Each article says how long it takes.' }],
  [/videos$/, video],
  [
    /^\/books$/,
    { where: 'They are bought online or for an event.', 'how long': 'A book is read in its own time.' },
  ],
  [/^\/contact$/, { 'how long': 'Nothing is planned yet.' }],
  [
    /^\/podcast-guest$/,
    { 'for whom': 'Who is invited is listed below.', where: 'The place is agreed later.' },
  ],
  [/^\/privacy$/, { ...article, 'how long': 'It is a notice.', 'next step': 'There is none.' }],
  [/^\/thank-you$/, { ...article, 'how long': 'It answers what was sent.' }],
];

/** Reads what a phone shows of a page in whole before anybody scrolls, and finds what answers each question. */
export async function firstScreen(page: Page, route: string): Promise<Answers> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const { texts, buttons } = await page.evaluate(shown);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+(?=[A-Z])/));
  const reasons = exempt.find(([pattern]) => pattern.test(route))?.[1] ?? {};
  const answer = (question: Question, sentence: string | undefined) => {
    const reason = reasons[question];
    if (sentence !== undefined) return { sentence };
    return reason === undefined ? undefined : { reason };
  };
  const found = Object.entries(questions).map(([question, words]) => [
    question,
    answer(
      question as Question,
      sentences.find((sentence) => words.test(sentence)),
    ),
  ]);
  return { ...Object.fromEntries(found), 'next step': answer('next step', buttons[0]) } as Answers;
}

/** Runs in the page: the texts that are seen in whole above the bar at the bottom, and the buttons, those of the bar last. */
function shown(): { texts: string[]; buttons: string[] } {
  const bar = [...document.querySelectorAll('body *')].find(
    (one) =>
      getComputedStyle(one).position === 'fixed' &&
      one.clientWidth === innerWidth &&
      one.getBoundingClientRect().top > innerHeight / 2,
  );
  const end = bar?.getBoundingClientRect().top ?? innerHeight;
  const [texts = [], buttons = []] = ['main :is(h1, h2, p, li, label, legend)', 'main a[href]'].map(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.getBoundingClientRect().width > 1 && one.getBoundingClientRect().bottom <= end)
        .map((one) => (one as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()),
  );
  const others = [...(bar?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent.trim());
  return { texts, buttons: [...buttons, ...others].filter((text) => text !== '') };
}
