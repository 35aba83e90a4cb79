import type { Page } from 'playwright/test';

/** Keeps the page from giving up waiting, however slow the machine is: timeouts of two seconds and more never come. */
export async function withoutTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (then: () => void, ms = 0) => (ms < 2000 ? wait(then, ms) : 0),
    });
  });
}
