import type { Page } from 'playwright/test';
import { expect, test } from './site';

/** Titles and texts that their fonts would break into more or fewer lines than those that stand in for them. */
const openings = [
  ['/industry/hospitals-and-healthcare', 412],
  ['/blog/building-resilience', 360],
  ['/signature-programs/sales-marketing-transformation', 360],
] as const;

const faceThere = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fonts.check('1em "Rozha One"') && document.fonts.check('1em Anek'));

/** The sum of all layout shifts (https://web.dev/articles/cls) until nothing has moved for half a second. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return sum;
  });

for (const [path, width] of openings)
  test(`nothing jumps when the fonts arrive at ${path}`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-parts');
    expect(await faceThere(page)).toBe(true);
    expect(await shift(page)).toBeLessThanOrEqual(0.01);
  });

test(
  'a title held to its lines runs freely once the window is of another width',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 380, height: 800 });
    await page.route('/blog/real-experience-beats-theory', async (route) => {
      const response = await route.fetch();
      const wide = (await response.text()).replaceAll(/size-adjust:\s*\d+%/g, 'size-adjust:130%');
      await route.fulfill({ response, body: wide });
    });
    await page.goto('/blog/real-experience-beats-theory');
    const title = page.locator('h1');
    await expect(title).toHaveAttribute('style', /max-inline-size/);
    await page.setViewportSize({ width: 380, height: 700 });
    await expect(title).toHaveAttribute('style', /max-inline-size/);
    await page.setViewportSize({ width: 700, height: 360 });
    await expect(title).not.toHaveAttribute('style', /max-inline-size/);
  },
);

test(
  'where no face can be had, the page stays in those that stand in and comes to life',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route(/\.woff2/, (route) => route.abort());
    await page.goto('/blog/building-resilience');
    await expect(page.locator('html')).not.toHaveAttribute('data-parts');
    await expect(page.locator('h1')).not.toHaveAttribute('style', /font-family/);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
