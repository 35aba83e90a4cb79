import { block } from './blocks';
import { expect, test } from './site';

test('each of the nine who speak of him has a picture of their own, described as a drawing', async ({
  page,
}) => {
  await page.goto('/');
  const faces = block(page, 'testimonials').getByRole('img', { name: /^Drawing of/ });
  await expect(faces).toHaveCount(9);
  const shown = await faces.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ src, alt, offsetWidth, offsetHeight }) => ({ src, alt, size: [offsetWidth, offsetHeight] })),
  );
  expect(new Set(shown.map(({ src }) => src)).size).toBe(9);
  expect(new Set(shown.map(({ alt }) => alt)).size).toBe(9);
  for (const { size } of shown) expect(size).toEqual([60, 60]);
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a tablet', 768, 1024],
  ['a desktop', 1440, 900],
] as const) {
  test(`the home page opens with his portrait and name on its picture, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = block(page, 'hero');
    const portrait = hero.getByRole('figure', { name: 'Vikram Sahyadri' }).or(hero.locator('figure'));
    await expect(portrait).toContainText('Vikram Sahyadri');
    const face = await portrait.getByRole('img').boundingBox();
    expect(face?.width).toBeGreaterThanOrEqual(88);
    expect(face?.width).toBeLessThanOrEqual(144);
    await expect(hero.getByRole('img').first()).toHaveAttribute('fetchpriority', 'high');
    await expect(portrait.getByRole('img')).not.toHaveAttribute('fetchpriority');
    for (const link of await hero.getByRole('link').all()) await link.click({ trial: true });
  });
}
