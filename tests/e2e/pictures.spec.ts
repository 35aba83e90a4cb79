import type { Locator, Page } from 'playwright/test';
import { expect, test } from './site';

const route = '/signature-programs/outbound-training';
const lastPicture = (page: Page) => page.locator('[data-block="gallery"] ul').first().locator('img').first();

/** Holds back what answers for pictures until the function that it gives is called. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/**', async (held) => {
    await released;
    await held.continue().catch(() => {});
  });
  return release;
}

/** The sum of all layout shifts so far (https://web.dev/articles/cls). */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList): number =>
          entries.reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 200);
      }),
  );

const blurred = (page: Page): Locator => page.locator('img[data-loaded="no"]');

test('a picture is blurred until it comes near and has loaded, and nothing jumps', async ({ page }) => {
  const release = await holdPictures(page);
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  const picture = lastPicture(page);
  await expect(picture).toHaveAttribute('data-loaded', 'no');
  await expect(picture).toHaveCSS('filter', /blur/);
  await picture.scrollIntoViewIfNeeded();
  const placeholder = picture.locator('..');
  await expect(placeholder).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(picture).toHaveAttribute('data-loaded', 'no');
  // The faces have come, and all is laid out in them.
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const before = await shifts(page);
  release();
  await expect(picture).toHaveAttribute('data-loaded', 'yes');
  await expect(picture).toHaveCSS('filter', 'none');
  expect(await shifts(page)).toBe(before);
});

test(
  'a picture that has come waits blurred until it is 100 px from the window',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const picture = lastPicture(page);
    const approach = (distance: number) =>
      picture.evaluate((image, far) => {
        window.scrollBy(0, image.getBoundingClientRect().top - innerHeight - far);
      }, distance);
    await approach(140);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expect(picture).toHaveAttribute('data-loaded', 'no');
    await approach(90);
    await expect(picture).toHaveAttribute('data-loaded', 'yes');
  },
);

test(
  'the first picture, and one that was there before the script, are never hidden',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { target } of records)
          if (
            target instanceof HTMLImageElement &&
            target.dataset['loaded'] === 'no' &&
            target.closest('main')
          )
            seen.push(target.src);
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-loaded'] });
    });
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.route('**/assets/index-*.js', async (late) => {
      await expect
        .poll(() =>
          page.evaluate(() => [...document.images].every(({ complete, y }) => complete || y > innerHeight)),
        )
        .toBe(true);
      await late.continue();
    });
    // The hero of this page does not grow with the window, so that more pictures are in view.
    await page.goto('/signature-programs/outbound-training', { waitUntil: 'networkidle' });
    const above = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter(({ y }) => y < innerHeight)
        .map(({ src }) => src),
    );
    expect(above.length).toBeGreaterThan(1);
    await expect(blurred(page)).not.toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((src) => above.includes(src))).toEqual([]);
  },
);

test(
  'after a click on a link the pictures of the next page come in as well',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/signature-programs', { waitUntil: 'networkidle' });
    await page.locator('main').getByRole('link', { name: 'Outbound Training', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbound Training');
    await expect(lastPicture(page)).toHaveAttribute('data-loaded', 'no');
    await expect(page.locator('[data-block="hero"] img')).not.toHaveAttribute('data-loaded');
    await lastPicture(page).scrollIntoViewIfNeeded();
    await expect(lastPicture(page)).toHaveAttribute('data-loaded', 'yes');
  },
);

test('of a picture that does not come its words are readable', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/media/**', (gone) => gone.abort());
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  const picture = lastPicture(page);
  await expect(picture).toHaveAttribute('data-loaded', 'no');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-loaded', 'yes');
  await expect(picture).toHaveCSS('filter', 'none');
  await expect(picture).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test(
  'pictures simply show where motion is not welcome, and on paper',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('img[data-loaded]')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(blurred(page)).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const filters = await page
      .locator('main img')
      .evaluateAll((all) => all.map((image) => getComputedStyle(image).filter));
    expect(filters.filter((filter) => filter.includes('blur'))).toEqual([]);
  },
);

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('pictures simply show', async ({ page }) => {
    await page.goto(route);
    await expect(lastPicture(page)).toHaveCSS('filter', 'none');
  });
});

test(
  'a wide picture opens a page across the whole window, below its words',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/industry/retail-and-fmcg');
      const hero = page.locator('[data-block="hero"]');
      await expect(hero).toHaveAttribute('data-picture', 'wide');
      const picture = await hero.locator('picture').boundingBox();
      const button = await hero.getByRole('link').first().boundingBox();
      expect(picture?.width).toBe(width);
      expect(picture?.y).toBeGreaterThan((button?.y ?? height) + (button?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);
