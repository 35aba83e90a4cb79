import { expect, it } from 'vitest';
import { feed } from './feed';
import { llms } from './llms';
import type { PageSummary, SiteSummary } from './page-summary';
import { sitemap } from './sitemap';

const site = {
  origin: 'https://www.example.in',
  basePath: '/site/',
  language: 'en-IN',
  owner: { name: 'Vikram & Co', role: 'Speaker' },
  footer: { serviceAreas: 'Based in Pune.' },
};
const page = (path: string, title: string, date?: string): PageSummary =>
  ({
    page: {
      path,
      title,
      head: { url: `https://www.example.in/site${path}`, description: `About ${title}.` },
      ...(date !== undefined && { article: { date, category: 'Notes <1>' } }),
    },
  }) as unknown as PageSummary;
const summary = (...pages: PageSummary[]) => ({ site, pages }) as unknown as SiteSummary;

it('the feed has the articles, the newest first, at six in the morning in India', () => {
  const text = feed(
    summary(page('/', 'Home'), page('/old', 'Old', '2025-12-31'), page('/new', 'New & good', '2026-01-02')),
  );
  expect(text.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Vikram &amp; Co</title>',
    '<link>https://www.example.in/site/</link>',
    '<description>Speaker</description>',
    '<language>en-IN</language>',
    '<atom:link href="https://www.example.in/site/feed.xml" rel="self" type="application/rss+xml"/>',
    '<item><title>New &amp; good</title><link>https://www.example.in/site/new</link><guid isPermaLink="true">https://www.example.in/site/new</guid><pubDate>Fri, 02 Jan 2026 00:30:00 GMT</pubDate><category>Notes &lt;1&gt;</category><description>About New &amp; good.</description></item>',
    '<item><title>Old</title><link>https://www.example.in/site/old</link><guid isPermaLink="true">https://www.example.in/site/old</guid><pubDate>Wed, 31 Dec 2025 00:30:00 GMT</pubDate><category>Notes &lt;1&gt;</category><description>About Old.</description></item>',
    '</channel></rss>',
    '',
  ]);
});

it('the sitemap has addresses and the days of their last change', () => {
  expect(sitemap([{ url: 'https://a.in/?a=1&b=2', day: '2026-02-18' }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>https://a.in/?a=1&amp;b=2</loc><lastmod>2026-02-18</lastmod></url>\n</urlset>\n',
  );
});

it('the sitemap says nothing of a day that is not known', () => {
  expect(sitemap([{ url: 'https://a.in/', day: undefined }])).toContain(
    '  <url><loc>https://a.in/</loc></url>\n',
  );
});

it('the page for language models has sections: pages, those below another one, and articles', () => {
  const text = llms(
    summary(
      page('/', 'Home'),
      page('/industry', 'Industry'),
      page('/industry/it', 'IT'),
      page('/new', 'New', '2026-01-02'),
      page('/faqs', 'Questions'),
    ),
  );
  expect(text).toBe(
    [
      '# Vikram & Co',
      '> Speaker. Based in Pune.',
      '## Pages\n\n- [Home](https://www.example.in/site/): About Home.\n- [Industry](https://www.example.in/site/industry): About Industry.\n- [Questions](https://www.example.in/site/faqs): About Questions.',
      '## Industry\n\n- [IT](https://www.example.in/site/industry/it): About IT.',
      '## Articles\n\n- [New](https://www.example.in/site/new): About New.',
      '',
    ].join('\n\n'),
  );
});
