import type { Page } from 'playwright/test';
import { block } from './blocks';
import { builtRoutes, expect, test, variantUrl } from './site';
import { classIn } from './support/class-in';

/** The guides live at routes of their own (specification, section 2, below the route table). */
const guides = [
  'best-motivational-speaker-in-mumbai',
  'best-motivational-speaker-in-pune',
  'best-team-building-trainer-in-pune',
];

/** The subjects that the specification names by their slugs' topics (section 2, "Blog"). */
const subjects = [
  ...guides.map((slug) => `/${slug}`),
  '/blog/real-experience-beats-theory',
  '/blog/training-nation-builders-with-bro',
  '/blog/ministry-of-defence-bro-software-course',
  '/blog/in-the-news',
  '/blog/the-bad-apple-effect',
  '/blog/leadership-training-for-infrastructure-companies',
  '/blog/leadership-in-remote-work',
  '/blog/building-resilience',
  '/blog/psychology-of-high-performance',
];

const articles = builtRoutes().filter((route) => /^\/(?:blog\/.|best-)/.test(route));

/** The words of an article's text, as one reads them when all of it is laid out. */
async function wordsOf(page: Page): Promise<number> {
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const text = await page.locator(`article ${classIn('ArticleFrame', 'text')}`).innerText();
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}

test('beside an article its headings stay in view and lead to its parts; on small screens they are left out', async ({
  page,
}) => {
  await page.goto('/blog/building-resilience');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const titles = page.locator(`article ${classIn('ArticleFrame', 'text')} h2`);
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
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
});

test('the way on is beside the text of an article, and on a phone below it alone', async ({ page }) => {
  await page.goto('/blog/building-resilience');
  const ways = page.getByRole('main').getByRole('link', { name: 'Click here to Connect' });
  await expect(ways).toHaveCount(2);
  await page.getByRole('heading', { name: 'Keep one small thing going' }).scrollIntoViewIfNeeded();
  await expect(ways.first()).toBeInViewport();
  await expect(ways.first()).toHaveAttribute('href', '/invite');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ways).toHaveCount(1);
});

test('what is marked in an article stands large beside another paragraph, where there is room', async ({
  page,
}) => {
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
});

/** The pull quotes of a page, each with the pixels by which it stands out of its text, above or below, or lies on a picture of it. */
function strayQuotes(page: Page) {
  return page.locator('p[data-pull]').evaluateAll((all) =>
    all.map((paragraph) => {
      const { top, height } = getComputedStyle(paragraph, '::after');
      const beside = paragraph.getBoundingClientRect();
      const begin = beside.top + Number.parseFloat(top);
      const end = begin + Number.parseFloat(height);
      const text = (paragraph.closest('section') as Element).getBoundingClientRect();
      const inTheWay = [...document.querySelectorAll('article section picture')]
        .map((picture) => picture.getBoundingClientRect())
        .filter((it) => it.right > beside.right && it.top < end && it.bottom > begin)
        .map((it) => it.height);
      return {
        quote: paragraph.getAttribute('data-pull'),
        out: Math.max(text.top - begin, end - text.bottom, 0, ...inTheWay),
      };
    }),
  );
}

test('no pull quote stands out of its text or lies on its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let count = 0;
  for (const route of articles) {
    await page.goto(route);
    await expect(page.locator('html')).not.toHaveAttribute('data-parts');
    const quotes = await strayQuotes(page);
    count += quotes.length;
    expect(
      quotes.filter(({ out }) => out > 0),
      route,
    ).toEqual([]);
  }
  expect(count).toBeGreaterThanOrEqual(10);
});

test("a word with a hyphen in an article's title does not break at it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const word = page
    .getByRole('heading', { name: 'Training Nation-Builders' })
    .getByText('Nation-Builders')
    .last();
  const lines = await word.evaluate(
    (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);
});

test('/blog shows 15 articles, the newest first, and leads the guides to their own routes', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = block(page, 'articles').getByRole('article');
  await expect(cards).toHaveCount(15);
  const dates = await cards
    .locator('time')
    .evaluateAll((all: HTMLTimeElement[]) => all.map(({ dateTime }) => dateTime));
  expect(dates).toHaveLength(15);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const links = await cards
    .locator('h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.toSorted()).toEqual(articles.toSorted());
  expect(subjects.filter((route) => !links.includes(route))).toEqual([]);
});

