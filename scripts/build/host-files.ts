import { escaped } from './escaped';
import { feed } from './feed';
import { llms } from './llms';
import type { SiteSummary } from './page-summary';
import { headerRules } from './headers';

/** The files that search engines and hosts read, by their path in the site. */
export function hostFiles(
  { site, settings, pages, chat }: SiteSummary,
  changed: (file: string) => string,
  scriptHash: string,
): Record<string, string> {
  const listed = pages.filter(({ page }) => page.head.unlisted !== true);
  const entries = listed
    .map(({ page, file }) => ({ url: page.head.url, day: changed(file) }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const complete = { site, settings, chat, pages: listed };
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${site.basePath}sitemap.xml\n`,
    'sitemap.xml': sitemap(entries),
    'feed.xml': feed(complete),
    'llms.txt': llms(complete),
    'search.json': JSON.stringify(listed.flatMap(({ search }) => search)),
    _headers: headerRules(scriptHash, site.forms)
      .map(({ path, headers }) => headerRule(site.basePath + path.slice(1), headers))
      .join('\n'),
    _redirects: redirects({ site, pages }),
    ...(chat && { 'chat.json': JSON.stringify(chat) }),
  };
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(pages: { url: string; day: string }[]): string {
  const entries = pages.map(
    ({ url, day }) => `  <url><loc>${escaped(url)}</loc><lastmod>${day}</lastmod></url>`,
  );
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="${namespace}">`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function headerRule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/** One line an old address: from, to, status. */
function redirects({ site, pages }: Pick<SiteSummary, 'site' | 'pages'>): string {
  const full = (route: string): string => site.basePath + route.slice(1);
  return pages
    .flatMap(({ page, aliases }) => aliases.map((alias) => `${full(alias)} ${full(page.path)} 301\n`))
    .join('');
}
