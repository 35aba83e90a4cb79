import type { Document } from 'happy-dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { engineRoot } from '../../scripts/files/roots';
import { builtRoutes, expect, siteFolder, test } from './site';
import { builtPage } from './support/built-page';

const origin = 'https://www.arundeshpande.example';
const articles = () => builtRoutes().filter((route) => /^\/(?:blog\/.|best-)/.test(route));
const programs = () => builtRoutes().filter((route) => /^\/signature-programs\/./.test(route));

/** A thing of the structured data. */
type JsonLdNode = { '@type': string } & Record<string, unknown>;

/** The things of one type that a page is about. */
function things(page: Document, type: string): JsonLdNode[] {
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent;
  const data = JSON.parse(text ?? '') as { '@context': string; '@graph': JsonLdNode[] };
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph'].length).toBeGreaterThan(0);
  return data['@graph'].filter((thing) => thing['@type'] === type);
}

/** What a `<meta>` says. */
function meta(page: Document, key: string): string {
  const element = page.querySelector(`head meta[property="${key}"], head meta[name="${key}"]`);
  return element?.getAttribute('content') ?? '';
}

/** The words of the elements that a selector finds. */
function texts(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

/** The path in the built site of the picture that a page is shared with. */
function socialFile(page: Document): string {
  const { origin: host, pathname } = new URL(meta(page, 'og:image'));
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
test('as it is shared, a page has its title, description, type, address, picture, and the trail that leads to it', async () => {
  const pages = ['/', '/faqs', '/books', '/signature-programs', '/industry/retail-and-fmcg'];
  for (const route of [...pages, ...articles().slice(0, 2), ...programs().slice(0, 1)])
    await test.step(route, async () => {
      const page = builtPage(siteFolder(), route);
      expect(meta(page, 'og:title')).toBe(page.title);
      expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
      expect(meta(page, 'og:description')).toMatch(/\w/);
      expect(meta(page, 'og:type')).toBe(articles().includes(route) ? 'article' : 'website');
      expect(meta(page, 'og:url')).toBe(origin + route);
      expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(origin + route);
      expect(meta(page, 'twitter:card')).toBe('summary_large_image');
      expect(meta(page, 'og:image:alt')).toMatch(/\w/);
      const { format, width, height } = await sharp(socialFile(page)).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      expect(things(page, 'Person')).toHaveLength(1);
      expect(things(page, 'WebSite')).toHaveLength(1);
      const [crumbs, ...others] = things(page, 'BreadcrumbList');
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

test('every article is described as the post that it shows', () => {
  for (const route of articles()) {
    const page = builtPage(siteFolder(), route);
    expect(things(page, 'BlogPosting'), route).toMatchObject([
      {
        headline: texts(page, 'h1')[0],
        datePublished: page.querySelector('article > header time')?.getAttribute('datetime'),
        image: [meta(page, 'og:image')],
        author: { '@type': 'Person', name: 'Arun Deshpande' },
        mainEntityOfPage: origin + route,
      },
    ]);
  }
});

test('every program is described as a service with the durations that it shows', () => {
  for (const route of programs()) {
    const page = builtPage(siteFolder(), route);
    const [service, ...others] = things(page, 'Service');
    expect(others).toEqual([]);
    expect(service, route).toMatchObject({
      url: origin + route,
      provider: { '@id': `${origin}/#organization` },
    });
    expect(service?.['name']).toMatch(/\w/);
    const offers = service?.['hasOfferCatalog'] as {
      itemListElement: { itemOffered: { name: string } }[];
    };
    const names = offers.itemListElement.map(({ itemOffered }) => itemOffered.name);
    expect(texts(page, '[data-block="durations"] h3')).toEqual(names);
  }
});

test('only articles are posts, and only programs services', () => {
  for (const route of ['/', '/blog', '/signature-programs', '/about-arun-deshpande']) {
    const page = builtPage(siteFolder(), route);
    expect(things(page, 'BlogPosting')).toEqual([]);
    expect(things(page, 'Service')).toEqual([]);
  }
});

test('/faqs is described with every question and answer that it shows', () => {
  const page = builtPage(siteFolder(), '/faqs');
  const [faq] = things(page, 'FAQPage');
  const questions = faq?.['mainEntity'] as {
    '@type': string;
    name: string;
    acceptedAnswer: { '@type': string; text: string };
  }[];
  expect(texts(page, '[data-category] details details > summary')).toEqual(questions.map(({ name }) => name));
  expect(questions).toHaveLength(32);
  for (const { '@type': type, acceptedAnswer } of questions) {
    expect([type, acceptedAnswer['@type']]).toEqual(['Question', 'Answer']);
    expect(acceptedAnswer.text).toMatch(/\w{3}/);
    expect(acceptedAnswer.text).not.toMatch(/\]\(|\{owner|\*\*/);
  }
});

test('/books is described with the books that it shows', () => {
  const page = builtPage(siteFolder(), '/books');
  const books = things(page, 'Book');
  expect(books).not.toEqual([]);
  expect(texts(page, '[data-block="books"] h3')).toEqual(books.map(({ name }) => name));
});

test('a video is described only if it is real and the day of its upload is known', () => {
  const path = join(engineRoot, 'tests/sites/speaker/_collections/videos.json');
  const { items: videos } = JSON.parse(readFileSync(path, 'utf8')) as {
    items: { date?: string; sample?: boolean }[];
  };
  expect(videos).toHaveLength(4);
  const described = things(builtPage(siteFolder(), '/videos'), 'VideoObject');
  expect(described).toHaveLength(videos.filter(({ date, sample }) => date !== undefined && !sample).length);
  for (const video of described) expect(video['uploadDate']).toMatch(/^\d{4}-\d\d-\d\d/);
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