test('each card of /blog has a picture, a category, the reading time, an excerpt, a date and Read More', async ({
  page,
}) => {
  await page.goto('/blog');
  for (const card of await block(page, 'articles').getByRole('article').all()) {
    // What it shows is told by the article.
    await expect(card.locator('img[alt=""]')).toHaveCount(1);
    await expect(card.locator(classIn('ArticleCards', 'category'))).toHaveText(/\w/);
    await expect(card).toContainText(/\d min read/);
    await expect(card.locator('> p:not([class])')).toHaveText(/\w{3}.+\w/);
    await expect(card.locator('time')).toHaveText(/20\d\d/);
    const address = (await card.locator('h3 a').getAttribute('href')) ?? '';
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', address);
  }
});

test('the articles stand in three columns on a desktop', async ({ page }) => {
  await page.goto('/blog');
  const list = block(page, 'articles').locator('ul').first();
  expect(await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '))).toHaveLength(
    3,
  );
});

for (const slug of guides) {
  test(`/blog/${slug} redirects to the guide's own route`, async ({ request }) => {
    const response = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`/${slug}`);
  });
}

test('three categories of the specification are among those of the articles', async ({ page }) => {
  await page.goto('/blog');
  const categories = await block(page, 'articles')
    .locator(classIn('ArticleCards', 'category'))
    .allTextContents();
  expect(categories).toEqual(
    expect.arrayContaining(['Emotional Intelligence', 'Innovation', 'Communication']),
  );
});

for (const route of articles) {
  test(`${route} has the head of an article, and a text of 900 to 3000 words read in the time that it says`, async ({
    page,
  }) => {
    await page.goto(route);
    const head = page.locator('article > header');
    await expect(head.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await expect(head.locator(classIn('ArticleFrame', 'excerpt'))).toHaveText(/\w.*[.?!]$/);
    await expect(head.locator(classIn('ArticleFrame', 'category'))).toHaveText(/\w/);
    await expect(head.locator('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/);
    await expect(head.getByRole('img')).toHaveCount(1);
    const words = await wordsOf(page);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(3000);
    const minutes = Number(/(\d+) min read/.exec(await head.innerText())?.[1]);
    expect(Math.abs(minutes - Math.floor(words / 200))).toBeLessThanOrEqual(1);
    expect(minutes).toBeGreaterThanOrEqual(4);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  test(`${route} has headings, a list and a picture in its text, and leads on at its end`, async ({
    page,
  }) => {
    await page.goto(route);
    const body = page.locator(`article > ${classIn('ArticleFrame', 'body')}`);
    expect(await body.locator('h2, h3').count()).toBeGreaterThanOrEqual(4);
    await expect(body.locator('ul, ol')).not.toHaveCount(0);
    await expect(body.getByRole('img')).not.toHaveCount(0);
    const end = page.locator('article > footer');
    await expect(end.getByRole('link', { name: 'Click here to Connect' })).toHaveAttribute('href', '/invite');
    await expect(end.getByRole('link', { name: 'Back to All Articles' })).toHaveAttribute('href', '/blog');
    const related = page.locator('article > aside h3 a');
    await expect(related).toHaveCount(3);
    await expect(page.locator(`article > aside a[href="${route}"]`)).toHaveCount(0);
  });
}

for (const basePath of ['', '/site']) {
  test(`an unknown article below ${basePath}/ answers 404 and leads back to the blog`, async ({ page }) => {
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
  });
}

for (const address of ['/blogs/no-such-article', '/industry/no-such-industry', '/no-such-page']) {
  test(`${address} answers the general 404 page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends here');
  });
}

test('the shorter the title of an article, the larger it is, and none has more than four lines', async ({
  page,
}) => {
  const sizes: number[] = [];
  for (const route of ['/blog/building-resilience', '/blog/ministry-of-defence-bro-software-course'])
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
});
