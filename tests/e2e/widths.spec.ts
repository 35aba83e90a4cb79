import type { Page } from 'playwright/test';
import { expect, test } from './site';

const buttons = `.ActionLink-main, .ActionLink-quiet, header button, aside button`;

/** What runs out of the window, and which buttons and entries of the navigation stand in more than one line. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((oneLine) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wraps = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const middles: number[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        // What only those hear who listen has no room.
        if (!textContent?.trim() || !parentElement || parentElement.offsetWidth < 2) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { top, bottom } of range.getClientRects()) middles.push((top + bottom) / 2);
      }
      return Math.max(...middles) - Math.min(...middles) > 12;
    };
    const shown = Array.from(document.querySelectorAll<HTMLElement>(`${oneLine}, header li > *`)).filter(
      (one) => one.checkVisibility({ visibilityProperty: true }),
    );
    return [
      ...(shown.length < 12 ? ['hardly anything is looked at'] : []),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...shown
        .filter((one) => !one.matches('details') && wraps(one))
        .map((one) => `"${one.innerText}" wraps`),
      ...shown
        .filter((one) => one.closest('header, aside') && one.getBoundingClientRect().right > clientWidth)
        .map((one) => `"${one.innerText}" is cut off`),
    ];
  }, buttons);
}

for (const [name, step] of [
  ['', 8],
  ['Chandrashekhar Venkataraghavan', 32],
] as const)
  test(
    `every ${step} px of width everything has its room${name && `, with the name ${name}`}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.slow();
      await page.goto('/');
      if (name)
        await page.locator('header > a').evaluate((logo, long) => logo.lastChild?.replaceWith(long), name);
      for (let width = 320; width <= 1600; width += step) {
        await page.setViewportSize({ width, height: 900 });
        expect(await faults(page), `at ${width} px`).toEqual([]);
      }
    },
  );
