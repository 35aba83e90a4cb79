import type { Page } from 'playwright/test';

/** What keeps a page's scripts from starting: their own files, or the data of the page. */
export const late = {
  scripts: /\/assets\/[^/]*\.js$/,
  'data of the page': /\/page\.json$/,
};

/** Holds back every answer to these addresses, until the function that it gives is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    // A page that was left needs no answer.
    await route.continue().catch(() => {});
  });
  return release;
}
