import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails when axe finds anything wrong in the page as it stands, when all of it is laid out (WCAG 2.2 AA and good practice). */
export async function expectAxeClean(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { unstyled, parts } = document.documentElement.dataset;
    return unstyled === undefined && parts === undefined;
  });
  const options = { runOnly: tags, resultTypes: ['violations'], selectors: false, iframes: false };
  const { violations, passes } = await page.evaluate<AxeResults>(
    `${axe}; window.axe.run(${JSON.stringify(options)})`,
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(passes.length).toBeGreaterThan(20);
}
