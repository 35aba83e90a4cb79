import { feed } from '../../src/content/outputs/feed';
import { llms } from '../../src/content/outputs/llms';
import type { SiteSummary } from '../../src/content/outputs/page-summary';
import { sitemap } from '../../src/content/outputs/sitemap';
import { searchIndex } from '../../src/content/outputs/search-entries';
import { headerRules } from './headers';

/** The files that search engines and hosts read, by their path in the site. */
export function hostFiles(
  { site, settings, pages, chat }: SiteSummary,
  changed: (file: string) => string | undefined,
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
    'search.json': JSON.stringify(
      searchIndex(
        listed.flatMap(({ search }) => search),
        settings,
      ),
    ),
    _headers: headerRules(scriptHash, site.forms)
      .map(({ path, headers }) => headerRule(site.basePath + path.slice(1), headers))
      .join('\n'),
    _redirects: redirects({ site, pages }),
    ...(chat && { 'chat.json': JSON.stringify(chat) }),
  };
}

function headerRule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/** One line an old address: from, to, status. Those with a `?` are for documents, since hosts write them differently. */
function redirects({ site, pages }: Pick<SiteSummary, 'site' | 'pages'>): string {
  const full = (route: string): string => encodeURI(site.basePath + route.slice(1));
  return pages
    .flatMap(({ page, aliases }) => {
      const plain = aliases.filter((alias) => !alias.includes('?'));
      return plain.map((alias) => `${full(alias)} ${full(page.path)} 301\n`);
    })
    .join('');
}
