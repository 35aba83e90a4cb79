import { setTimeout } from 'node:timers/promises';
import { firstLoad } from '../../scripts/bench/first-load';
import { onSlow4G, slowedDown } from '../../scripts/bench/slow-phone';
import { expect, test } from './site';
import { withoutTimeouts } from './support/without-timeouts';

test.use({ scripts: 'late' });

for (const [route, when] of [
  ['/'],
  ['/signature-programs/outbound-training', { tag: '@nightly' }],
  ['/blog/building-resilience', { tag: '@nightly' }],
  ['/faqs', { tag: '@nightly' }],
] as [string, { tag: string }?][]) {
  test(`on slow 4G ${route} asks for no script before its largest paint`, when ?? {}, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await withoutTimeouts(page);
    await slowedDown(await onSlow4G(page), 4);
    const {
      scripts,
      firstScript = Infinity,
      largestPaint,
    } = await firstLoad(page, route, page.waitForRequest(/\.js$/));
    expect(scripts).not.toEqual([]);
    expect(firstScript).toBeGreaterThan(largestPaint);
  });
}

test(
  'where the largest picture is loaded late, no script is asked for before it is painted',
  { tag: '@nightly' },
  async ({ page }) => {
    // So tall that the first article's picture is the largest; the window's `load` waits for the hero's, not for that one.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.route(/\/media\/1200x900-.*\.svg$/, async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    const { firstScript, largestPaint } = await firstLoad(page, '/blog');
    expect(largestPaint).toBeGreaterThan(1000);
    expect(firstScript).toBeGreaterThan(largestPaint);
  },
);

test(
  'the whole style is not asked for while only a background is painted',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
);

test('what the browser has not laid out yet is not measured before the scripts come', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = Element;
    const measure = Reflect.getOwnPropertyDescriptor(prototype, 'getBoundingClientRect')
      ?.value as () => DOMRect;
    prototype.getBoundingClientRect = function (this: Element) {
      if (!this.checkVisibility({ contentVisibilityAuto: true }))
        document.documentElement.dataset['forced'] = '';
      return measure.call(this);
    };
  });
  await page.route(/\.js$/, (route) => route.abort());
  const asked = page.waitForRequest(/\.js$/);
  await page.goto('/');
  const below = page.locator('main section ~ section img').last();
  expect(await below.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  await asked;
  await expect(page.locator('html')).not.toHaveAttribute('data-forced');
});
