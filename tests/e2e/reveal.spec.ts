import { expect, test } from './site';

const route = '/signature-programs/outbound-training';

test('sections below the first view come in once as one scrolls to them', async ({ page }) => {
  await page.goto(route, { waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { name: 'Program Outcomes' });
  await expect(page.locator('[data-block="hero"]')).not.toHaveAttribute('data-reveal');
  await expect(heading).toHaveCSS('opacity', '0');
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(heading).toHaveCSS('opacity', '1');
});

test(
  'categories of questions come in one by one, not all with the first',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/faqs', { waitUntil: 'networkidle' });
    const headings = page.locator('[data-category] h2');
    await headings.first().scrollIntoViewIfNeeded();
    await expect(headings.first()).toHaveCSS('opacity', '1');
    await expect(headings.last()).toHaveCSS('opacity', '0');
    await headings.last().scrollIntoViewIfNeeded();
    await expect(headings.last()).toHaveCSS('opacity', '1');
  },
);

test('where motion is not welcome everything stands from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Program Outcomes' })).toHaveCSS('opacity', '1');
});

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: 'Program Outcomes' })).toHaveCSS('opacity', '1');
  });
});
