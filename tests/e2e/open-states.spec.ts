import type { Page } from 'playwright/test';
import { expect } from './site';
import { expectAxeClean } from './support/axe';
import { test } from './support/faulty-server-test';

const sizes = [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const;

const form = (page: Page) => page.getByRole('form');

/** Goes to a form until it works: what is laid out above it meanwhile may push it out of the window once more. */
async function comeToForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('novalidate', '', { timeout: 2000 });
  }).toPass();
}

for (const [name, width, height] of sizes) {
  test.describe(`on ${name}, axe finds nothing wrong`, width === 390 ? {} : { tag: '@nightly' }, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/contact', '/invite', '/podcast-guest']) {
      test(`in the form of ${path} with its mistakes shown`, { tag: '@nightly' }, async ({ page }) => {
        await comeToForm(page, path);
        await form(page).getByRole('button').last().click();
        await expect(form(page).getByRole('alert')).toBeFocused();
        await expectAxeClean(page);
      });
    }

    test('in a form that could not be sent, and in the thanks after it', async ({ page, site }) => {
      site.mood = 503;
      await comeToForm(page, '/podcast-guest');
      for (const box of await form(page).getByRole('textbox').all()) {
        const isEmail = (await box.getAttribute('type')) === 'email';
        if (await box.isVisible()) await box.fill(isEmail ? 'a@b.in' : 'Asha');
      }
      await form(page).getByRole('button').last().click();
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expectAxeClean(page);
      site.mood = 'well';
      await form(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you for the name' })).toBeFocused();
      await expectAxeClean(page);
    });

    test(
      'in the chat: greeting, answer, and form with its mistakes',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto('/privacy');
        await page.mouse.wheel(0, 700);
        await page.getByRole('button', { name: 'Ask our assistant' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectAxeClean(page);
        await dialog.getByLabel('Your message').fill('Which cities does he serve?');
        await dialog.getByLabel('Your message').press('Enter');
        await expectAxeClean(page);
        await expect(dialog.locator('ol > li')).toHaveCount(3);
        await expectAxeClean(page);
        await dialog.getByLabel('Your message').fill('hire');
        await dialog.getByLabel('Your message').press('Enter');
        await form(page).getByRole('button').last().click();
        await expect(form(page).getByRole('alert')).toBeFocused();
        await expectAxeClean(page);
      },
    );

    test('in the chat after its inquiry was sent', { tag: '@nightly' }, async ({ page }) => {
      await page.goto('/privacy');
      await page.mouse.wheel(0, 700);
      await page.getByRole('button', { name: 'Ask our assistant' }).click();
      await page.getByRole('button', { name: 'Book a session' }).click();
      await expect(form(page)).toBeVisible();
      for (const box of await form(page).getByRole('textbox').all()) await box.fill('a@b.in');
      await form(page).getByRole('button').last().click();
      await expect(page.getByText('Inquiry Sent!')).toBeVisible();
      await expectAxeClean(page);
    });

    test('in the dialog of a video and in the search', { tag: '@nightly' }, async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('link', { name: /^Play:/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAxeClean(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await expectAxeClean(page);
    });

    test('in the large view of a gallery', { tag: '@nightly' }, async ({ page }) => {
      await page.goto('/signature-programs/outbound-training');
      await page.locator('[data-block="gallery"] a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAxeClean(page);
    });

    test('in the open menu', async ({ page }) => {
      await page.goto('/');
      const bar = page.getByRole('navigation', { name: 'Main' });
      if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click();
      await bar.getByText('By Industry').click();
      await expect(bar.getByRole('link', { name: 'View All Industries' })).toBeVisible();
      await expectAxeClean(page);
    });
  });
}
