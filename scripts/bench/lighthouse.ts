import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserOptions } from '../test/browser-options';

/** What Lighthouse tells of one visit with a phone on slow 4G, simulated: times in milliseconds, scores from 0 to 100. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  scores: Scores;
}

/** By the name of the category; only those that were asked for. */
export type Scores = Partial<Record<Category, number>>;

/** What Lighthouse gives scores for. */
export type Category = (typeof categories)[number];

/** In the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Opens a browser for `work`, which visits addresses with it as often as it wants. */
export async function withLighthouse<Result>(
  work: (visit: (url: string, asked: readonly Category[]) => Promise<Visit>) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({
    chromePath: browserOptions.executablePath,
    chromeFlags: ['--headless=new', ...browserOptions.args],
  });
  try {
    return await work((url, asked) => visitOnce(url, asked, chrome.port));
  } finally {
    chrome.kill();
  }
}

async function visitOnce(url: string, asked: readonly Category[], port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...asked],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories: found } = result.lhr;
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(asked.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])),
  };
}
