import type { Page } from 'playwright/test';
import { expect, test } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page on a phone whose owner reads letters of twice the size. */
async function openLarge(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
}

const routes = [
  '/',
  '/contact',
  '/invite',
  '/blog',
  '/about-arun-deshpande',
  '/industry/retail-and-fmcg',
  '/signature-programs/outbound-training',
  '/signature-programs/sales-marketing-transformation',
];
for (const route of routes)
  test(
    `with letters of twice the size nothing of ${route} is cut off at the side`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openLarge(page, route);
      const cut = (): Promise<(string | null)[]> =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'header > *, main :is(h1, h2, h3, p, a, li, button), main ~ aside > *, footer a[href^="mailto:"]',
            ),
          ]
            .filter((one) => one.checkVisibility() && !one.closest('[tabindex="0"], [popover]'))
            .filter((one) => one.getBoundingClientRect().right > innerWidth)
            .map((one) => one.textContent),
        );
      // What is swiped gets its place in the order of Tab from the scripts.
      await expect.poll(cut).toEqual([]);
    },
  );

test(
  'with letters of twice the size name, search and menu lie beside or below one another',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLarge(page, '/');
    const overlaps = await page.evaluate(() => {
      const range = document.createRange();
      const name = document.querySelector('header > a');
      if (name) range.selectNodeContents(name);
      const buttons = [...document.querySelectorAll('header > button')].map((one) =>
        one.getBoundingClientRect(),
      );
      const boxes = [...range.getClientRects(), ...buttons];
      return buttons.filter((button) =>
        boxes.some(
          (box) =>
            box !== button &&
            box.left < button.right &&
            button.left < box.right &&
            box.top < button.bottom &&
            button.top < box.bottom,
        ),
      ).length;
    });
    expect(overlaps).toBe(0);
  },
);

for (const route of ['/', '/signature-programs/emotional-intelligence-at-work', '/corporate-training'])
  test(
    `with letters of twice the size no word of the opening of ${route} is broken`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openLarge(page, route);
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('[data-block="hero"] :is(h1, p)')].flatMap((block) => {
          const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
            }
          return found;
        }),
      );
      expect(broken).toEqual([]);
    },
  );

for (const width of [320, 328, 336, 353, 375])
  test(`at ${width} px the name in the header stands on one line`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/books', { waitUntil: 'networkidle' });
    const tops = await page.locator('header > a').evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(tops).toBe(1);
  });
