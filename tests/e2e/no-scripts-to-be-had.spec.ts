import type { Page, Route } from 'playwright/test';
import { expect } from './site';
import { holdBack, late } from './support/held-back';
import { test } from './support/publishing-test';

test.use({ scripts: 'late' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chat = (page: Page) => page.getByRole('button', { name: 'Ask our assistant' });
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'This part could not be loaded.' });
const again = (page: Page) => told(page).getByRole('button', { name: 'Load the page again' });

/** Asks for the chat until it is there: what is touched while the page reloads is forgotten. */
async function openChat(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await chat(page).press('Enter', { timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
}
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

/** How many documents the browser has loaded. */
function documentsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

/** What takes the scripts away: which addresses, and what is answered there. */
const faults: Record<string, [RegExp, (route: Route) => Promise<void>]> = {
  'scripts that the network loses': [late.scripts, (route) => route.abort()],
  'scripts that are gone': [late.scripts, (route) => route.fulfill({ status: 404 })],
  'a later part that is gone': [/assets\/start-.*\.js$/, (route) => route.fulfill({ status: 404 })],
  'page data that the network loses': [late['data of the page'], (route) => route.abort()],
  'page data that are gone': [
    late['data of the page'],
    (route) => route.fulfill({ status: 404, body: 'No' }),
  ],
};

for (const [what, [addresses, answer]] of Object.entries(faults)) {
  test(
    `with ${what} a button says so, and offers to load the page again`,
    what === 'scripts that the network loses' ? {} : { tag: '@nightly' },
    async ({ page, site }) => {
      expect(site.url).toMatch(/^http/);
      await page.route(addresses, answer);
      const documents = documentsOf(page);
      await open(page, '/books');
      await chat(page).press('Enter');
      await expect(again(page)).toBeInViewport();
      await expect(page.locator('[data-taken]')).toHaveCount(0);
      expect(documents()).toBe(1);
      await page.keyboard.press('/');
      await expect(again(page)).toBeInViewport();
      await page.unroute(addresses);
      await again(page).click();
      await expect(told(page)).toHaveCount(0);
      await chat(page).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
}

const style = /assets\/start-.*\.css$/;
const styleFaults: Record<string, (route: Route) => Promise<void>> = {
  'the network loses': (route) => route.abort(),
  'is gone': (route) => route.fulfill({ status: 404 }),
  'never comes': () => Promise.resolve(),
};

for (const [what, answer] of Object.entries(styleFaults))
  test(`a style that ${what} keeps no script from its work`, { tag: '@nightly' }, async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.route(style, answer);
    await open(page, '/books');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

test(
  'without scripts links lead where they lead: the one that waited, and every one after it',
  { tag: '@nightly' },
  async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.route(late.scripts, (route) => route.abort());
    await page.context().route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'A film' }));
    await open(page, '/signature-programs/outbound-training');
    const picture = page.locator('[data-block="gallery"] a').first();
    const address = await picture.evaluate((link: HTMLAnchorElement) => link.href);
    await picture.click();
    await expect(page).toHaveURL(address);
    await open(page, '/');
    await chat(page).press('Enter');
    await expect(told(page)).toBeVisible();
    const tab = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Watch Now' }).first().click();
    await expect((await tab).getByText('A film')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(heading(page)).toHaveText('Frequently Asked Questions');
  },
);

test(
  'words in the filter of topics are told that it cannot be had',
  { tag: '@nightly' },
  async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.route(late.scripts, (route) => route.abort());
    await open(page, '/trainings');
    await page.locator('[data-block="directory"]').getByRole('searchbox').pressSequentially('stress');
    await expect(again(page)).toBeInViewport();
    await expect(page.locator('[data-block="directory"]').getByRole('searchbox')).toHaveValue('stress');
  },
);

for (const route of ['/books'] as const)
  test(
    `scripts of ${route} that a newer version took away load the page anew, once`,
    { tag: '@nightly' },
    async ({ page, site }) => {
      const documents = documentsOf(page);
      const release = await holdBack(page, late.scripts);
      await open(page, route);
      await site.publish();
      await chat(page).press('Enter');
      release();
      await expect(page.locator('[data-build="another-one"]')).toBeAttached();
      await openChat(page);
      expect(documents()).toBe(2);
    },
  );

test('scripts that stay away after that are told of', { tag: '@nightly' }, async ({ page, site }) => {
  expect(site.url).toMatch(/^http/);
  await page.route(late.scripts, (route) => route.fulfill({ status: 404 }));
  await page.route(late['data of the page'], (route) => route.fulfill({ json: { build: 'another-one' } }));
  const documents = documentsOf(page);
  await open(page, '/books');
  await expect(async () => {
    await chat(page).press('Enter');
    await expect(again(page)).toBeInViewport({ timeout: 1000 });
  }).toPass();
  expect(documents()).toBe(2);
});

test(
  'scripts that come after all are at work, and what was told is gone',
  { tag: '@nightly' },
  async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    const release = await holdBack(page, late.scripts);
    const mistakes: Error[] = [];
    page.on('pageerror', (mistake) => mistakes.push(mistake));
    await page.clock.install();
    await open(page, '/books');
    await chat(page).press('Enter');
    await page.clock.runFor(10_500);
    await expect(again(page)).toBeInViewport();
    await page.clock.resume();
    release();
    await expect(told(page)).toHaveCount(0);
    // The bar with the chat is away at the end of a page, where the focus may have led.
    await page.evaluate(() => window.scrollTo(0, 0));
    await openChat(page);
    expect(mistakes).toEqual([]);
  },
);

test(
  'scripts that never come are told of after ten seconds, and links lead where they lead',
  { tag: '@nightly' },
  async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.route(late.scripts, () => {});
    await page.clock.install();
    await open(page, '/signature-programs/outbound-training');
    await chat(page).press('Enter');
    await expect(page.locator('[data-taken]')).toHaveCount(1);
    await page.clock.runFor(9000);
    await expect(told(page)).toHaveCount(0);
    await page.clock.runFor(1500);
    await expect(again(page)).toBeInViewport();
    const picture = page.locator('[data-block="gallery"] a').first();
    const address = await picture.evaluate((link: HTMLAnchorElement) => link.href);
    await picture.click();
    await expect(page).toHaveURL(address);
  },
);
