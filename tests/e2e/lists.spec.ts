import type { Locator } from 'playwright/test';
import { block } from './blocks';
import { expect, test, variantUrl } from './site';
import { classIn } from './support/class-in';

/** A link to another site, as the specification wants it. */
const newTab = 'a[target="_blank"][rel="noopener noreferrer"]';

const videoTypes = new Set([
  'Public Speaking',
  'Leadership',
  'Success Tips',
  'Goal Setting',
  'Confidence',
  'Motivation',
  'Time Management',
  'Mindset',
  'Stress Management',
  'Communication',
  'First Impression',
  'Listening Skills',
  'Interpersonal Skills',
  'Relationships',
  'Passion & Purpose',
  'Overcoming Fear',
  'Growth Mindset',
  'Creativity',
  'Work-Life Balance',
]);

const marathiTypes = [
  'Motivation',
  'Career Growth',
  'Workplace',
  'Business',
  'Life Lesson',
  'Inspiration',
  'Leadership',
  'Office Politics',
];

/** So many cards, each with a picture and a title; play and Watch Now open one video of its own on YouTube in a new tab. */
async function expectVideos(cards: Locator, count: number): Promise<void> {
  await expect(cards).toHaveCount(count);
  await expect(cards.getByRole('heading')).toHaveText(Array<RegExp>(count).fill(/\p{L}/u));
  for (const card of await cards.all()) {
    await expect(card.locator('img')).not.toHaveCount(0);
    await expect(card.locator(newTab)).toHaveText([/^Play: ./, /^Watch Now: ./]);
  }
  const addresses = await cards
    .locator(newTab)
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
  expect(new Set(addresses).size).toBe(count);
}

test('/trainings has the ten categories of the specification, each with six topics or more', async ({
  page,
}) => {
  await page.goto('/trainings');
  const categories = block(page, 'directory').locator('li:has(> h3)');
  await expect(categories.locator('h3')).toHaveText([
    'Communication Skills',
    'Leadership & Management',
    'Sales & Negotiation',
    'Team Building & Collaboration',
    'Soft Skills & Personal Growth',
    'Productivity & Time Management',
    'Motivation & Breakthroughs',
    'Student & Faculty Training',
    'Workplace Culture & Ethics',
    'Customized & Industry-Specific Programs',
  ]);
  for (const category of await categories.all()) {
    expect(await category.locator('li').count()).toBeGreaterThanOrEqual(6);
    await expect(category.locator('h3 svg')).toHaveCount(1);
  }
});

test('the search of /trainings leaves the topics that match and says how many', async ({ page }) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' });
  const directory = block(page, 'directory');
  const topics = directory.locator('li li');
  const all = await topics.allTextContents();
  const one = all[2] ?? '';
  await directory.getByRole('searchbox').fill(one.toUpperCase());
  await expect(topics).toHaveText([one]);
  await expect(directory.getByRole('status')).toHaveText('1 topic found');
  await directory.getByRole('searchbox').fill('sales');
  const sales = directory.locator('li:has(> h3)', { hasText: 'Sales & Negotiation' }).locator('li');
  const others = all.filter((topic) => /sales/i.test(topic));
  const found = new Set([...(await sales.allTextContents()), ...others]).size;
  expect(found).toBeLessThan(all.length);
  await expect(topics).toHaveCount(found);
  await expect(directory.getByRole('status')).toHaveText(`${found} topics found`);
  await directory.getByRole('searchbox').fill('xylophone');
  await expect(topics).toHaveCount(0);
  await expect(directory.getByRole('status')).toHaveText('No topic is called “xylophone”.');
  await directory.getByRole('searchbox').fill('');
  await expect(topics).toHaveText(all);
});

test('/videos has 18 videos with types of the specification, and a banner leads to the Marathi ones', async ({
  page,
}) => {
  await page.goto('/videos');
  const cards = block(page, 'videos').getByRole('listitem');
  await expectVideos(cards, 18);
  const types = await cards.locator(classIn('Videos', 'badge')).allTextContents();
  expect(types).toHaveLength(18);
  expect(types.filter((type) => !videoTypes.has(type))).toEqual([]);
  await expect(block(page, 'banner').locator('a[href="/marathi-videos"]')).toHaveCount(1);
});

