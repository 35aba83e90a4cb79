import { existsSync } from 'node:fs';
import { faultyServer } from '../../e2e/support/faulty-server';
import type { Browser, Launch } from './browser';
import { forAll, parts } from './parts';
import { chromium106, firefox } from './puppeteer';
import { webkit } from './webkit';

/** Every part of the built site in every browser, as a table; ends with 1 when something does not work. */
const runs: [launch: Launch, scripts: boolean, parts: typeof parts][] = [
  [chromium106, true, parts],
  [firefox, true, parts],
  [webkit, true, parts],
  [chromium106, false, forAll],
  [firefox, false, forAll],
];
const [only = ''] = process.argv.slice(2);
if (!existsSync('dist/index.html')) throw new Error('There is no built site: run npm run build first.');
const names = [...new Set(runs.flatMap(([, , all]) => Object.keys(all)))];
const columns: { name: string; results: Map<string, string> }[] = [];
const failures: string[] = [];

for (const [launch, scripts, all] of runs) {
  const browser = await launch({ scripts });
  const name = browser.name + (scripts ? '' : ', no scripts');
  columns.push({ name, results: await resultsOf(browser, name, all) });
  await browser.close();
}

async function resultsOf({ tab }: Browser, name: string, all: typeof parts): Promise<Map<string, string>> {
  const results = new Map<string, string>();
  for (const [part, visit] of Object.entries(all)) {
    if (!part.includes(only)) continue;
    const site = await faultyServer('dist');
    const failure = await visit(tab, site).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    results.set(part, failure === undefined ? 'works' : 'FAILS');
    if (failure !== undefined) failures.push(`${name}, ${part}: ${failure}`);
    await site.close();
  }
  return results;
}

const cells = [
  ['', ...columns.map(({ name }) => name)],
  ...names.map((part) => [part, ...columns.map(({ results }) => results.get(part) ?? '')]),
];
const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0))) ?? [];
for (const row of cells) console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | '));
for (const failure of failures) console.log(`\n${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
