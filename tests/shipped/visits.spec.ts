import type { Page } from 'playwright/test';
import { settingsIn } from '../../scripts/files/settings-in';
import { expect, test } from '../e2e/site';
import { expectAxeClean } from '../e2e/support/axe';
import { all, builtPage, shippedRoutes } from './built-page';
import { firstScreen } from './first-screen';

/** The address that the site is built for: a link to it is a link to the site. */
const { origin = '' } = settingsIn('pages-json');

/** Where the global setup serves it. */
const shipped = process.env['SHIPPED_URL'] ?? '';

/** Asks for files without compression, which takes the server longer than the page takes to be shown. */
const asItIs = { 'Accept-Encoding': 'identity' };

/** What goes wrong while a page is shown, from now on: messages, mistakes, and own files that do not come. */
function troublesOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  page.on('response', (response) => response.status() >= 400 && found.push(response.url()));
  return found;
}

/** One window for every visit of a worker: what the pages share is fetched and compiled once. */
const visit = test.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, give) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: asItIs });
      await context.addInitScript(() => {
        addEventListener('live', () => performance.mark('live'));
        document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('pointerdown')));
      });
      await give(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits until the scripts are at work, which come with the first touch. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
}

/** Whether another page of its folder, which looks alike, is visited before it: it has its visit at night. */
function isOneOfMany(route: string): boolean {
  const [, folder, name] = route.split('/');
  return name !== undefined && shippedRoutes().find((one) => one.startsWith(`/${folder}/`)) !== route;
}

for (const route of [...shippedRoutes(), '/thank-you'])
  visit(
    `One visit finds nothing wrong with ${route}`,
    isOneOfMany(route) ? { tag: '@nightly' } : {},
    async ({ visitor: page }) => {
      const troubles = troublesOf(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const answer = await page.goto(`${shipped}${route}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      const unanswered = Object.entries(await firstScreen(page, route)).filter(([, given]) => !given);
      expect(unanswered).toEqual([]);
      // What scripts find wrong they say until then.
      await untilLive(page);
      await expectAxeClean(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(troubles).toEqual([]);
    },
  );

/** An address that stands in a page, in whole. */
interface Found {
  on: string;
  url: URL;
}

/** The addresses of the site itself in a page: of its links, pictures, scripts and styles. */
function ownAddresses(route: string): Found[] {
  const found = ['href', 'src', 'srcset', 'poster'].flatMap((attribute) =>
    all(route, `[${attribute}]`).flatMap((element) => {
      const value = element.getAttribute(attribute) ?? '';
      // Each address of `srcset` is followed by its width.
      return attribute === 'srcset'
        ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')
        : [value];
    }),
  );
  return found
    .map((address) => ({ on: route, url: new URL(address, origin + route) }))
    .filter(({ url }) => url.origin === origin);
}

test('no link is dead: every address of the site answers 200 without a redirect, and every anchor is there', async () => {
  const found = shippedRoutes().flatMap(ownAddresses);
  const places = new Map(found.map(({ on, url }) => [url.pathname + url.search, on]));
  expect(places.size).toBeGreaterThan(shippedRoutes().length);
  const dead: string[] = [];
  for (const [address, on] of places) {
    const question = { method: 'HEAD', redirect: 'manual', headers: asItIs } as const;
    const { status } = await fetch(`${shipped}${address}`, question);
    if (status !== 200) dead.push(`${status} ${address} on ${on}`);
  }
  const isPage = new Set([...shippedRoutes(), '/thank-you']);
  for (const { on, url } of found.filter(({ url: { hash, pathname } }) => hash && isPage.has(pathname))) {
    const place = builtPage(url.pathname).getElementById(decodeURIComponent(url.hash.slice(1)));
    if (!place) dead.push(`${url.pathname}${url.hash} on ${on}`);
  }
  expect(dead).toEqual([]);
});
