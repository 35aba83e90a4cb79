import { block } from './blocks';
import { expect, test } from './site';

test(
  'each of those who speak of him has a picture of their own, that is described',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    const faces = block(page, 'testimonials').getByRole('img', { name: /^Shape/ });
    await expect(faces).toHaveCount(3);
    const shown = await faces.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ src, alt, offsetWidth, offsetHeight }) => ({ src, alt, size: [offsetWidth, offsetHeight] })),
    );
    expect(new Set(shown.map(({ src }) => src)).size).toBe(3);
    expect(new Set(shown.map(({ alt }) => alt)).size).toBe(3);
    for (const { size } of shown) expect(size[0]).toBe(size[1]);
  },
);

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a tablet', 768, 1024],
  ['a desktop', 1440, 900],
] as const) {
  test(
    `the home page opens with his portrait above his name, on ${name}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const hero = block(page, 'hero');
      const portrait = hero.getByRole('img', { name: 'of 800 by 1000' });
      const face = await portrait.boundingBox();
      expect(face?.width).toBeGreaterThanOrEqual(80);
      expect(face?.width).toBeLessThanOrEqual(144);
      const title = await hero.getByRole('heading', { name: 'Arun Deshpande' }).boundingBox();
      expect(title?.y).toBeGreaterThan((face?.y ?? 0) + (face?.height ?? 0));
      await expect(hero.locator('img[fetchpriority="high"]')).toHaveCount(1);
      await expect(portrait).toHaveAttribute('fetchpriority', 'low');
      for (const link of await hero.getByRole('link').all()) await link.click({ trial: true });
    },
  );
}
