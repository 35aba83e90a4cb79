import { block } from './blocks';
import { expect, test } from './site';

test(
  'the pictures of the four places make one row on a desktop, and stand beside their addresses on a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const places = block(page, 'contact').locator('li', { has: page.locator('picture') });
    await expect(places).toHaveCount(4);
    const boxes = async (part: string) =>
      (await Promise.all((await places.locator(part).all()).map((one) => one.boundingBox()))).map((box) => {
        if (!box) throw new Error(`A ${part} is not shown.`);
        return box;
      });
    const row = await boxes('picture');
    expect(new Set(row.map(({ y }) => y)).size).toBe(1);
    for (const [at, { x }] of row.entries())
      if (at > 0) expect(x).toBeCloseTo((row[at - 1]?.x ?? 0) + (row[at - 1]?.width ?? 0), 0);
    await page.setViewportSize({ width: 390, height: 844 });
    const [pictures, names] = [await boxes('picture'), await boxes('h3')];
    for (const [at, { x, y, width }] of pictures.entries()) {
      expect(names[at]?.y).toBeCloseTo(y, 0);
      expect(names[at]?.x).toBeGreaterThan(x + width);
    }
  },
);
