import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { firstLoad } from '../../scripts/bench/first-load';
import { onSlow4G, slowedDown } from '../../scripts/bench/slow-phone';
import { projectRoot } from '../../scripts/files/project-root';
import { builtRoutes, expect, test } from './site';
import { classesOfBlocks } from './support/block-classes';

test.use({ scripts: 'late' });

const dist = join(projectRoot, 'dist');

/** The styles that a page waits for before its first paint: inside it, and in the stylesheets that it links. */
function firstStyles(route: string): string {
  const html = readFileSync(join(dist, route, 'index.html'), 'utf8').replaceAll(
    /<noscript>.*?<\/noscript>/gs,
    '',
  );
  const inside = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const linked = html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g);
  return [
    ...Array.from(inside, ([, style = '']) => style),
    ...Array.from(linked, ([, path = '']) => readFileSync(join(dist, path), 'utf8')),
  ].join('');
}

test('the style before the first paint is 6 kB at most, compressed', () => {
  const sizes = builtRoutes().map((route) => ({
    route,
    bytes: brotliCompressSync(firstStyles(route)).length,
  }));
  expect(sizes.filter(({ bytes }) => bytes < 1000 || bytes > 6000)).toEqual([]);
});

test('no page carries the style of a block that is not on it', async () => {
  const classes = await classesOfBlocks();
  expect([...classes.values()].flat().length).toBeGreaterThan(100);
  const foreign = builtRoutes().map((route) => {
    const html = readFileSync(join(dist, route, 'index.html'), 'utf8');
    const own = new Set(Array.from(html.matchAll(/data-block="(\w+)"/g), ([, type]) => type));
    const style = classNames(firstStyles(route));
    const blocks = [...classes].filter(
      ([type, names]) => !own.has(type) && names.some((name) => style.has(name)),
    );
    return { route, blocks: blocks.map(([type]) => type) };
  });
  expect(foreign.filter(({ blocks }) => blocks.length > 0)).toEqual([]);
});

function classNames(style: string): Set<string> {
  return new Set(Array.from(style.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = '']) => name));
}

for (const route of ['/', '/signature-programs/outbound-training', '/blog/building-resilience', '/faqs']) {
  test(`on slow 4G ${route} asks for no script before its largest paint`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await slowedDown(await onSlow4G(page), 4);
    const { scripts, firstScript = Infinity, largestPaint } = await firstLoad(page, route);
    expect(scripts).not.toEqual([]);
    expect(firstScript).toBeGreaterThan(largestPaint);
  });
}

test('where the largest picture is loaded late, no script is asked for before it is painted', async ({
  page,
}) => {
  // So tall that the first article's picture is the largest; the window's `load` waits for the hero's, not for that one.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.route(/\/media\/(?!blog-).*-\w{6}\.svg$/, async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  const { firstScript, largestPaint } = await firstLoad(page, '/blog');
  expect(largestPaint).toBeGreaterThan(1000);
  expect(firstScript).toBeGreaterThan(largestPaint);
});

test('the whole style is not asked for while only a background is painted', async ({ page }) => {
  await page.addInitScript(() => {
    class OnlyBackground {
      constructor(readonly hear: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {}
      observe(): void {
        this.hear({ getEntriesByName: () => [] });
      }
    }
    Object.assign(window, { PerformanceObserver: OnlyBackground });
  });
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  await page.goto('/privacy');
  await page.waitForTimeout(1000);
  expect(styles).toEqual([]);
});
