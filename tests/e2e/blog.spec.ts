import { block } from './blocks';
import { expect, test, variantUrl } from './site';

test(
  'beside an article its headings stay in view and lead to its parts; on small screens they are left out',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/blog/building-resilience');
    const contents = page.getByRole('navigation', { name: 'In this article' });
    const titles = page.locator(`article .ArticleFrame-text h2`);
    await expect(titles).not.toHaveCount(0);
    await expect(contents.getByRole('link')).toHaveText(await titles.allTextContents());
    await contents.getByRole('link', { name: 'Keep one small thing going' }).click();
    await expect(page).toHaveURL(/#keep-one-small-thing-going$/);
    await expect(page.getByRole('heading', { name: 'Keep one small thing going' })).toBeInViewport();
    await expect(contents).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText('Keep one small thing going');
    // Whoever leaps over headings is where the leap ended.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveText('Write the card this evening');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    // The way on stands beside the text, and on a phone below it alone.
    const ways = page.getByRole('main').getByRole('link', { name: 'Click here to Connect' });
    await expect(ways).toHaveCount(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents).toBeHidden();
    await expect(ways).toHaveCount(1);
  },
);

test(
  'what is marked in an article stands large beside another paragraph, where there is room',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/blog/building-resilience');
    const paragraph = page.locator('p[data-pull]').first();
    const quote = () => paragraph.evaluate((found) => getComputedStyle(found, '::after').content);
    const pulled = (await paragraph.getAttribute('data-pull')) ?? '';
    await expect(page.locator('mark').filter({ hasText: pulled })).toHaveText(pulled);
    await expect(paragraph.locator('mark').filter({ hasText: pulled })).toHaveCount(0);
    expect(await quote()).toContain(pulled);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await quote()).toBe('none');
  },
);

test(
  "a word with a hyphen in an article's title does not break at it",
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog');
    const word = page.getByRole('heading', { name: 'The Bad-Apple Effect' }).getByText('Bad-Apple').last();
    const lines = await word.evaluate(
      (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  },
);

test('the list of articles begins with the newest, in columns, and each card leads to its article', async ({
  page,
}) => {
  await page.goto('/blog');
  const list = block(page, 'articles');
  const cards = list.getByRole('article');
  await expect(cards).toHaveCount(4);
  const days = await cards
    .locator('time')
    .evaluateAll((all: HTMLTimeElement[]) => all.map((it) => it.dateTime));
  expect(days).toEqual(days.toSorted().toReversed());
  const columns = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ');
  expect(await list.locator('ul').first().evaluate(columns)).not.toHaveLength(1);
  for (const card of await cards.all()) {
    // What the picture shows is told by the article.
    await expect(card.locator('img[alt=""]')).toHaveCount(1);
    await expect(card).toContainText(/\d min read/);
    const address = (await card.locator('h3 a').getAttribute('href')) ?? '';
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', address);
  }
});

test('an article has its head, the time that it takes to read, and ways on at its end', async ({ page }) => {
  await page.goto('/blog/building-resilience');
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const head = page.locator('article > header');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Building Resilience');
  await expect(head.locator('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/);
  await expect(head.getByRole('img')).toHaveCount(1);
  const text = await page.locator(`article .ArticleFrame-text`).innerText();
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
  const minutes = Number(/(\d+) min read/.exec(await head.innerText())?.[1]);
  expect(Math.abs(minutes - Math.floor(words / 200))).toBeLessThanOrEqual(1);
  const end = page.locator('article > footer');
  await expect(end.getByRole('link', { name: 'Click here to Connect' })).toHaveAttribute('href', '/invite');
  await expect(end.getByRole('link', { name: 'Back to All Articles' })).toHaveAttribute('href', '/blog');
  await expect(page.locator('article > aside h3 a')).toHaveCount(3);
  await expect(page.locator('article > aside a[href="/blog/building-resilience"]')).toHaveCount(0);
});

for (const basePath of ['', '/site']) {
  test(
    `an unknown article below ${basePath}/ answers 404 and leads back to the blog`,
    basePath === '' ? {} : { tag: '@nightly' },
    async ({ page }) => {
      const address = '/blog/no-such-article';
      const response = await page.goto(basePath === '' ? address : variantUrl(address));
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('404 - Article Not Found');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
      await expect(page.getByRole('main')).toContainText(
        "Sorry, we couldn't find the article you're looking for.",
      );
      const back = page.getByRole('main').getByRole('link', { name: 'Back to Blog' });
      await expect(back).toHaveAttribute('href', `${basePath}/blog`);
    },
  );
}

for (const address of ['/blogs/no-such-article', '/industry/no-such-industry']) {
  test(`${address} answers the general 404 page`, { tag: '@nightly' }, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
}

test(
  'the shorter the title of an article, the larger it is, and none has more than four lines',
  { tag: '@nightly' },
  async ({ page }) => {
    const sizes: number[] = [];
    for (const route of ['/blog/building-resilience', '/best-motivational-speaker-in-pune'])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const { size, lines } = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
          const { fontSize, lineHeight } = getComputedStyle(title);
          const { height } = title.getBoundingClientRect();
          return {
            size: Number.parseFloat(fontSize),
            lines: Math.round(height / Number.parseFloat(lineHeight)),
          };
        });
        expect(lines, `${route} at ${width} px`).toBeLessThanOrEqual(4);
        sizes.push(size);
      }
    const [shortOnPhone = 0, short = 0, longOnPhone = 0, long = 0] = sizes;
    expect(shortOnPhone).toBeGreaterThan(longOnPhone);
    expect(short).toBeGreaterThan(long);
    expect(longOnPhone).toBeGreaterThanOrEqual(32);
  },
);
