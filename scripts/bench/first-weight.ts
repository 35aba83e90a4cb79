import { kilobytes, median, ratio } from './figures';
import { paintHeads, type Pair } from './first-view';
import { pageLoad, type PageLoad } from './page-load';
import { withBrowser } from './slow-phone';
import { table } from './table';

/** Visits of a page and of its floor. */
interface Visits {
  name: string;
  ours: PageLoad[];
  floor: PageLoad[];
}

const heads = ['kept slow', ...paintHeads, 'first script ms', 'HTML and CSS', 'floor', 'ratio', 'scripts'];

/**
 * What pages and their floors weigh before any touch, and when they paint and ask for scripts where the browser itself
 * keeps line and processor slow: the medians of so many visits by turns, as a table.
 */
export async function firstWeight(pairs: readonly Pair[], runs: number): Promise<string> {
  const all: Visits[] = [];
  await withBrowser(async (browser) => {
    for (const { name, site, route, floor } of pairs) {
      const visits: Visits = { name, ours: [], floor: [] };
      for (let run = 0; run < runs; run += 1) {
        visits.ours.push(await pageLoad(browser, site, route));
        visits.floor.push(await pageLoad(browser, site, floor));
      }
      all.push(visits);
    }
  });
  return table(heads, all.map(row));
}

function row({ name, ours, floor }: Visits): string[] {
  const beside = (key: 'firstPaint' | 'largestPaint' | 'htmlAndCss', unit = whole): string[] => {
    const [own, least] = [ours, floor].map((visits) => median(visits.map((visit) => visit[key])));
    return [unit(own ?? 0), unit(least ?? 0), ratio(own ?? 0, least ?? 0)];
  };
  const firstScript = median(ours.map((visit) => visit.firstScript ?? Number.NaN));
  const scripts = kilobytes(ours[0]?.scriptBytes ?? 0);
  return [
    name,
    ...beside('firstPaint'),
    ...beside('largestPaint'),
    whole(firstScript),
    ...beside('htmlAndCss', kilobytes),
    scripts,
  ];
}

function whole(milliseconds: number): string {
  return milliseconds.toFixed(0);
}
