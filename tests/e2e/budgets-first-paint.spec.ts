import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { firstLoad } from '../../scripts/bench/first-load';
import { onSlow4G, slowedDown } from '../../scripts/bench/slow-phone';
import { compressedBytes } from '../../scripts/bench/weight';
import { projectRoot } from '../../scripts/files/project-root';
import { builtRoutes, expect, test } from './site';
import { classesOfBlocks } from './support/block-classes';

test.use({ scripts: 'late' });

const dist = join(projectRoot, 'dist');

/** What comes before the first paint: a page with what it links as stylesheets, as paths in the site. */
function beforePaint(route: string): string[] {
  const page = join(route, 'index.html');
  const html = readFileSync(join(dist, page), 'utf8').replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const links = html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g);
  return [page, ...Array.from(links, ([, path = '']) => path)];
}

test('a page and its style are 20 kB at most, compressed, and with the questions 28', () => {
  const heavy = builtRoutes()
    .map((route) => ({ route, bytes: compressedBytes(dist, beforePaint(route)) }))
    .filter(({ route, bytes }) => bytes > (route === '/faqs' ? 28_000 : 20_000));
  expect(heavy).toEqual([]);
});

/** What a server sends at once, before it waits for an answer: ten segments (https://www.rfc-editor.org/rfc/rfc6928). */
const firstWindow = 10 * 1460;

/** Six tables of words: 14.5 kB without what its server says of it. */
const longest = '/industry/it-and-software';

test('home, programs and industries come at once, whole, with what their server says of them', async ({
  page,
}) => {
  const ofKind = (route: string) => /^\/(?:signature-programs|industry)\//.test(route) && route !== longest;
  const routes = ['/', ...builtRoutes().filter(ofKind)];
  expect(routes.length).toBeGreaterThan(14);
  for (const route of routes) {
    const sizes = await (await page.goto(route, { waitUntil: 'commit' }))?.request().sizes();
    const bytes = sizes && sizes.responseHeadersSize + sizes.responseBodySize;
    expect(bytes, route).toBeGreaterThan(5000);
    expect(bytes, route).toBeLessThanOrEqual(firstWindow);
  }
});

test('no page carries the style of a block that is not on it', async () => {
  const classes = await classesOfBlocks();
  expect([...classes.values()].flat().length).toBeGreaterThan(100);
  const foreign = builtRoutes().map((route) => {
    const texts = beforePaint(route).map((path) => readFileSync(join(dist, path), 'utf8'));
    const own = new Set(Array.from(texts[0]?.matchAll(/data-block="(\w+)"/g) ?? [], ([, type]) => type));
    const style = styleOf(texts);
    const blocks = [...classes].filter(
      ([type, names]) => !own.has(type) && names.some((name) => style.has(name)),
    );
    return { route, blocks: blocks.map(([type]) => type) };
  });
  expect(foreign.filter(({ blocks }) => blocks.length > 0)).toEqual([]);
});

/** The class names in a page's `<style>` and in its stylesheets. */
function styleOf([page = '', ...sheets]: string[]): Set<string> {
  const inside = Array.from(page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, style = '']) => style);
  const names = [...inside, ...sheets].join('').matchAll(/\.(-?[_a-z][\w-]*)/gi);
  return new Set(Array.from(names, ([, name = '']) => name));
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