test('a click on a video of /videos opens its page in a new tab', async ({ page, context }) => {
  await context.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'A video.' }));
  await page.goto('/videos', { waitUntil: 'networkidle' });
  const opened = context.waitForEvent('page');
  await block(page, 'videos')
    .getByRole('link', { name: /^Watch Now/ })
    .first()
    .click();
  await (await opened).waitForURL(/^https:\/\/www\.youtube\.com\/watch\?v=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('/marathi-videos has nine videos with Marathi titles and the eight types, and Subscribe', async ({
  page,
}) => {
  await page.goto('/marathi-videos');
  const cards = block(page, 'videos').getByRole('listitem');
  await expectVideos(cards, 9);
  await expect(cards.locator('h3[lang="mr"]')).toHaveText(Array<RegExp>(9).fill(/\p{Script=Devanagari}{3}/u));
  await expect(cards.locator('a [lang="mr"]')).toHaveCount(18);
  const types = await cards.locator(classIn('Videos', 'badge')).allTextContents();
  expect(types).toHaveLength(9);
  expect([...new Set(types)].toSorted()).toEqual(marathiTypes.toSorted());
  const subscribe = page.getByRole('main').locator(newTab, { hasText: 'Subscribe' });
  await expect(subscribe.first()).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/@[^?]*marathi/);
});

test('/podcast-guest has eight episodes, six kinds of guests, and two ways to come in', async ({ page }) => {
  await page.goto('/podcast-guest', { waitUntil: 'networkidle' });
  await expectVideos(block(page, 'videos').getByRole('listitem'), 8);
  await expect(page.getByRole('heading', { name: 'Who We Invite' })).toBeVisible();
  await expect(block(page, 'tiles').getByRole('listitem')).toHaveCount(6);
  const chat = block(page, 'hero').locator(newTab, { hasText: 'Chat on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=./);
  await block(page, 'hero').getByRole('link', { name: 'Be Our Guest' }).click();
  await expect(page).toHaveURL(/\/podcast-guest#nominate$/);
  await expect(page.locator('#nominate')).toBeInViewport();
});

test('/books has the three books of the home page', async ({ page }) => {
  await page.goto('/books');
  const books = block(page, 'books').getByRole('article');
  await expect(books.locator('h3')).toHaveText([
    /Winning Edge.*English/,
    /Winning Edge.*Marathi/,
    /Unanswered/,
  ]);
  await expect(books.locator(newTab, { hasText: 'Buy Now on Amazon' })).toHaveCount(3);
});

test('/motivational-speaking has the six topics of the specification and a button to /invite', async ({
  page,
}) => {
  await page.goto('/motivational-speaking');
  await expect(block(page, 'tiles').first().locator('h3')).toHaveText([
    'Goal Setting & Peak Performance',
    'Team Motivation & Synergy',
    'Youth Empowerment & Career Success',
    'Entrepreneurial Mindset & Innovation',
    'Leadership & Influence',
    'Public Speaking & Confidence',
  ]);
  const button = page.getByRole('main').getByRole('link', { name: /^Book .+ for Your Event$/ });
  await expect(button.first()).toHaveAttribute('href', '/invite');
});

test('/contact names the offices, Mumbai and Delhi, and opens the profiles in new tabs', async ({ page }) => {
  await page.goto('/contact');
  const contact = block(page, 'contact');
  await expect(contact.locator('h3')).toHaveText(['Chhatrapati Sambhajinagar', 'Pune', 'Mumbai', 'Delhi']);
  for (const profile of ['Instagram', 'LinkedIn', 'YouTube (Hindi and English)', 'YouTube (Marathi)'])
    await expect(contact.locator(newTab).getByText(profile, { exact: true })).toBeVisible();
});

test('a profile without an address is shown and does nothing', async ({ page }) => {
  await page.goto(variantUrl('/contact'));
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Somewhere else').click();
  expect(page.url()).toBe(variantUrl('/contact'));
  await expect(footer.getByRole('link', { name: 'Somewhere else' })).toHaveCount(0);
});
