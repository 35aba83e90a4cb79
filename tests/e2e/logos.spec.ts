import type { Page } from 'playwright/test';
import { expect, test } from './site';

const strip = (page: Page) => page.locator('[data-block="logos"]');
const at = (page: Page) =>
  strip(page)
    .locator('ul')
    .first()
    .evaluate((row) => row.getBoundingClientRect().x);
const moves = async (page: Page): Promise<boolean> => {
  const before = await at(page);
  await page.waitForTimeout(120);
  return (await at(page)) !== before;
};

test('the strip of names moves until one pauses it (WCAG 2.2.2)', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const pause = strip(page).getByRole('button', { name: /^Pause/ });
  await pause.scrollIntoViewIfNeeded();
  await expect.poll(() => moves(page)).toBe(true);
  const [before, box] = [await strip(page).boundingBox(), await pause.boundingBox()];
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await pause.press('Enter');
  const play = strip(page).getByRole('button', { name: /^Play/ });
  await expect(play).toBeFocused();
  await expect.poll(() => moves(page)).toBe(false);
  const [after, playBox] = [await strip(page).boundingBox(), await play.boundingBox()];
  expect(after?.height).toBe(before?.height);
  expect(playBox?.width).toBe(box?.width);
  await play.press('Enter');
  await expect.poll(() => moves(page)).toBe(true);
});

test.describe('where motion is not welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'nothing moves, all names stand there, and there is no button',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await moves(page)).toBe(false);
      await expect(strip(page).getByRole('button')).toHaveCount(0);
      const [last, window] = [await strip(page).getByRole('link').last().boundingBox(), page.viewportSize()];
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'nothing moves, and there is no button that would do nothing',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/');
      const box = strip(page).locator('ul').first();
      const before = await box.boundingBox();
      await page.waitForTimeout(200);
      expect(await box.boundingBox()).toEqual(before);
      await expect(strip(page).getByRole('button')).toHaveCount(0);
      expect(before?.width).toBeLessThanOrEqual(1440);
    },
  );
});

test(
  'the heading of the media goes with them, and never lies on them',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/about-arun-deshpande', { waitUntil: 'networkidle' });
    const media = page.locator('[data-block="logos"]');
    const heading = media.getByRole('heading');
    await heading.evaluate((one) => {
      const { bottom } = one.closest('section')?.getBoundingClientRect() ?? { bottom: 0 };
      window.scrollTo({ top: window.scrollY + bottom - 160, behavior: 'instant' });
    });
    const [above, first] = await Promise.all([
      heading.boundingBox(),
      media.getByRole('link').first().boundingBox(),
    ]);
    if (!above || !first) throw new Error('The heading or the first name is not shown.');
    expect(above.y + above.height).toBeLessThanOrEqual(first.y);
  },
);
