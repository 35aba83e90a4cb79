import type { Page } from 'playwright/test';
import { block } from './blocks';
import { expect, test } from './site';

/** A link to another site, as the specification wants it. */
const newTab = 'a[target="_blank"][rel="noopener noreferrer"]';

const panels = (page: Page) => page.locator('#training [role="tabpanel"]');

/** The number of columns of the first of the elements. */
function columns(page: Page, selector: string): Promise<number> {
  const list = page.locator(selector).first();
  return list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
}

test.beforeEach(({ page }) => page.goto('/', { waitUntil: 'networkidle' }));

test(
  'the name is large, a word of it never breaks, and the buttons stand in a low window',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/');
    const name = page.getByRole('heading', { level: 1 });
    const look = (title: Element) => {
      const { fontSize, lineHeight } = getComputedStyle(title);
      const lines = Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      return { size: Number.parseFloat(fontSize), lines };
    };
    expect((await name.evaluate(look)).size).toBeGreaterThan(80);
    await expect(page.locator('#home').getByRole('link', { name: 'Watch Talks' })).toBeInViewport({
      ratio: 1,
    });
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await name.evaluate(look)).lines, `at ${width} px`).toBeLessThanOrEqual(2);
    }
  },
);

test('a link to a place below leads down to it', { tag: '@nightly' }, async ({ page }) => {
  const about = page.locator('#about');
  await about.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  const top = () => page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test(
  'the eight media stand in the strip twice, but once for those who listen or use the keyboard',
  { tag: '@nightly' },
  async ({ page }) => {
    const logos = block(page, 'logos');
    await expect(logos.getByRole('heading')).toHaveText('As Featured On');
    await expect(logos.getByRole('link')).toHaveCount(8);
    await expect(logos.locator(newTab)).toHaveCount(16);
    await expect(logos.locator('[inert]').locator(newTab)).toHaveCount(8);
  },
);

test(
  'the strip of media stops for who points at it or reaches it by keyboard, and stands where motion is unwelcome',
  { tag: '@nightly' },
  async ({ page }) => {
    const strip = block(page, 'logos').locator('div:has(> [inert])');
    const style = (name: string) =>
      strip.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await style('animation-name')).not.toBe('none');
    expect(await style('animation-play-state')).toBe('running');
    await block(page, 'logos').scrollIntoViewIfNeeded();
    const { y, height } = (await strip.boundingBox()) ?? { y: 0, height: 0 };
    await page.mouse.move(700, y + height / 2);
    await expect.poll(() => style('animation-play-state')).toBe('paused');
    await page.mouse.move(700, 5);
    await expect.poll(() => style('animation-play-state')).toBe('running');
    await block(page, 'logos').getByRole('link').first().focus();
    expect(await style('animation-play-state')).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await style('animation-name')).toBe('none');
  },
);

test(
  'arrow keys and clicks lead from tab to tab, one panel at a time',
  { tag: '@nightly' },
  async ({ page }) => {
    const tabs = page.locator('#training').getByRole('tab');
    const shown = panels(page).filter({ visible: true });
    await expect(shown).toHaveAttribute('id', 'communication');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(shown).toHaveAttribute('id', 'leadership');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
    await expect(shown).toHaveAttribute('id', 'customized');
    await tabs.nth(3).click();
    await expect(shown).toHaveAttribute('id', 'sales');
  },
);

for (const [width, count] of [
  [390, 2],
  [768, 4],
  [1024, 4],
  [1440, 4],
] as const)
  test(
    `at ${width} px tabs and topics stand in ${count} columns, with both pictures`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      expect(await columns(page, '#training [role="tablist"]')).toBe(count);
      expect(await columns(page, '#training ul:visible')).toBe(count);
      await expect(page.locator('#training').getByRole('img').filter({ visible: true })).toHaveCount(2);
    },
  );

for (const width of [360, 704, 1024, 1200, 1280, 1440])
  test(
    `at ${width} px no word of a topic is broken, and on a wide screen all sheets are of one height`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addStyleTag({ content: '[role="tabpanel"] { overflow-wrap: normal !important }' });
      const heights = new Set<number>();
      for (const tab of await page.locator('#training').getByRole('tab').all()) {
        await tab.click();
        const items = panels(page).filter({ visible: true }).getByRole('listitem');
        await expect(items.first()).toBeVisible();
        heights.add(
          await panels(page)
            .filter({ visible: true })
            .evaluate((one) => one.clientHeight),
        );
        expect(
          await items.evaluateAll((all) =>
            all.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
          ),
        ).toEqual([]);
      }
      if (width >= 1280) expect(heights.size).toBe(1);
    },
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels of topics are to be read', { tag: '@nightly' }, async ({ page }) => {
    await expect(panels(page).filter({ visible: true })).toHaveCount(8);
    await expect(page.locator('#training li:visible')).toHaveCount(32);
    await expect(page.locator('#training').getByRole('tablist')).toBeHidden();
    for (const panel of await panels(page).all())
      expect((await panel.boundingBox())?.width).toBeGreaterThan(700);
  });
});

for (const [name, when] of [[/^Play/], [/^Watch Now/, { tag: '@nightly' }]] as [RegExp, { tag: string }?][]) {
  test(
    `a click on ${name.source.slice(1)} opens the video over the page, Escape closes it and gives the focus back`,
    when ?? {},
    async ({ page }) => {
      const card = page.locator('#videos').getByRole('listitem').nth(1);
      const title = (await card.getByRole('heading').textContent()) ?? '';
      expect(title).not.toBe('');
      await card.getByRole('link', { name }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(card.getByRole('link', { name })).toBeFocused();
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );
}
