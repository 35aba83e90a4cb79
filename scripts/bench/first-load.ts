import type { Page } from 'playwright';

/** What a page asks for by itself, before any touch. */
export interface FirstLoad {
  /** The paths of its scripts, in the order in which they were asked for. */
  scripts: string[];
  /** The paths of the stylesheets that were asked for before the first paint. */
  styles: string[];
  /** When the first script was asked for, and when the paints were, in milliseconds from the start. */
  firstScript: number | undefined;
  firstPaint: number;
  largestPaint: number;
}

/** How long nothing may have been asked for until a page counts as loaded, in milliseconds. */
const quiet = 2500;

/**
 * Visits an address in a new page and waits until it asks for nothing more.
 * @param until has to have happened before, where a slow machine may be quiet for other reasons.
 */
export async function firstLoad(page: Page, url: string, until?: Promise<unknown>): Promise<FirstLoad> {
  await page.addInitScript(watchLargestPaint);
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await page.goto(url, { waitUntil: 'load' });
  await until;
  while (Date.now() - last < quiet) await page.waitForTimeout(quiet - (Date.now() - last));
  const { entries, firstPaint, largestPaint } = await page.evaluate(readTimes);
  const scripts = entries.filter(({ path }) => path.endsWith('.js'));
  const styles = entries
    .filter(({ path, start }) => path.endsWith('.css') && start < firstPaint)
    .map(({ path }) => path);
  const firstScript = scripts[0]?.start;
  return { scripts: scripts.map(({ path }) => path), styles, firstScript, firstPaint, largestPaint };
}

/** Runs in the page. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (last) Object.assign(window, { largestPaint: last.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. */
function readTimes(): {
  entries: { path: string; start: number }[];
  firstPaint: number;
  largestPaint: number;
} {
  const entries = performance
    .getEntriesByType('resource')
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, start: startTime }))
    .toSorted((one, other) => one.start - other.start);
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return {
    entries,
    firstPaint,
    largestPaint: (window as { largestPaint?: number }).largestPaint ?? Number.NaN,
  };
}
