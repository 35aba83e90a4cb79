import type { HeadElement, PageData, PageFile, SiteData } from '../../src/model/page-data';
import type { Bundle } from './bundle';
import { escaped } from './escaped';

/** The whole HTML document of a page. Its data are embedded without what stands in its head already. */
export function pageHtml({ template, server }: Bundle, site: SiteData, file: PageFile): string {
  const { build, elements, ...page } = file;
  const data = server.embed({ site, page });
  const parts: Record<string, string> = {
    head: headHtml(site, page, elements),
    app: server.render(site, page),
    data: `<script type="application/json" id="${server.dataElementId}" data-build="${build}">${data}</script>`,
  };
  return template
    .replace('<html lang="en">', () => `<html lang="${escaped(site.language)}">`)
    .replaceAll('./assets/', () => `${site.basePath}assets/`)
    .replaceAll(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? '');
}

function headHtml(site: SiteData, page: PageData, elements: HeadElement[]): string {
  const written = elements.map(({ tag, attributes, text }) => {
    const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${tag}${named.join('')} data-page="">${text === undefined ? '' : inScript(text)}`;
  });
  const feed = `<link rel="alternate" type="application/rss+xml" title="${escaped(site.speaker.name)}" href="${site.basePath}feed.xml">`;
  return [`<title>${escaped(page.head.title)}</title>`, ...written, feed].join('');
}

/** No text can close the script (https://html.spec.whatwg.org, "restrictions for contents of script elements"). */
function inScript(json: string): string {
  return `${json.replaceAll('<', '\\u003c')}</script>`;
}
