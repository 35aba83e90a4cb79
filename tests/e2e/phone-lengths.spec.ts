import { builtRoutes, expect, test } from './site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const most = (route: string): number | undefined => {
  if (route === '/') return 14;
  if (route.startsWith('/industry/')) return 13;
  return route.startsWith('/signature-programs/') ? 12 : undefined;
};

for (const route of builtRoutes()) {
  const screens = most(route);
  if (screens !== undefined)
    test(`${route} is at most ${screens} screens of a phone`, async ({ page }) => {
      await page.goto(route);
      // Until a part is laid out its height is a guess.
      await expect(page.locator('html')).not.toHaveAttribute('data-parts');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / 844).toBeLessThanOrEqual(screens);
    });
}
