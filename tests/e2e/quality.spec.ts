import { builtRoutes, expect, test, variantUrl } from './site';
import { expectAxeClean } from './support/axe';
import { isOther, loadedFiles } from './support/loaded-files';

/** The pages that are not only read. */
const withForm = new Set(['/contact', '/invite', '/podcast-guest']);

test.describe('every page', { tag: '@nightly' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('has no axe violation, no console message, no sideways scroll and loads nothing that reading does not need', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    for (const route of [...builtRoutes(), '/thank-you'])
      await test.step(route, async () => {
        const files = loadedFiles(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(route, { waitUntil: 'networkidle' });
        await page.waitForLoadState('networkidle');
        for (const width of [390, 1440]) {
          // A page takes the width of its window while it is shown too.
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          await expectAxeClean(page);
        }
        expect(messages).toEqual([]);
        expect(files).toContain('/assets/index.js');
        if (!withForm.has(route)) expect(files.filter(isOther)).toEqual([]);
      });
  });
});

test('the site works under a base path', async ({ page }) => {
  const wrong: string[] = [];
  page.on('response', (response) => response.status() >= 400 && wrong.push(response.url()));
  page.on('console', (message) => wrong.push(message.text()));
  await page.goto(variantUrl('/'));
  await page.getByRole('link', { name: 'Outbound Training' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbound Training');
  expect(new URL(page.url()).pathname).toBe('/site/signature-programs/outbound-training');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbound Training');
  expect(wrong).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read completely and links work', async ({ page }) => {
    await page.goto('/signature-programs');
    await page.getByRole('link', { name: 'Outbound Training' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbound Training');
    await expect(page.locator('[data-block="painTable"] tbody tr:visible')).toHaveCount(3);
    await page.locator('[data-block="gallery"] a').first().click();
    expect(page.url()).toMatch(/\/media\/1200x900-\d-[0-9a-z]+\.svg$/);
  });

  test('the menu of a phone opens and leads on', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('By Industry').click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Hospitals & Healthcare' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Transforming Patient Care Through People',
    );
  });
});
