import { expect, test } from './site';

test.use({ scripts: 'late' });

const routes = [
  '/',
  '/signature-programs/outbound-training',
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
  test(`the first screen at ${width} px is painted as it stays, before the rest of the style has come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/assets\/(?:faces|index)-/, (route) => route.abort());
    let release = (): void => {};
    await page.route('**/assets/start-*.css', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    for (const path of routes) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.waitForFunction(() =>
        [...document.images].every((one) => one.complete || one.loading === 'lazy'),
      );
      const early = await page.screenshot();
      await expect(page.locator('html')).toHaveAttribute('data-unstyled', '');
      release();
      await expect(page.locator('html')).not.toHaveAttribute('data-unstyled');
      expect(early.equals(await page.screenshot()), path).toBe(true);
    }
  });
