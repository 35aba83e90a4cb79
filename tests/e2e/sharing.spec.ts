import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../../scripts/files/project-root';
import { block } from './blocks';
import { builtRoutes, expect, siteFolder, test } from './site';

const origin = 'https://www.arundeshpande.example';
const articles = () => builtRoutes().filter((route) => /^\/(?:blog\/.|best-)/.test(route));
const programs = () => builtRoutes().filter((route) => /^\/signature-programs\/./.test(route));

/** A thing of the structured data. */
type JsonLdNode = { '@type': string } & Record<string, unknown>;

/** The things of one type that a page is about. */
async function things(page: Page, type: string): Promise<JsonLdNode[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text ?? '') as { '@context': string; '@graph': JsonLdNode[] };
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph'].length).toBeGreaterThan(0);
  return data['@graph'].filter((thing) => thing['@type'] === type);
}

/** What a `<meta>` says. */
async function meta(page: Page, key: string): Promise<string> {
  const element = page.locator(`head meta[property="${key}"], head meta[name="${key}"]`);
  return (await element.getAttribute('content')) ?? '';
}

/** The path in the built site of the picture that a page is shared with. */
async function socialFile(page: Page): Promise<string> {
  const { origin: host, pathname } = new URL(await meta(page, 'og:image'));
  expect(host).toBe(origin);
  return join(siteFolder(), pathname);
}

/** The pictures that the built pages are shared with, by route. */
function sharedWith(): Map<string, string | undefined> {
  const picture = (route: string): string | undefined =>
    /<meta property="og:image" content="([^"]+)"/.exec(
      readFileSync(join(siteFolder(), route, 'index.html'), 'utf8'),
    )?.[1];
  return new Map(builtRoutes().map((route) => [route, picture(route)]));
}

