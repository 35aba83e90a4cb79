import { expect, test } from './site';

for (const [width, height, labels] of [
  [390, 844, ['Proposed Event Date']],
  [768, 1024, ['Proposed Event Date', 'Kind of event']],
  [1440, 900, ['Proposed Event Date', 'Place', 'Kind of event', 'Audience size (optional)']],
] as const)
  test(`at ${width} px the request begins in the first screen`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/invite');
    for (const label of labels) await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
  });

for (const route of ['/invite', '/contact'])
  test(
    `beside the form of ${route} stand a client's words, and what happens when`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(route);
      const aside = page.locator('[data-block="enquiryForm"]').getByRole('complementary');
      await expect(aside.getByRole('figure').getByRole('blockquote')).toHaveText(/\w/);
      await expect(aside).toContainText(/within 24 hours/i);
    },
  );
