import type { Locator, Page } from 'playwright/test';

/** The roots of the blocks of one type. */
export function block(page: Page, type: string): Locator {
  return page.locator(`[data-block="${type}"]`);
}

/** The entries of the list that follows a heading. */
export function listUnder(page: Page, heading: string): Locator {
  return page.locator('div', { has: page.locator(`> h2:text-is("${heading}")`) }).locator('li');
}

/** How many elements each block of a type holds, in the order of the page: `counts(page, 'gallery', 'figure')` is `[6, 4]`. */
export async function counts(page: Page, type: string, element: string): Promise<number[]> {
  const blocks = await block(page, type).all();
  return Promise.all(blocks.map((one) => one.locator(element).count()));
}
