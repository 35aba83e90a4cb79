import type { PageData, SiteData } from '../../src/model/page-data';
import type { Bundle } from './bundle';

/** The whole HTML document of a page. */
export function pageHtml({ template, server }: Bundle, site: SiteData, page: PageData): string {
  const data = `<script type="application/json" id="${server.dataElementId}">${server.embed({ site, page })}</script>`;
  const parts: Record<string, string> = {
    head: headHtml(server, page),
    app: server.render(site, page),
    data,
  };
  return template
    .replace('<html lang="en">', `<html lang="${escaped(site.language)}">`)
    .replaceAll('./assets/', `${site.basePath}assets/`)
    .replaceAll(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? '');
}

function headHtml(server: Bundle['server'], { head }: PageData): string {
  const elements = server.headElements(head).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
    return `<${tag} ${written.join(' ')} data-page="">`;
  });
  return [`<title>${escaped(head.title)}</title>`, ...elements].join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
