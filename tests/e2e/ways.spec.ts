import { block } from './blocks';
import { expect, test } from './site';

/** Two windows, and whether the way to all videos of home stands beside the heading in them. */
const places = {
  wide: { width: 1440, isBeside: true },
  phone: { width: 390, isBeside: false },
};

for (const [name, { width, isBeside }] of Object.entries(places))
  test(
    `on a ${name} window the way to all videos stands ${isBeside ? 'beside the heading' : 'below the list'}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      // Until a part is laid out its height is a guess.
      await expect(page.locator('html')).not.toHaveAttribute('data-parts');
      const videos = block(page, 'videos');
      const way = await videos.getByRole('link', { name: 'View All Videos' }).boundingBox();
      const list = await videos.getByRole('list').boundingBox();
      const heading = await videos.getByRole('heading', { level: 2 }).boundingBox();
      if (!way || !list || !heading) throw new Error('One of the three is not shown.');
      if (isBeside) {
        expect(way.y).toBeLessThan(heading.y + heading.height);
        expect(way.x).toBeGreaterThan(heading.x);
      } else expect(way.y).toBeGreaterThan(list.y + list.height);
    },
  );

test(
  'an opening whose loud button leads to an enquiry or a chat promises a reply',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const route of ['/', '/signature-programs/sales-marketing-transformation']) {
      await page.goto(route);
      await expect(block(page, 'hero').getByText('Reply within 24 hours')).toBeVisible();
    }
    await page.goto('/contact');
    await expect(block(page, 'hero')).not.toContainText('Reply within');
  },
);
