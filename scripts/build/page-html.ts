import type { PageData, SiteData } from '../../src/model/page-data';
import type { Bundle } from './bundle';
import { escaped } from './escaped';

/** The whole HTML document of a page of a build. */
export function pageHtml(
  { template, server }: Bundle,
  site: SiteData,
  page: PageData,
  build: string,
): string {
  // What search engines are told stands in the head already.
  const { things: _things, ...head } = page.head;
  const data = server.embed({ site, page: { ...page, head } });
  const parts: Record<string, string> = {
    head: headHtml(server, site, page),
    app: server.render(site, page),
    data: `<script type="application/json" id="${server.dataElementId}" data-build="${build}">${data}</script>`,
  };
  return template
    .replace('<html lang="en">', `<html lang="${escaped(site.language)}">`)
    .replaceAll('./assets/', `${site.basePath}assets/`)
    .replaceAll(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? '');
}

function headHtml({ headElements }: Bundle['server'], site: SiteData, page: PageData): string {
  const elements = headElements(page).map(({ tag, attributes, text }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${tag}${written.join('')} data-page="">${text === undefined ? '' : inScript(text)}`;
  });
  const feed = `<link rel="alternate" type="application/rss+xml" title="${escaped(site.speaker.name)}" href="${site.basePath}feed.xml">`;
  return [`<title>${escaped(page.head.title)}</title>`, ...elements, feed].join('');
}

/** No text can close the script (https://html.spec.whatwg.org, "restrictions for contents of script elements"). */
function inScript(json: string): string {
  return `${json.replaceAll('<', '\\u003c')}</script>`;
}
