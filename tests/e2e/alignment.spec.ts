import { block } from './blocks';
import { expect, test } from './site';

test(
  'on a wide screen what stands beside a form begins where the line beside its heading does',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const route of ['/contact', '/invite']) {
      await page.goto(route);
      const form = block(page, 'enquiryForm');
      const [intro, aside] = await Promise.all([
        form.locator('h2 + p').boundingBox(),
        form.getByRole('complementary').boundingBox(),
      ]);
      expect(Math.abs((intro?.x ?? 0) - (aside?.x ?? Infinity))).toBeLessThan(1);
    }
  },
);

test('the large picture of a gallery has its whole shape', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/industry/hospitals-and-healthcare');
  const picture = await block(page, 'gallery').getByRole('img').first().boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});

test('the links of the jump bar are high enough for a finger', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/faqs');
  const links = page.getByRole('navigation', { name: /categories|jump/i }).getByRole('link');
  expect(await links.count()).toBe(8);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

for (const route of ['/contact'])
  test(`the thanks of ${route} are as high as their words`, { tag: '@nightly' }, async ({ page }) => {
    await page.route('**/api/forms/**', (request) => request.fulfill({ json: { ok: true } }));
    await page.goto(route, { waitUntil: 'networkidle' });
    const form = page.locator('main form');
    for (const field of await form.locator('[required]:visible').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? 'a@b.in' : 'Something to say');
    await form.locator('button[type="submit"]').last().click();
    const place = page.locator('main [data-form]');
    await expect(place.getByRole('heading')).toBeFocused();
    const { height, content, gap } = await place.evaluate((one) => {
      const parts = [...(one.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect());
      const sheet = one.parentElement?.getBoundingClientRect();
      return {
        height: sheet?.height ?? 0,
        content: (parts.at(-1)?.bottom ?? 0) - (parts[0]?.top ?? 0),
        gap: Math.max(...parts.slice(1).map(({ top }, at) => top - (parts[at]?.bottom ?? 0))),
      };
    });
    expect(gap).toBeLessThan(40);
    expect(height - content).toBeLessThan(120);
  });
