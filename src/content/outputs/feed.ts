import type { SiteSummary } from './page-summary';
import { escaped } from '../../lib/escaped';

/** The articles as RSS 2.0, the newest first (https://www.rssboard.org/rss-specification). */
export function feed({ site, pages }: SiteSummary): string {
  const home = site.origin + site.basePath;
  const articles = pages
    .flatMap(({ page }) => (page.article ? [{ page, article: page.article }] : []))
    .toSorted((one, other) => other.article.date.localeCompare(one.article.date));
  const items = articles.map(({ page: { title, head }, article: { date, category } }) =>
    [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${escaped(head.url)}</link>`,
      `<guid isPermaLink="true">${escaped(head.url)}</guid>`,
      `<pubDate>${new Date(`${date}T00:30Z`).toUTCString()}</pubDate>`,
      `<category>${escaped(category)}</category>`,
      `<description>${escaped(head.description)}</description>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escaped(site.owner.name)}</title>`,
    `<link>${escaped(home)}</link>`,
    `<description>${escaped(site.owner.role)}</description>`,
    `<language>${escaped(site.language)}</language>`,
    `<atom:link href="${escaped(home)}feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
