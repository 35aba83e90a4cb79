import type { CompleteSite } from './with-assets';
import { headerRules } from './headers';

/** The files that search engines and hosts read, by their path in the site. */
export function hostFiles({ site, pages }: CompleteSite): Record<string, string> {
  const urls = pages.map(({ page }) => page.head.url).toSorted();
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${site.basePath}sitemap.xml\n`,
    'sitemap.xml': sitemap(urls),
    _headers: headerRules
      .map(({ path, headers }) => headerRule(site.basePath + path.slice(1), headers))
      .join('\n'),
    _redirects: redirects({ site, pages }),
  };
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`);
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
function redirects({ site, pages }: CompleteSite): string {
  const full = (route: string): string => site.basePath + route.slice(1);
  return pages
    .flatMap(({ page, aliases }) => aliases.map((alias) => `${full(alias)} ${full(page.path)} 301\n`))
    .join('');
}
