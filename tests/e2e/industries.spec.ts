import { block } from './blocks';
import { expect, test } from './site';

test(
  'on a wide screen the solution of a quiet role stands beside its problem and diagnosis',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto('/industry/hospitals-and-healthcare');
    const role = block(page, 'painTable').filter({ hasText: 'Doctors and specialists' });
    const row = role.locator('tbody tr').first().locator('th, td');
    await expect(row).toHaveCount(3);
    const boxes = await row.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
    const [problem, diagnosis, solution] = boxes;
    expect(solution.top).toBe(problem.top);
    expect(solution.left).toBeGreaterThan(problem.right);
    expect(diagnosis.top).toBeGreaterThanOrEqual(problem.bottom);
    expect(diagnosis.left).toBe(problem.left);
    // Their names stand once, above them, and not in every row.
    const head = await role
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().x));
    expect([head[0], head[2]]).toEqual([problem.x, solution.x]);
    const repeated = await row.first().evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(repeated).toBe('none');
  },
);

test(
  'on a tablet what was counted stands below the portrait, and the button at its right',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/industry/hospitals-and-healthcare');
    const profile = block(page, 'profile');
    const [portrait, counted, button] = await Promise.all(
      [profile.locator('picture'), profile.getByText(/^From \d+ to/), profile.getByRole('link')].map((one) =>
        one.boundingBox(),
      ),
    );
    if (!portrait || !counted || !button) throw new Error('One of the three is not shown.');
    expect(counted.x).toBeCloseTo(portrait.x, 0);
    expect(counted.y).toBeGreaterThan(portrait.y + portrait.height);
    expect(button.x).toBeGreaterThan(counted.x + counted.width);
    expect(button.y + button.height).toBeGreaterThan(counted.y);
  },
);
