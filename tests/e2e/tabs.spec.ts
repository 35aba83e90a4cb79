import { expect, test } from './site';

test('Home and End choose the first and the last tab, arrows their neighbours', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  for (const [key, chosen] of [
    ['End', tabs.last()],
    ['ArrowRight', tabs.first()],
    ['ArrowLeft', tabs.last()],
    ['Home', tabs.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  }
});

test(
  "a category's address chooses its tab: on loading, on coming from a page, on the page itself",
  { tag: '@nightly' },
  async ({ page }) => {
    const isChosen = async () => {
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'sales');
      await expect(page.locator('#sales')).toBeInViewport();
      await expect(page.locator('#sales')).toBeFocused();
    };
    await page.goto('/#sales');
    await isChosen();
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    const lead = (hash: string) =>
      page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href^="/"]');
        link?.setAttribute('href', to);
        link?.click();
      }, hash);
    await lead('/#sales');
    await expect(page).toHaveURL(/\/#sales$/);
    await isChosen();
    await page.getByRole('tab').first().click();
    await page.evaluate(() => scrollTo(0, 0));
    await lead('/#sales');
    await isChosen();
    await page.getByRole('tab').first().click();
    await page.evaluate(() => {
      window.location.hash = '#leadership';
    });
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'leadership');
  },
);
