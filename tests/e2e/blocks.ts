import type { Locator, Page } from 'playwright/test';

/** The roots of the blocks of one type. */
export function block(page: Page, type: string): Locator {
  return page.locator(`[data-block="${type}"]`);
}
