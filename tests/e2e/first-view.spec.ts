import type { Page, Route } from 'playwright/test';
import { expect, test } from './site';
import { unlikePixels } from './support/unlike-pixels';
import { withoutTimeouts } from './support/without-timeouts';

test.use({ scripts: 'late' });

const routes = [
  '/',
  '/signature-programs/outbound-training',
  '/industry/retail-and-fmcg',
  '/trainings',
  '/faqs',
  '/contact',
  '/books',
  '/blog/building-resilience',
];

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(
    `the first screen at ${width} px is painted as it stays, before the rest of the style has come`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(/assets\/(?:fonts|index)-/, (route) => route.abort());
      for (const path of routes) {
        const held = new Promise<Route>((resolve) => void page.route('**/assets/start-*.css', resolve));
        await page.goto(path, { waitUntil: 'commit' });
        // It is asked for when the first view is painted with its pictures.
        const sheet = await held;
        // One that is loaded late may still be on its way.
        await page.waitForFunction(async () => {
          const seen = [...document.images].filter((one) => {
            const { bottom, top, left } = one.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && left < innerWidth;
          });
          await Promise.all(seen.map((one) => one.decode()));
          return true;
        });
        const early = await page.screenshot();
        await expect(page.locator('html')).toHaveAttribute('data-unstyled', '');
        await page.unroute('**/assets/start-*.css');
        await sheet.continue();
        await expect(page.locator('html')).not.toHaveAttribute('data-unstyled');
        // The browser draws a curve's edge anew in other shades; a line as wide as a word is more than that.
        expect(await unlikePixels(early, await page.screenshot()), path).toBeLessThan(100);
      }
    },
  );

for (const [sign, give] of [
  ['scrolls', (page) => page.mouse.wheel(0, 200)],
  ['presses a key', (page) => page.keyboard.press('Tab')],
  ['touches something', (page) => page.locator('h1').click()],
] as [string, (page: Page) => Promise<void>][])
  test(
    `whoever ${sign} has the whole style at once, though a picture is still on its way`,
    { tag: '@nightly' },
    async ({ page }) => {
      await withoutTimeouts(page);
      await page.route('**/media/2700x1200-*', () => {});
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await expect(page.locator('html')).toHaveAttribute('data-unstyled', '');
      await give(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-unstyled');
    },
  );
