import type { Locator } from 'playwright/test';
import { block } from './blocks';
import { expect, test } from './site';

const route = '/signature-programs/emotional-intelligence-at-work';

/** How far the middle of each text lies from the middle of its station, in parts of a station. */
function distances(story: Locator): Promise<number[]> {
  return story.evaluate((section) => {
    const picture = section.querySelector('picture')?.getBoundingClientRect();
    const texts = [...section.querySelectorAll('ol > li')].map((li) => li.getBoundingClientRect());
    const station = (picture?.width ?? Number.NaN) / texts.length;
    return texts.map(({ left, width }, at) =>
      Math.abs((left + width / 2 - (picture?.left ?? Number.NaN)) / station - (at + 0.5)),
    );
  });
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const)
  test(
    `at ${width} px each text of a story stands below its station`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(route);
      const story = block(page, 'story');
      await story.scrollIntoViewIfNeeded();
      const found = await distances(story);
      expect(found).toHaveLength(5);
      for (const distance of found) expect(distance).toBeLessThan(0.25);
      const picture = await story.locator('picture').boundingBox();
      expect(picture?.x).toBe(0);
      expect(picture?.width).toBeGreaterThanOrEqual(width);
    },
  );

test(
  'six stations, the most there are, are all in view on a desktop',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/signature-programs/sales-marketing-transformation');
    const story = block(page, 'story');
    await expect(story.locator('li')).toHaveCount(6);
    const hidden = await story.locator('figure').evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  },
);

test.describe('on a phone', { tag: '@nightly' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a story is swiped, also by the keyboard, and the page is not', async ({ page }) => {
    await page.goto(route);
    const story = block(page, 'story');
    await story.scrollIntoViewIfNeeded();
    const frieze = story.locator('figure');
    const { width = 0 } = (await story.locator('li').first().boundingBox()) ?? {};
    expect(width / 390).toBeGreaterThan(0.75);
    expect(width / 390).toBeLessThan(0.9);
    await expect(frieze).toHaveAttribute('tabindex', '0');
    await frieze.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frieze.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the text of an opening stands below its picture, and the buttons above it', async ({ page }) => {
    await page.goto(route);
    const hero = block(page, 'hero');
    const tops = await Promise.all(
      [hero.getByRole('link').first(), hero.locator('picture'), hero.locator('h1 ~ div').first()].map(
        async (part) => (await part.boundingBox())?.y ?? Number.NaN,
      ),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test('on paper a story is whole', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  const story = block(page, 'story');
  const { clientWidth, scrollWidth } = await story
    .locator('figure')
    .evaluate(({ clientWidth: shown, scrollWidth: all }) => ({ clientWidth: shown, scrollWidth: all }));
  expect(scrollWidth).toBe(clientWidth);
  await expect(story.locator('li').filter({ visible: true })).toHaveCount(5);
});

test(
  'no word below a story of six stations is torn or runs to the edge of the window',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/signature-programs/sales-marketing-transformation');
    const labels = block(page, 'story').locator('li > p:first-of-type');
    await expect(labels).toHaveCount(6);
    const lines = await labels.evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
    const right = await block(page, 'story')
      .locator('li')
      .last()
      .evaluate((li) => {
        const words = document.createRange();
        words.selectNodeContents(li);
        return Math.max(...[...words.getClientRects()].map((rect) => rect.right));
      });
    // The page's own margin.
    expect(right).toBeLessThanOrEqual(1440 - 74);
  },
);
