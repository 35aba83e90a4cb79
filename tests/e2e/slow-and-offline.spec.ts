import type { Page } from 'playwright/test';
import { expectAxeClean } from './support/axe';
import { expect, test, variantUrl } from './site';

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'The page is loading' });
const cutOff = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no connection' });

test('a page that is slow in coming shows a sign, and the sign goes with its coming', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/books/page.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  await link(page, 'Books').click();
  await expect(loading(page)).toHaveCount(1);
  const height = (place: Element) => getComputedStyle(place, '::before').height;
  expect(await loading(page).evaluate(height)).toBe('4px');
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect(page).toHaveURL(/\/books$/);
  await expect(loading(page)).toHaveCount(0);
});

test('where motion is not welcome the sign stands still', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/books/page.json', () => {});
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  await link(page, 'Books').click();
  await expect(loading(page)).toHaveCount(1);
  // What moves only as one scrolls stands still otherwise.
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );
  expect(moving).toBe(0);
});

test(
  'a page whose data never come is loaded whole after six seconds',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route('**/books/page.json', () => {});
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await link(page, 'Books').click();
    // The page itself needs some real moments between the steps of its clock: its six seconds may begin a second late.
    let passed = 0;
    const until = async (isThere: () => Promise<boolean>) => {
      for (; passed < 9000 && !(await isThere()); passed += 50) await page.clock.runFor(50);
    };
    await until(async () => (await loading(page).count()) === 1);
    expect(passed).toBeLessThan(1500);
    await until(() => Promise.resolve(!page.url().endsWith('/contact')));
    expect(passed).toBeGreaterThan(5800);
    await expect(page).toHaveURL(/\/books$/);
    await expect(heading(page)).toHaveText(/\w/);
  },
);

for (const [what, answer] of [
  ['fails', { status: 500 }],
  ['is of another build', { json: { build: 'another-one', blocks: [] } }],
] as const) {
  test(
    `a click on another link meanwhile wins, even if the first one ${what} later`,
    { tag: '@nightly' },
    async ({ page }) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/books/page.json', async (route) => {
        await held;
        await route.fulfill(answer);
      });
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await page.waitForLoadState('networkidle');
      await page.clock.install();
      await link(page, 'Books').click();
      await page.clock.runFor(1000);
      await link(page, 'FAQs').click();
      await expect(heading(page)).toHaveText('Frequently Asked Questions');
      const came = page.waitForResponse('**/books/page.json');
      release();
      await came;
      await page.clock.runFor(10_000);
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveText('Frequently Asked Questions');
      await expect(page).toHaveURL(/\/faqs$/);
      await expect(loading(page)).toHaveCount(0);
    },
  );
}

for (const [place, start, when] of [
  ['/contact', () => '/contact'],
  ['/site/contact', () => variantUrl('/contact'), { tag: '@nightly' }],
  ['/faqs#pricing-roi', () => '/faqs#pricing-roi', { tag: '@nightly' }],
] as [string, () => string, { tag: string }?][]) {
  test(
    `without a network what one reads at ${place} stays, and the link works again later`,
    when ?? {},
    async ({ page, context }) => {
      await page.goto(start(), { waitUntil: 'networkidle' });
      await page.waitForLoadState('networkidle');
      const title = await heading(page).textContent();
      const [address, entries] = [page.url(), await page.evaluate(() => history.length)];
      await link(page, 'Books').scrollIntoViewIfNeeded();
      await context.setOffline(true);
      const height = await page.evaluate(() => window.scrollY);
      await link(page, 'Books').click();
      await expect(cutOff(page)).toBeInViewport();
      expect(await heading(page).textContent()).toBe(title);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => [history.length, window.scrollY])).toEqual([entries, height]);
      await context.setOffline(false);
      await link(page, 'Books').click();
      await expect(page).toHaveURL(/\/books$/);
      await expect(cutOff(page)).toHaveCount(0);
    },
  );
}

test(
  'without a network the pages that one has seen come back, and forward too',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    const first = (await heading(page).textContent()) ?? '';
    await link(page, 'Books').click();
    await expect(heading(page)).not.toHaveText(first);
    const second = (await heading(page).textContent()) ?? '';
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page)).toHaveText(first);
    await page.goForward();
    await expect(heading(page)).toHaveText(second);
  },
);

test(
  'the notice can be closed, and axe finds nothing wrong with it',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link(page, 'Books').click();
    await expect(cutOff(page)).toBeInViewport();
    await expectAxeClean(page);
    await cutOff(page).getByRole('button', { name: 'Close' }).click();
    await expect(cutOff(page)).toHaveCount(0);
  },
);

test(
  'a page that the server cannot give shows the answer of the server',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route('**/books/page.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    await link(page, 'Books').click();
    await expect(page).toHaveURL(/\/books$/);
    await expect(heading(page)).toHaveText(/\w/);
  },
);
