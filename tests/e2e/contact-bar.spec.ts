import type { Locator, Page } from 'playwright/test';
import { expect, test } from './site';

/** Found also while it is hidden. */
const bar = (page: Page) => page.locator('aside[aria-label="Contact"]');

/** Whether a point of two elements is the same. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const width of [320, 390, 768, 1024, 1280, 1920])
  test(
    `at ${width} px WhatsApp and chat are to be seen from the start to the end`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/signature-programs/outbound-training');
      const ways = [
        bar(page).getByRole('link', { name: 'WhatsApp' }),
        bar(page).getByRole('button', { name: 'Ask' }),
      ];
      for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
      await page.locator('[data-block="banner"]').scrollIntoViewIfNeeded();
      for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
      const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
      for (const way of ways) expect(await overlap(way, last)).toBe(false);
    },
  );

test('before any script has come both are to be seen', { tag: '@nightly' }, async ({ page }) => {
  await page.route(/\.(?:js|css)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('button', { name: 'Ask' })).toBeVisible();
});

for (const route of ['/contact', '/invite', '/podcast-guest', '/'])
  test(
    `on ${route} a phone's bar covers no field and no button of the form, wherever one scrolls`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(route, { waitUntil: 'networkidle' });
      const form = page.locator('main [data-form]').first();
      await form.scrollIntoViewIfNeeded();
      const parts = form.locator('input:visible, select:visible, textarea:visible, button:visible');
      for (const part of await parts.all()) {
        await part.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await page.evaluate(() => scrollBy({ top: -20, behavior: 'instant' }));
        if (await overlap(part, bar(page))) await expect(bar(page)).toBeHidden();
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar(page)).toBeVisible();
    },
  );

test('beside a form on a wide screen both stay', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Message' }).scrollIntoViewIfNeeded();
  await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
});
