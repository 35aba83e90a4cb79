import type { Page } from 'playwright/test';
import { block, counts } from './blocks';
import { expect, test } from './site';
import { classIn } from './support/class-in';

/** A link to another site, as the specification wants it. */
const newTab = 'a[target="_blank"][rel="noopener noreferrer"]';

/** How many topics each tab holds, in their order (specification, section 9). */
const sizes = [
  ['communication', 12],
  ['leadership', 12],
  ['management', 8],
  ['sales', 8],
  ['strategic', 8],
  ['team-building', 6],
  ['soft-skills', 8],
  ['customized', 21],
];

const panels = (page: Page) => page.locator('#training [role="tabpanel"]');

/** The number of columns of the first of the elements. */
function columns(page: Page, selector: string): Promise<number> {
  const list = page.locator(selector).first();
  return list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
}

test.beforeEach(({ page }) => page.goto('/', { waitUntil: 'networkidle' }));

test('the sections with anchors stand in the order of the specification', async ({ page }) => {
  const anchors = ['home', 'about', 'training', 'videos', 'testimonials', 'books', 'contact'];
  const ids = await page.locator('[data-block][id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
});

test('the opening has the portrait, the name, the picture, the tagline and two buttons', async ({ page }) => {
  const hero = page.locator('#home');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Vikram Sahyadri');
  await expect(hero.getByRole('img')).toHaveCount(2);
  await expect(hero).toContainText(
    /speaker, leadership coach, TEDx\sspeaker, behavioural coach(?: and|,) author/i,
  );
  await expect(hero.getByRole('link')).toHaveText(['Invite', 'Watch Talks']);
  await expect(hero.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', '/invite');
  await expect(hero.getByRole('link', { name: 'Watch Talks' })).toHaveAttribute('href', '/videos');
});

test('the name is large, a word of it never breaks, and the buttons stand in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const name = page.getByRole('heading', { level: 1 });
  const look = (title: Element) => {
    const { fontSize, lineHeight } = getComputedStyle(title);
    const lines = Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    return { size: Number.parseFloat(fontSize), lines };
  };
  expect((await name.evaluate(look)).size).toBeGreaterThan(80);
  await expect(page.locator('#home').getByRole('link', { name: 'Watch Talks' })).toBeInViewport({ ratio: 1 });
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await name.evaluate(look)).lines, `at ${width} px`).toBeLessThanOrEqual(2);
  }
});

test('about has a photo and four tick points, and its button leads down to the contact section', async ({
  page,
}) => {
  const about = page.locator('#about');
  await expect(about.getByRole('img')).toHaveCount(1);
  await expect(about.getByRole('listitem')).toHaveText([
    'Motivational Speaker and TEDx Speaker',
    'Certified Corporate and Leadership Coach',
    'Published Author',
    'Entrepreneur',
  ]);
  await about.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  const top = () => page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test('the eight media stand in the strip twice, but once for those who listen or use the keyboard', async ({
  page,
}) => {
  const logos = block(page, 'logos');
  await expect(logos.getByRole('heading')).toHaveText('As Featured On');
  await expect(logos.getByRole('link')).toHaveCount(8);
  await expect(logos.locator(newTab)).toHaveCount(16);
  await expect(logos.locator('[inert]').locator(newTab)).toHaveCount(8);
});

test('the strip of media stops for who points at it or reaches it by keyboard, and stands where motion is unwelcome', async ({
  page,
}) => {
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
});

test('the training tabs have the sizes of the specification and start on communication', async ({ page }) => {
  const topics = await panels(page).evaluateAll((all) =>
    all.map((panel) => [panel.id, panel.querySelectorAll('li').length]),
  );
  expect(topics).toEqual(sizes);
  const training = page.locator('#training');
  await expect(training.getByRole('tab')).toHaveCount(8);
  await expect(training.getByRole('tab').nth(4)).toHaveText('Strategic Skills');
  await expect(panels(page).filter({ visible: true })).toHaveAttribute('id', 'communication');
  await expect(training.getByRole('img')).toHaveCount(2);
});

test('arrow keys and clicks lead from tab to tab, one panel at a time', async ({ page }) => {
  const tabs = page.locator('#training').getByRole('tab');
  const shown = panels(page).filter({ visible: true });
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
});

for (const [width, count] of [
  [390, 2],
  [768, 4],
  [1024, 4],
  [1440, 4],
] as const)
  test(`at ${width} px tabs and topics stand in ${count} columns, with both pictures`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns(page, '#training [role="tablist"]')).toBe(count);
    expect(await columns(page, '#training ul:visible')).toBe(count);
    await expect(page.locator('#training').getByRole('img').filter({ visible: true })).toHaveCount(2);
  });

