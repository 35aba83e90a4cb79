import type { Locator, Page } from 'playwright/test';
import { block } from './blocks';
import { expect, test } from './site';

test.use({ viewport: { width: 1440, height: 900 } });

/** Where an element lies on the page, in CSS pixels. */
function place(one: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  });
}

/** Opens a page, and waits until all of it is laid out. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
}

test(
  'of those who should attend each list shares the window with its picture, the second the other way round',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/signature-programs/outbound-training');
    const audience = block(page, 'audience');
    const whole = await place(audience);
    const pictures = audience.locator('picture');
    await expect(pictures).toHaveCount(2);
    const [first, second] = await Promise.all([place(pictures.first()), place(pictures.last())]);
    expect([first.left, first.right]).toEqual([0, 720]);
    expect([second.left, second.right]).toEqual([720, 1440]);
    expect(first.top).toBe(whole.top);
    expect(second.top).toBe(first.bottom);
    // No line of the section's own colour shows below.
    expect(second.bottom).toBe(whole.bottom + 1);
  },
);

test(
  'halves stop before a band of their colour, whose border stands between them',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/signature-programs/emotional-intelligence-at-work');
    const audience = block(page, 'audience');
    await expect(page.locator('[data-block="cta"] + [data-block="audience"]')).toHaveCount(1);
    const [whole, first] = await Promise.all([place(audience), place(audience.locator('picture').first())]);
    expect(first.top - whole.top).toBeGreaterThan(40);
    const border = audience.evaluate((section) => getComputedStyle(section, '::before').backgroundColor);
    expect(await border).toBe('rgb(89, 45, 93)');
  },
);

test(
  'a role on sand has a poster of the page’s colour at the left of its section, its name in white on it',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/industry/hospitals-and-healthcare');
    const role = page.locator('#laboratory');
    const name = role.getByRole('heading', { level: 2 });
    const [whole, poster, picture] = await Promise.all([
      place(role),
      place(name.locator('..')),
      place(role.locator('picture')),
    ]);
    expect(poster.left).toBe(0);
    expect(poster.bottom).toBe(whole.bottom);
    expect(picture.bottom).toBeCloseTo(whole.bottom, 0);
    expect([picture.left, picture.right]).toEqual([poster.left, poster.right]);
    await expect(name).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(name.locator('..')).toHaveCSS('background-color', 'rgb(15, 92, 98)');
  },
);

test(
  'of seven outcomes the first takes a row, and the others stand in two rows of three',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/signature-programs/outbound-training');
    const all = block(page, 'outcomes').locator('li');
    await expect(all).toHaveCount(7);
    const [first, ...others] = await Promise.all((await all.all()).map(place));
    const [left = Number.NaN, right = Number.NaN] = [first?.left, first?.right];
    expect(others.map((other) => other.left)).toEqual(expect.arrayContaining([left]));
    expect(new Set(others.map(({ top }) => top)).size).toBe(2);
    expect(Math.max(...others.map((other) => other.right))).toBeCloseTo(right, 0);
  },
);

test('what follows halves of the same colour keeps its room above', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/signature-programs/outbound-training');
  const after = page.locator('[data-block="audience"] + section');
  await expect(after).toHaveAttribute('data-tone', 'paper');
  const [whole, heading] = await Promise.all([place(after), place(after.getByRole('heading').first())]);
  expect(heading.top - whole.top).toBeGreaterThan(60);
});
