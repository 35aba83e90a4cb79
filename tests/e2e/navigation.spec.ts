import type { Page } from 'playwright/test';
import { expect, test, variantUrl } from './site';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('each menu starts with its index and holds all its pages; opening one closes the other', async ({
  page,
}) => {
  await page.goto('/');
  await bar(page).getByText('Signature Programs').click();
  const programs = bar(page).locator('details[open] a');
  await expect(programs).toHaveCount(4);
  await expect(programs.first()).toHaveText('View All Programs');
  await bar(page).getByText('By Industry').click();
  const industries = bar(page).locator('details[open] a');
  await expect(industries).toHaveCount(3);
  await expect(industries.first()).toHaveText('View All Industries');
});

test(
  'Escape closes an open menu and gives the focus back, a click elsewhere closes it too',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const summary = bar(page).locator('summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(bar(page).locator('details[open]')).toHaveCount(0);
    await expect(summary).toBeFocused();
    await summary.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(bar(page).locator('details[open]')).toHaveCount(0);
  },
);

test('the entry of the bar under which a page lies is marked', { tag: '@nightly' }, async ({ page }) => {
  for (const [route, item] of [
    ['/signature-programs/outbound-training', 'Signature Programs'],
    ['/podcast-guest', 'Podcast'],
  ] as const) {
    await page.goto(route);
    await expect(bar(page).locator('[aria-current], [data-active="true"]')).toHaveText([item]);
  }
});

test('the year in the footer is the one of the visit', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Arun Deshpande');
});

test('on a phone the menu opens by its button and closes when an item is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await bar(page).getByRole('link', { name: 'Videos' }).click();
  await expect(page).toHaveURL(/\/videos$/);
  await expect(bar(page)).toBeHidden();
});

test('on a phone the menu ends in the ways to get in touch', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const ways = bar(page).locator('> div > a');
  await expect(ways).toHaveText(['Invite', 'WhatsApp', /^\+91/]);
  await expect(ways.last()).toBeInViewport();
  await expect(ways.last()).toHaveAttribute('href', /^tel:\+91\d{10}$/);
});

test(
  'on a phone Escape closes the menu, and so does a screen that grows past it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await button.click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('nav:popover-open')).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
  },
);

test('an item without a page says that it is coming soon', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(variantUrl('/'), { waitUntil: 'networkidle' });
  await bar(page).getByRole('button', { name: 'Courses' }).click();
  await expect(page.getByText('🚧 Coming Soon!')).toBeVisible();
  await expect(page.getByText("This feature isn't implemented yet—but stay tuned! 🚀")).toBeVisible();
});

test(
  'the logo and Home in the footer of the home page lead back to its top',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const footer = page.getByRole('contentinfo');
    for (const name of ['Arun Deshpande', 'Home']) {
      const link = footer.getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await link.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  },
);

test('the progress line grows as one reads on', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const width = () => page.locator('header + div').evaluate((line) => line.getBoundingClientRect().width);
  expect(await width()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(width).toBeGreaterThan(1400);
  // A band of its colour below does not swallow it.
  const below = await page.locator('header + div').evaluate((line) => {
    const header = line.previousElementSibling?.getBoundingClientRect();
    return (header?.bottom ?? 0) - line.getBoundingClientRect().bottom;
  });
  expect(below).toBeGreaterThanOrEqual(2);
});