for (const width of [360, 704, 1024, 1200, 1280, 1440])
  test(`at ${width} px no word of a topic is broken, and on a wide screen all sheets are of one height`, async ({
    page,
  }) => {
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
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels of topics are to be read', async ({ page }) => {
    await expect(panels(page).filter({ visible: true })).toHaveCount(8);
    await expect(page.locator('#training li:visible')).toHaveCount(83);
    await expect(page.locator('#training').getByRole('tablist')).toBeHidden();
    for (const panel of await panels(page).all())
      expect((await panel.boundingBox())?.width).toBeGreaterThan(700);
  });
});

test('the first six videos have badge, title, source, play button and Watch Now; a button leads to all', async ({
  page,
}) => {
  const videos = page.locator('#videos');
  const cards = videos.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.locator(classIn('Videos', 'badge'))).toHaveText(Array<RegExp>(6).fill(/\w/));
  await expect(cards.getByRole('heading')).toHaveText(Array<RegExp>(6).fill(/\w/));
  await expect(cards.getByText('YouTube', { exact: true })).toHaveCount(6);
  await expect(cards.getByRole('link', { name: /^Play/ })).toHaveCount(6);
  await expect(cards.getByRole('link', { name: /^Watch Now/ })).toHaveCount(6);
  await expect(videos.getByRole('link', { name: 'View All Videos' })).toHaveAttribute('href', '/videos');
});

for (const name of [/^Play/, /^Watch Now/]) {
  test(`a click on ${name.source.slice(1)} opens the video over the page, Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    const card = page.locator('#videos').getByRole('listitem').nth(1);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    expect(title).not.toBe('');
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card.getByRole('link', { name })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('right below the opening stands what three clients counted, each with the way to its trade', async ({
  page,
}) => {
  const proof = page.locator('[data-picture] + [data-block="proof"]');
  await expect(proof.getByText(/^From \d+ to \d+ [a-z]/)).toHaveCount(3);
  const ways = await proof.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(ways).toHaveLength(3);
  for (const way of ways) expect(way).toMatch(/^\/(?:industry|signature-programs)\//);
});

test('nine clients give five stars each, on cards in three columns', async ({ page }) => {
  expect(await counts(page, 'testimonials', 'blockquote')).toEqual([9]);
  await expect(page.locator('#testimonials').getByText('5 of 5 stars')).toHaveCount(9);
  await expect(page.locator('#testimonials').getByText('★★★★★')).toHaveCount(9);
  const cards = await page.locator('#testimonials li').all();
  const places = await Promise.all(cards.map((card) => card.boundingBox()));
  expect(new Set(places.map((place) => place?.x)).size).toBe(3);
  expect(new Set(places.map((place) => place?.y)).size).toBe(3);
});

test('three books have a cover, two readers each and a shop in a new tab', async ({ page }) => {
  const books = page.locator('#books').getByRole('article');
  await expect(books.locator('h3')).toHaveText([
    /Winning Edge.*English/,
    /Winning Edge.*Marathi/,
    /Unanswered/,
  ]);
  await expect(books.getByRole('img')).toHaveCount(3);
  for (const book of await books.all()) {
    await expect(book.locator('blockquote')).toHaveCount(2);
    const buy = book.locator(newTab, { hasText: 'Buy Now on Amazon' });
    await expect(buy).toHaveAttribute('href', /^https:\/\/www\.amazon\./);
  }
});

test('the latest three articles have Read More, and a button leads to all', async ({ page }) => {
  const articles = block(page, 'articles');
  await expect(articles.getByRole('article')).toHaveCount(3);
  await expect(articles.getByRole('link', { name: /^Read More/ })).toHaveCount(3);
  await expect(articles.getByRole('link', { name: 'View All Articles' })).toHaveAttribute('href', '/blog');
});
