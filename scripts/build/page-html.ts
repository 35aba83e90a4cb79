import type { PageData, SiteData } from '../../src/model/page-data';
import type { Bundle } from './bundle';
import { escaped } from './escaped';

/** The whole HTML document of a page, with its structured data if it has any. */
export function pageHtml(
  { template, server }: Bundle,
  site: SiteData,
  page: PageData,
  things?: object,
): string {
  const data = `<script type="application/json" id="${server.dataElementId}">${server.embed({ site, page })}</script>`;
  const parts: Record<string, string> = {
    head: headHtml(server, site, page) + (things ? jsonLd(things) : ''),
    app: server.render(site, page),
    data,
  };
  return template
    .replace('<html lang="en">', `<html lang="${escaped(site.language)}">`)
    .replaceAll('./assets/', `${site.basePath}assets/`)
    .replaceAll(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? '');
}

/** No text can close the script (https://html.spec.whatwg.org, "restrictions for contents of script elements"). */
function jsonLd(things: object): string {
  return `<script type="application/ld+json">${JSON.stringify(things).replaceAll('<', '\\u003c')}</script>`;
}

function headHtml(server: Bundle['server'], site: SiteData, { head }: PageData): string {
  const elements = server.headElements(head).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
    return `<${tag} ${written.join(' ')} data-page="">`;
  });
  const feed = `<link rel="alternate" type="application/rss+xml" title="${escaped(site.speaker.name)}" href="${site.basePath}feed.xml">`;
  return [`<title>${escaped(head.title)}</title>`, ...elements, feed].join('');
}
