import type { Page } from 'playwright/test';
import { expect, test } from './site';

const routes = [
  '/',
  '/faqs',
  '/signature-programs/outbound-training',
  '/signature-programs/sales-marketing-transformation',
  '/industry/hospitals-and-healthcare',
  '/industry/retail-and-fmcg',
];

/** How many lines of words an opening has, and the ones that something lies on, at their beginning, middle or end. */
function lines(page: Page): Promise<{ count: number; covered: string[] }> {
  return page.evaluate(() => {
    const opening = document.querySelector('main > :first-child');
    const texts = document.createTreeWalker(opening ?? document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    let count = 0;
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        count += 1;
        const seen = [left + 2, (left + right) / 2, right - 2].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        );
        if (!seen.every((one) => one?.contains(parentElement) || parentElement?.contains(one)))
          covered.push(textContent ?? '');
      }
    }
    return { count, covered };
  });
}

for (const route of routes)
  test(
    `nothing lies on the words of the opening of ${route}, at eight widths`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(route);
      for (const width of [360, 600, 704, 768, 900, 1016, 1024, 1280]) {
        // So high that nothing has to be scrolled to.
        await page.setViewportSize({ width, height: 1800 });
        const { count, covered } = await lines(page);
        expect(count, `at ${width} px`).toBeGreaterThan(5);
        expect(covered, `at ${width} px`).toEqual([]);
      }
    },
  );

for (const [height, whole] of [
  [900, true],
  [640, false],
] as const)
  test(
    `a wide picture is as wide as the window and stands on its border, in a window ${height} px high`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await page.goto('/signature-programs/outbound-training');
      const frame = await page.locator('main picture').first().boundingBox();
      const picture = await page.locator('main picture img').first().boundingBox();
      if (!frame || !picture) throw new Error('There is no picture.');
      expect([picture.x, picture.width]).toEqual([0, 1440]);
      expect(picture.y + picture.height).toBeCloseTo(frame.y + frame.height, 0);
      expect(frame.height).toBeGreaterThanOrEqual(300);
      expect(picture.y >= frame.y).toBe(whole);
    },
  );
