import { kilobytes, ratio } from './figures';
import type { Pair } from './first-view';
import { loadTimes, pageLoad } from './page-load';
import { withBrowser } from './slow-phone';
import { table } from './table';

/** What pages and their floors weigh before any touch, and when they ask for scripts, as a table. */
export async function firstWeight(pairs: readonly Pair[]): Promise<string> {
  const rows: string[][] = [];
  await withBrowser(async (browser) => {
    for (const { name, site, route, floor } of pairs) {
      const ours = await pageLoad(browser, site, route);
      const { htmlAndCss } = await pageLoad(browser, site, floor);
      const weights = [ours.htmlAndCss, htmlAndCss].map(kilobytes);
      const beside = ratio(ours.htmlAndCss, htmlAndCss);
      rows.push([name, ...weights, beside, kilobytes(ours.scriptBytes), ...loadTimes(ours)]);
    }
  });
  return table(
    ['weight', 'HTML and CSS', 'floor', 'ratio', 'scripts', 'largest paint ms', 'first script ms'],
    rows,
  );
}
