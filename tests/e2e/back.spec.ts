import type { Locator, Page } from 'playwright/test';
import { expect, test } from './site';

/** A window over the page: where it is, and how it is opened. */
interface Opened {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  window: (page: Page) => Locator;
  /** Left out of the fast run. */
  when?: { tag: string };
}

const dialog = (page: Page) => page.getByRole('dialog');

// What stands in the sticky bar is not clicked: before a click Playwright brings it to the place where it stood first.
const windows: Opened[] = [
  {
    name: 'the chat',
    when: { tag: '@nightly' },
    path: '/books',
    open: (page) => page.getByRole('button', { name: 'Ask our assistant' }).click(),
    window: dialog,
  },
  {
    name: 'the search',
    when: { tag: '@nightly' },
    path: '/books',
    open: (page) => page.getByRole('button', { name: 'Search', exact: true }).dispatchEvent('click'),
    window: dialog,
  },
  {
    name: 'the large view of a gallery',
    when: { tag: '@nightly' },
    path: '/signature-programs/outbound-training',
    open: (page) => page.locator('[data-block="gallery"] a').first().click(),
    window: dialog,
  },
  {
    name: 'the window of a video',
    when: { tag: '@nightly' },
    path: '/',
    open: (page) =>
      page
        .getByRole('link', { name: /^Play:/ })
        .first()
        .click(),
    window: dialog,
  },
  {
    name: 'the menu',
    path: '/books',
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click'),
    window: (page) => page.locator('nav:popover-open'),
  },
];

const entries = (page: Page) => page.evaluate(() => window.history.length);
const place = (page: Page) => page.evaluate(() => window.scrollY);

/** What is asked of the server for a page; the pictures do not count. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.endsWith('page.json') || one.isNavigationRequest()) asked.push(pathname);
  });
  return asked;
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, open, window, when } of windows) {
  test(`behind ${name} the page stays where it is, and Back closes it`, when ?? {}, async ({ page }) => {
    await page.goto('/privacy');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 700));
    const before = await entries(page);
    const asked = pagesAsked(page);
    await open(page);
    await expect(window(page)).toBeVisible();
    const scrolled = await place(page);
    // What is further down is scrolled to before it is clicked.
    if (path === '/books') expect(scrolled).toBe(700);
    await expect.poll(() => entries(page)).toBe(before + 1);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
    expect(await place(page)).toBe(scrolled);
    await page.goBack();
    await expect(window(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await place(page)).toBe(scrolled);

    await open(page);
    await expect(window(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.window as unknown)).toBeUndefined();
    expect(await place(page)).toBe(scrolled);
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
  });
}

test(
  'a link in a window leads on, and Back from there to the page without it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/books', { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 700));
    await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Videos' }).click();
    await expect(page).toHaveURL(/\/videos$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => place(page)).toBe(0);
    await page.keyboard.press('/');
    await dialog(page).getByLabel('Search the site').fill('privacy');
    await dialog(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await entries(page)).toBe(4);
    await page.goBack();
    await expect(page).toHaveURL(/\/videos$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/books$/);
    await expect.poll(() => place(page)).toBe(700);
    await expect(page.locator('nav:popover-open')).toHaveCount(0);
  },
);

test(
  'Forward, and a reload with a window open, show the page as it is',
  { tag: '@nightly' },
  async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/books', { waitUntil: 'networkidle' });
    // The bar of a phone comes up with the page.
    await page.evaluate(() => scrollTo(0, 700));
    const chat = page.getByRole('button', { name: 'Ask our assistant' });
    await chat.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
    await chat.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await chat.click();
    await expect(dialog(page)).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(dialog(page)).toHaveCount(0);
    await chat.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL(/\/faqs$/);
    expect(errors).toEqual([]);
  },
);

test('a window opened again at once still closes on Back', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/books', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('button', { name: 'Ask our assistant' }).click();
  await expect(dialog(page)).toBeVisible();
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const shown = document.querySelector('dialog');
          new MutationObserver((_, observer) => {
            if (shown?.isConnected) return;
            observer.disconnect();
            document.querySelector<HTMLElement>('aside [aria-haspopup="dialog"]')?.click();
            resolve();
          }).observe(document.body, { childList: true, subtree: true });
          shown?.close();
        }),
    );
    await expect(dialog(page)).toBeVisible();
  }
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/books$/);
});
