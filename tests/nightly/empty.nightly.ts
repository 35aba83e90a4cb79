import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyPages } from '../../scripts/chores/empty';
import { siteAt } from '../../scripts/chores/site-at';
import { newPage } from '../../scripts/new/new-page';
import { samplesLeft } from '../../src/content/operations/clear-samples';
import { contentOf } from '../../src/content/source/source';
import { builtPages } from '../../src/content/testing/built-pages';

const own = new Map([
  ['/speaker/name', 'Asha Kulkarni'],
  ['/contact/email', 'asha@kulkarni.example'],
]);
const how = { isDryRun: false, isAgreed: true };
const pages = join(mkdtempSync(join(tmpdir(), 'vakta-empty-')), 'pages');
const said: string[] = [];
beforeAll(async () => {
  cpSync('pages-json', pages, { recursive: true });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)));
  await emptyPages(own, { pages, ...how });
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(join(pages, '..'), { recursive: true });
});

const json = (path: string): unknown => JSON.parse(readFileSync(join('pages-json', path), 'utf8'));
const titlesIn = (list: string): string[] =>
  (json(`_collections/${list}.json`) as Record<string, string>[]).flatMap(
    ({ title, name, question }) => title ?? name ?? question ?? [],
  );

/** What others say of him, and what they ask: all that stands in one list only once. */
function wordsOfOthers(path: string): string[] {
  const { blocks } = json(path) as { blocks: Record<string, Record<string, unknown>[] | undefined>[] };
  const questions = blocks.flatMap(({ categories = [] }) =>
    categories.flatMap(({ questions: asked = [] }) => asked as { question: string }[]),
  );
  const quotes = blocks.flatMap(({ type, items = [] }) =>
    String(type) === 'testimonials' ? (items as { text: string }[]) : [],
  );
  return [...questions.map(({ question }) => question), ...quotes.map(({ text }) => text)];
}

/** What tells who the invented speaker is: his name, numbers, places and figures, and all that his lists and articles are called. */
async function wordsOfTheSpeaker(): Promise<string[]> {
  const { checked } = await siteAt('pages-json');
  const settings = checked.site.settings?.value;
  if (!settings) throw new Error('The shipped site has no settings.');
  const { speaker, contact, origin, social, offices, places = [] } = settings;
  const titles = ['programs', 'industries', 'videos', 'books', 'media', 'chatTopics'].flatMap(titlesIn);
  const articles = checked.site.pages.flatMap((page) => (page.isArticle ? page.title : []));
  return [
    ...speaker.name.split(' '),
    speaker.role,
    ...(speaker.figures ?? []).flatMap(({ value, label }) => [value, label]),
    contact.phone,
    contact.email,
    contact.whatsapp,
    new URL(origin).hostname,
    'TEDx',
    ...[...offices, ...places].flatMap(({ name, address }) => [name, address]),
    ...social.flatMap(({ to }) => (to === undefined ? [] : (to.split('/').at(-1) ?? []))),
    ...[...titles, ...articles, ...['index.json', 'faqs.json'].flatMap(wordsOfOthers)].filter(
      (words) => !words.includes('{'),
    ),
  ];
}

/** All that visitors are told, but for the names of pictures. */
async function shownWords(folder: string): Promise<string> {
  const { checked } = await siteAt(folder);
  const built = builtPages(checked, { withDrafts: false, year: 2026 });
  const all = [built.site, built.settings, built.chat, built.pages.map(({ page }) => page)];
  return JSON.stringify(all).replaceAll(/"(?:src|picture|portrait|logo)":"[^"]*"/g, '');
}

const isIn = (text: string, words: string): boolean => {
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
};

describe('The shipped site, emptied', () => {
  it('is without a problem, and every page of it can be made', async () => {
    const { checked } = await siteAt(pages);
    expect(checked.problems).toEqual([]);
    const { pages: made } = builtPages(checked, { withDrafts: false, year: 2026 });
    expect(made.length).toBeGreaterThan(10);
    for (const { page, file } of made) expect([file, page.blocks[0]?.type]).toEqual([file, 'hero']);
    const home = made.find(({ page }) => page.path === '/');
    expect(home?.page.blocks.map(({ type }) => type)).not.toContain('articles');
  });

  it('tells nothing of the speaker who was there before', async () => {
    const [words, shown] = [await wordsOfTheSpeaker(), await shownWords(pages)];
    const before = await shownWords('pages-json');
    expect(words.filter((one) => isIn(before, one)).length).toBeGreaterThan(80);
    expect(words.filter((one) => isIn(shown, one))).toEqual([]);
    const { source } = await siteAt(pages);
    const texts = source.documents.map((one) => new TextDecoder().decode(contentOf(one).bytes)).join('\n');
    const name = words.slice(0, 2);
    expect(name.filter((one) => isIn(texts, one))).toEqual([]);
  });

  it('belongs to its new owner, and says what is still an example', async () => {
    const { checked } = await siteAt(pages);
    expect(checked.site.settings?.value.speaker).toMatchObject({ name: 'Asha Kulkarni', shortName: 'Asha' });
    const left = samplesLeft(checked);
    expect(left.map(({ about }) => about)).not.toContain('/speaker/name');
    expect(left.map(({ about }) => about)).toContain('/contact/phone');
    const marked = new Set(left.flatMap(({ file, about }) => (about === '' ? file : [])));
    expect(checked.site.pages.filter(({ document }) => !marked.has(document.path))).toEqual([]);
    expect(said.join('')).toContain(
      `${left.length} examples are left: npm run samples -- --pages ${pages} lists them.`,
    );
  });

  it('stays as it is when it is emptied once more, with or without its name', async () => {
    const before = (await siteAt(pages)).source.documents.map((one) => contentOf(one).bytes);
    await emptyPages(own, { pages, ...how });
    await emptyPages(new Map(), { pages, ...how });
    expect((await siteAt(pages)).source.documents.map((one) => contentOf(one).bytes)).toEqual(before);
  });

  it('gets its pages back from templates, with their entries in lists and menus', async () => {
    const at = { pages, isDryRun: false };
    const inList = { list: 'programs', menu: '' };
    await newPage({ ...at, ...inList, route: '/signature-programs/voice', like: 'program' });
    await newPage({ ...at, ...inList, route: '/signature-programs/speech', like: 'program' });
    await newPage({ ...at, route: '/blog/first', like: 'article' });
    const { checked } = await siteAt(pages);
    expect(checked.problems).toEqual([]);
    const { pages: made } = builtPages(checked, { withDrafts: false, year: 2026 });
    const home = made.find(({ page }) => page.path === '/');
    expect(home?.page.blocks.map(({ type }) => type)).toEqual(expect.arrayContaining(['cards', 'articles']));
  });
});
