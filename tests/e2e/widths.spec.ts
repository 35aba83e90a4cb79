import type { Page } from 'playwright/test';
import { expect, test } from './site';
import { classIn } from './support/class-in';

const buttons = `${classIn('ActionLink', 'main')}, ${classIn('ActionLink', 'quiet')}, header button, aside button`;

/** What runs out of the window, and which buttons and entries of the navigation stand in more than one line. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((oneLine) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middles = Array.from(range.getClientRects())
        .filter(({ width }) => width > 1)
        .map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) - Math.min(...middles) > 12;
    };
    const shown = Array.from(document.querySelectorAll<HTMLElement>(`${oneLine}, header li > *`)).filter(
      (one) => one.checkVisibility({ visibilityProperty: true }),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...shown
        .filter((one) => !one.matches('details') && linesOf(one))
        .map((one) => `"${one.innerText}" wraps`),
      ...shown
        .filter((one) => one.closest('header, aside') && one.getBoundingClientRect().right > clientWidth)
        .map((one) => `"${one.innerText}" is cut off`),
    ];
  }, buttons);
}

for (const name of ['', 'Chandrashekhar Venkataraghavan'])
  test(`at every width everything has its room${name && `, with the name ${name}`}`, async ({ page }) => {
    test.slow();
    await page.goto('/');
    if (name)
      await page.locator('header > a').evaluate((logo, long) => logo.lastChild?.replaceWith(long), name);
    for (let width = 320; width <= 1600; width += 8) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(page), `at ${width} px`).toEqual([]);
    }
  });
