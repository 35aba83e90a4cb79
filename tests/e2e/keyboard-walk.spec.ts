import type { Locator, Page } from 'playwright/test';
import { expect } from './site';
import { expectFocus, press, tabThrough } from './support/focus';
import { test } from './support/faulty-server-test';

/** Comes to an element as a keyboard does, and presses Enter on it. */
async function enter(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await page.keyboard.press('Enter');
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  const isPhone = width < 1200;

  test.describe(
    `by keyboard alone on ${name}, the focus is never lost`,
    isPhone ? { tag: '@nightly' } : {},
    () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of ['/', '/trainings', '/contact']) {
        test(
          `on a walk through ${path} and back`,
          path === '/contact' ? {} : { tag: '@nightly' },
          async ({ page }) => {
            await visit(page, path);
            const passed = await tabThrough(page);
            expect(passed.length).toBeGreaterThan(20);
            await tabThrough(page, 12, 'Shift+Tab');
          },
        );
      }

      test('in the navigation', { tag: '@nightly' }, async ({ page }) => {
        await visit(page, '/books');
        const bar = page.getByRole('navigation', { name: 'Main' });
        const toggle = page.getByRole('button', { name: 'Menu', exact: true });
        if (isPhone) {
          await enter(page, toggle);
          await expect(bar.getByRole('button', { name: 'Close' })).toBeFocused();
          const passed = await tabThrough(page);
          expect(passed.map((one) => one.name)).toContain('Invite');
          expect(passed.map((one) => one.name)).not.toContain('Ask our assistant');
        }
        const summary = bar.locator('summary').first();
        await enter(page, summary);
        await expectFocus(page, 'Enter');
        expect((await press(page, 'Tab')).name).toBe('View All Programs');
        await press(page, 'Escape');
        await expect(isPhone ? toggle : summary).toBeFocused();
      });

      test('in the search', { tag: '@nightly' }, async ({ page }) => {
        await visit(page, '/books');
        const opener = page.getByRole('button', { name: 'Search', exact: true });
        await enter(page, opener);
        const dialog = page.getByRole('dialog', { name: 'Search' });
        await expect(dialog.getByRole('textbox')).toBeFocused();
        await page.keyboard.type('training');
        await expect(dialog.getByRole('link').first()).toBeVisible();
        const passed = await tabThrough(page, 20);
        expect(passed.filter(({ role }) => role === 'link').length).toBeGreaterThan(3);
        await press(page, 'Escape');
        await expect(opener).toBeFocused();
      });

      test('in the chat, its answers and its inquiry', { tag: '@nightly' }, async ({ page, site }) => {
        await visit(page, '/privacy');
        const opener = page.getByRole('button', { name: 'Ask our assistant' });
        await enter(page, opener);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await tabThrough(page, 12);
        const input = dialog.getByRole('textbox', { name: 'Your message' });
        await input.focus();
        await page.keyboard.type('Which cities does he serve?');
        await press(page, 'Enter');
        await expect(dialog.locator('ol > li')).toHaveCount(3);
        await expectFocus(page, 'the answer');
        await enter(page, dialog.locator('[role=log] ul').last().getByRole('button').first());
        await expectFocus(page, 'Enter on a reply');
        await input.focus();
        await page.keyboard.type('hire');
        await press(page, 'Enter');
        await expect(dialog.getByRole('form')).toBeVisible();
        await page.keyboard.press('Tab');
        await tabThrough(page, 14);
        await enter(page, dialog.getByRole('button', { name: 'Send', exact: false }).last());
        await expectFocus(page, 'Enter on an empty form');
        for (const box of await dialog.getByRole('form').getByRole('textbox').all()) await box.fill('a@b.in');
        await enter(page, dialog.getByRole('form').getByRole('button').last());
        await expect(dialog.getByRole('form')).toHaveCount(0);
        await expectFocus(page, 'the thanks');
        expect(site.stored()).toHaveLength(1);
        await press(page, 'Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      });

      test('in galleries', { tag: '@nightly' }, async ({ page }) => {
        await visit(page, '/signature-programs/sales-marketing-transformation');
        const more = page.getByText(/^Show \d+ more pictures$/);
        await enter(page, more);
        await expectFocus(page, 'Enter on the rest of the pictures');
        const picture = page.locator('[data-block="gallery"] a').last();
        await enter(page, picture);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectFocus(page, 'Enter on a picture');
        await press(page, 'ArrowRight');
        expect((await tabThrough(page, 8)).length).toBe(3);
        await page.keyboard.press('Escape');
        await expect(picture).toBeFocused();
      });

      test('in videos', { tag: '@nightly' }, async ({ page }) => {
        await visit(page, '/');
        const video = page.getByRole('link', { name: /^Play:/ }).first();
        const dialog = page.getByRole('dialog');
        await enter(page, video);
        await expect(dialog).toBeVisible();
        await expectFocus(page, 'Enter on a video');
        await enter(page, dialog.getByRole('button', { name: 'Close' }));
        await expect(video).toBeFocused();
      });

      test('in tabs, questions and the directory', { tag: '@nightly' }, async ({ page }) => {
        await visit(page, '/');
        await page.getByRole('tab').first().focus();
        for (const key of ['End', 'Home', 'ArrowRight', 'Tab', 'Shift+Tab']) await press(page, key);
        await expect(page.getByRole('tab', { selected: true })).toBeFocused();

        await visit(page, '/faqs');
        const jumps = page.getByRole('navigation', { name: 'Categories' });
        if (isPhone) await enter(page, jumps.getByText('Browse Categories'));
        await enter(page, jumps.getByRole('link').nth(5));
        await expectFocus(page, 'a jump');
        for (const key of ['Enter', 'Tab', 'Enter', 'Shift+Tab', 'Enter']) await press(page, key);

        await visit(page, '/trainings');
        await page.getByRole('searchbox').focus();
        await page.keyboard.type('xylophone');
        await enter(page, page.getByRole('button', { name: 'Show all topics' }));
        await expectFocus(page, 'Enter on "Show all topics"');
      });

      test('in a form: its mistakes, its fields, its thanks', { tag: '@nightly' }, async ({ page }) => {
        await visit(page, '/contact');
        const form = page.getByRole('form');
        await form.scrollIntoViewIfNeeded();
        await expect(form).toHaveAttribute('novalidate', '');
        await enter(page, form.getByRole('button').last());
        await expect(form.getByRole('alert')).toBeFocused();
        await expectFocus(page, 'Enter on an empty form');
        await press(page, 'Tab');
        await press(page, 'Enter');
        expect(await page.evaluate(() => document.activeElement?.matches('input, select, textarea'))).toBe(
          true,
        );
        for (const box of await form.getByRole('textbox').all())
          if (await box.isVisible())
            await box.fill((await box.getAttribute('type')) === 'email' ? 'a@b.in' : 'Asha');
        await enter(page, form.getByRole('button').last());
        await expect(form).toHaveCount(0);
        await expectFocus(page, 'the thanks');
      });
    },
  );
}