// What is read is what was built: those who share a page run no scripts.
test.describe('as it is shared', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) =>
    page.route('**/*', (asked) =>
      asked.request().resourceType() === 'document' ? asked.continue() : asked.abort(),
    ),
  );

  test('a page has its title, description, type, address, picture, and the trail that leads to it', async ({
    page,
  }) => {
    const pages = ['/', '/faqs', '/books', '/signature-programs', '/industry/retail-and-fmcg'];
    for (const route of [...pages, ...articles().slice(0, 2), ...programs().slice(0, 1)])
      await test.step(route, async () => {
        await page.goto(route);
        expect(await meta(page, 'og:title')).toBe(await page.title());
        expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
        expect(await meta(page, 'og:description')).toMatch(/\w/);
        expect(await meta(page, 'og:type')).toBe(articles().includes(route) ? 'article' : 'website');
        expect(await meta(page, 'og:url')).toBe(origin + route);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + route);
        expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
        expect(await meta(page, 'og:image:alt')).toMatch(/\w/);
        const { format, width, height } = await sharp(await socialFile(page)).metadata();
        expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
        expect(await things(page, 'Person')).toHaveLength(1);
        expect(await things(page, 'WebSite')).toHaveLength(1);
        const [crumbs, ...others] = await things(page, 'BreadcrumbList');
        expect(others).toEqual([]);
        if (route === '/') return expect(crumbs).toBeUndefined();
        const items = crumbs?.['itemListElement'] as { position: number; name: string; item: string }[];
        expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
        expect(items[0]?.item).toBe(`${origin}/`);
        expect(items.at(-1)?.item).toBe(origin + route);
        for (const { name, item } of items) {
          expect(name).toMatch(/\w/);
          expect(builtRoutes()).toContain(item.replace(origin, ''));
        }
      });
  });

  test('every article is described as the post that it shows', async ({ page }) => {
    for (const route of articles())
      await test.step(route, async () => {
        await page.goto(route);
        const posts = await things(page, 'BlogPosting');
        expect(posts).toMatchObject([
          {
            headline: await page.getByRole('heading', { level: 1 }).textContent(),
            datePublished: await page.locator('article > header time').getAttribute('datetime'),
            image: [await meta(page, 'og:image')],
            author: { '@type': 'Person', name: 'Arun Deshpande' },
            mainEntityOfPage: origin + route,
          },
        ]);
      });
  });

  test('every program is described as a service with the durations that it shows', async ({ page }) => {
    for (const route of programs())
      await test.step(route, async () => {
        await page.goto(route);
        const [service, ...others] = await things(page, 'Service');
        expect(others).toEqual([]);
        expect(service).toMatchObject({
          url: origin + route,
          provider: { '@id': `${origin}/#organization` },
        });
        expect(service?.['name']).toMatch(/\w/);
        const offers = service?.['hasOfferCatalog'] as {
          itemListElement: { itemOffered: { name: string } }[];
        };
        const names = offers.itemListElement.map(({ itemOffered }) => itemOffered.name);
        await expect(block(page, 'durations').locator('h3')).toHaveText(names);
      });
  });

  test('only articles are posts, and only programs services', async ({ page }) => {
    for (const route of ['/', '/blog', '/signature-programs', '/about-arun-deshpande']) {
      await page.goto(route);
      expect(await things(page, 'BlogPosting')).toEqual([]);
      expect(await things(page, 'Service')).toEqual([]);
    }
  });

  test('/faqs is described with every question and answer that it shows', async ({ page }) => {
    await page.goto('/faqs');
    const [faq] = await things(page, 'FAQPage');
    const questions = faq?.['mainEntity'] as {
      '@type': string;
      name: string;
      acceptedAnswer: { '@type': string; text: string };
    }[];
    await expect(page.locator('[data-category] details details > summary')).toHaveText(
      questions.map(({ name }) => name),
    );
    expect(questions).toHaveLength(32);
    for (const { '@type': type, acceptedAnswer } of questions) {
      expect([type, acceptedAnswer['@type']]).toEqual(['Question', 'Answer']);
      expect(acceptedAnswer.text).toMatch(/\w{3}/);
      expect(acceptedAnswer.text).not.toMatch(/\]\(|\{speaker|\*\*/);
    }
  });

  test('/books is described with the books that it shows', async ({ page }) => {
    await page.goto('/books');
    const books = await things(page, 'Book');
    expect(books).not.toEqual([]);
    await expect(block(page, 'books').locator('h3')).toHaveText(books.map(({ name }) => String(name)));
  });

  test('a video is described only if it is real and the day of its upload is known', async ({ page }) => {
    const path = join(projectRoot, 'tests/sites/speaker/_collections/videos.json');
    const videos = JSON.parse(readFileSync(path, 'utf8')) as { date?: string; sample?: boolean }[];
    expect(videos).toHaveLength(4);
    await page.goto('/videos');
    const described = await things(page, 'VideoObject');
    expect(described).toHaveLength(videos.filter(({ date, sample }) => date !== undefined && !sample).length);
    for (const video of described) expect(video['uploadDate']).toMatch(/^\d{4}-\d\d-\d\d/);
  });
});

test('no two pages are shared with the same picture', () => {
  const pictures = [...sharedWith().values()];
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(builtRoutes().length);
});

test('the sitemap names each page once, with the day of its last change', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  expect(entries.map(([, address]) => address)).toEqual(builtRoutes().map((route) => origin + route));
  expect(new Set(builtRoutes()).size).toBe(entries.length);
  const today = new Date().toISOString().slice(0, 10);
  for (const [, , day = ''] of entries) {
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(day <= today).toBe(true);
  }
});

test('the feed is sound XML with the articles, the newest first', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/feed.xml');
  const { faults, links, days } = await page.evaluate(async () => {
    const text = await (await fetch('/feed.xml')).text();
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const all = (name: string): string[] =>
      [...feed.querySelectorAll(name)].map((one) => one.textContent ?? '');
    return { faults: all('parsererror'), links: all('item > link'), days: all('item > pubDate') };
  });
  expect(faults).toEqual([]);
  expect(links.toSorted()).toEqual(
    articles()
      .map((route) => origin + route)
      .toSorted(),
  );
  const times = days.map((day) => Date.parse(day));
  expect(times).toHaveLength(4);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('llms.txt names every page, and robots.txt the sitemap', async ({ request }) => {
  const llms = await (await request.get('/llms.txt')).text();
  expect(llms).toMatch(/^# Arun Deshpande\n\n> /);
  expect(builtRoutes().filter((route) => !llms.includes(`](${origin}${route}): `))).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
