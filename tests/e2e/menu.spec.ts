import type { Page } from 'playwright/test';
import { expect, test, variantUrl } from './site';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('while the menu is open, the keyboard and the wheel stay in it', async ({ page }) => {
    await page.goto('/books', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 300));
    // Not by a click: before one, Playwright brings what is sticky to the place where it stood first.
    await toggle(page).dispatchEvent('click');
    await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      // After the last entry a browser gives its own buttons a turn; the body stands for them.
      const isBehind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('nav'),
      );
      expect(isBehind).toBe(false);
    }
    await expect(page.locator('main[inert]')).toHaveCount(1);
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(390);
  });

  test(
    'the menu is seen before the page behind it is put out of reach',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/books', { waitUntil: 'networkidle' });
      const wasInert = await page.evaluate(async () => {
        const button = document.querySelector<HTMLElement>('[popovertarget="_menu"]');
        button?.click();
        // The event that tells of it comes before the frame, or behind it.
        await new Promise((resolve) => document.getElementById('_menu')?.addEventListener('toggle', resolve));
        return document.querySelector('main')?.inert;
      });
      expect(wasInert).toBe(false);
      await expect(page.locator('main[inert]')).toHaveCount(1);
      await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused();
    },
  );

  test(
    'Escape and the button give the focus back to what opened it',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/books', { waitUntil: 'networkidle' });
      const close = menu(page).getByRole('button', { name: 'Close' });
      for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
        await toggle(page).press('Enter');
        await expect(close).toBeFocused();
        await leave();
        await expect(menu(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
        await expect(page.locator('[inert] main, main[inert]')).toHaveCount(0);
      }
    },
  );

  test(
    'an entry that is still to come closes the menu too, so that one sees what it says',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(variantUrl('/'), { waitUntil: 'networkidle' });
      await toggle(page).click();
      await menu(page).getByRole('button', { name: 'Courses' }).click();
      await expect(menu(page)).toBeHidden();
      await expect(page.getByText('🚧 Coming Soon!')).toBeInViewport();
    },
  );
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the menu opens and closes all the same', async ({ page }) => {
    await page.goto('/books');
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: 'Videos' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
});

test(
  'on a wide screen the navigation is a bar, and the page beside it stays in reach',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/books', { waitUntil: 'networkidle' });
    await menu(page).getByText('By Industry').click();
    await expect(page.locator('[inert] main, main[inert]')).toHaveCount(0);
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  },
);
