import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserOptions } from '../test/browser-options';
import type { Row } from './table';

/** Lighthouse's mobile scores of pages under one address, simulated slow 4G, median of three by largest paint. */
export async function measureLighthouse(origin: string, routes: string[]): Promise<Row[]> {
  const chrome = await launch({
    chromePath: browserOptions.executablePath,
    chromeFlags: ['--headless=new', ...browserOptions.args],
  });
  const rows: Row[] = [];
  for (const route of routes) {
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await visit(origin + route, chrome.port));
    const median = runs.toSorted((one, other) => one.largestPaint - other.largestPaint)[1];
    if (median)
      rows.push({
        what: `${route}: first / largest paint`,
        value: `${median.firstPaint} / ${median.largestPaint} ms`,
        ratio: median.scores,
      });
  }
  chrome.kill();
  return rows;
}

interface Visit {
  firstPaint: number;
  largestPaint: number;
  scores: string;
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const milliseconds = (name: string): number => Math.round(audits[name]?.numericValue ?? Number.NaN);
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  return {
    firstPaint: milliseconds('first-contentful-paint'),
    largestPaint: milliseconds('largest-contentful-paint'),
    scores: `${scores.join(', ')}; blocking ${milliseconds('total-blocking-time')} ms, shift ${(audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)}`,
  };
}
