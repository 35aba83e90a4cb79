import type { Page } from 'playwright/test';
import { expect, test } from './site';

const sizesIn = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => [
      ...new Set(all.map((one) => Math.round(parseFloat(getComputedStyle(one).fontSize)))),
    ]);

test(
  'on a desktop headings are large, or small where every page of a kind has them, and their line stands beside them',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/signature-programs/sales-marketing-transformation', { waitUntil: 'networkidle' });
    const large = 'main :is([data-block="gallery"], [data-block="story"], [data-block="banner"]) h2';
    const small = 'main :is([data-block="goal"], [data-block="outcomes"], [data-block="durations"]) h2';
    expect([await sizesIn(page, large), await sizesIn(page, small)]).toEqual([[62], [43]]);
    const beside = await page.locator('main [data-block] h2 + p').evaluateAll((lines) =>
      lines
        .filter((line) =>
          line.closest('[data-block="gallery"], [data-block="story"], [data-block="outcomes"]'),
        )
        .map((line) => {
          const [words, heading] = [line, line.previousElementSibling].map((one) =>
            one?.getBoundingClientRect(),
          );
          return words && heading && words.left > heading.left + 300 && words.top < heading.bottom;
        }),
    );
    expect(beside).toEqual([true, true, true]);
  },
);

test(
  'the headings of an article are of one size, beside a picture too',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/blog/building-resilience', { waitUntil: 'networkidle' });
    await expect(page.locator('article [data-block] picture')).not.toHaveCount(0);
    expect(await sizesIn(page, 'article [data-block] h2')).toHaveLength(1);
  },
);

test(
  'on a phone the title of a page is as large as its longest words bear',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const [size = 0] = await sizesIn(page, 'h1');
    expect(size).toBeGreaterThanOrEqual(42);
  },
);
