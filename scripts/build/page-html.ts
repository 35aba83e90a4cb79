import type { HeadElement, PageFile, SiteData } from '../../src/model/page-data';
import type { Bundle } from './bundle';
import { escaped } from '../../src/lib/escaped';

/** Where a page's data and the site's lie, by their addresses. */
export interface DataPlaces {
  page: string;
  site: string;
}

/** The whole HTML document of a page: its text and what that needs to be painted; the rest is fetched later. */
export function pageHtml(bundle: Bundle, site: SiteData, file: PageFile, places: DataPlaces): string {
  const { template, server, styles, parts } = bundle;
  const app = server.render(site, file);
  const sheets = [parts.style, parts.fonts].map(
    (path) => `<link rel="stylesheet" href="${site.basePath}${path}">`,
  );
  const filled: Record<string, string> = {
    head: headHtml(site, file),
    // On paper a page without the whole style is plain, and not laid out by half.
    style: `<style media="screen">${styles.ofFirstView(app)}</style><noscript>${sheets.join('')}</noscript>`,
    first: firstHtml(bundle, site, file, places),
    app: shortened(app),
  };
  return template
    .replaceAll('./assets/', () => `${site.basePath}assets/`)
    .replace('<html lang="en">', () => `<html lang="${escaped(site.language)}">`)
    .replaceAll(/<!--(head|style|first|app)-->/g, (_, part: string) => filled[part] ?? '');
}

/**
 * Within double quotes and between elements an apostrophe can stand as it is, an entry of a list or a table ends where the
 * next one begins, the empty parts of a drawing close themselves, and what is never closed needs no stroke
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags and #start-tags).
 */
function shortened(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll(/<\/(?:li|dd|dt|option|td|th|tr|thead|tbody)>/g, '')
    .replaceAll(/><\/(?:path|circle|use)>/g, '/>')
    .replaceAll(/(<(?:img|input|source|br)\b[^>]*)\/>/g, '$1>');
}

function headHtml(site: SiteData, { head, elements }: PageFile): string {
  const written = elements.map(({ tag, attributes, text }: HeadElement) => {
    const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${tag}${named.join('')}>${text === undefined ? '' : inScript(text)}`;
  });
  const feed = `<link rel="alternate" type="application/rss+xml" title="${escaped(site.owner.name)}" href="${site.basePath}feed.xml">`;
  return [`<title>${escaped(head.title)}</title>`, ...written, feed, iconLink(site)].join('');
}

/** The mark in the tab of a browser: the site's own, or the first letter of its name on the first ground. */
export function iconLink({ brand, assets, owner }: Pick<SiteData, 'brand' | 'assets' | 'owner'>): string {
  const { favicon, logo, ground, grounds } = brand;
  const own = assets.images[favicon ?? logo?.src ?? '']?.src;
  const { colour = '#000', ink = '#fff' } = grounds[ground] ?? {};
  return `<link rel="icon" href="${escaped(own ?? letterIcon(owner.shortName, colour, ink))}">`;
}

/** A letter on a ground, as an address that holds the picture itself. */
function letterIcon(name: string, colour: string, ink: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  const letter = escaped(first?.segment.toUpperCase() ?? '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="23" fill="${ink}" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The page's own script, with the addresses of everything that it fetches, and what it says when that does not come. */
function firstHtml(
  { parts, first, server }: Bundle,
  site: SiteData,
  file: PageFile,
  places: DataPlaces,
): string {
  const { build, version } = file;
  const fetched = Object.entries(parts).map(([name, path]) => [name, site.basePath + path]);
  const { page, site: siteData } = places;
  const data = {
    build,
    version,
    'page-data': page,
    'site-data': siteData,
    ...(Object.fromEntries(fetched) as Record<string, string>),
    'part-missing': server.firstWords.partMissing,
    'load-page': server.firstWords.loadPage,
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<script id="${server.firstElementId}"${attributes.join('')}>${first.code}</script>`;
}

/** No text can close the script (https://html.spec.whatwg.org, "restrictions for contents of script elements"). */
function inScript(json: string): string {
  return `${json.replaceAll(/<(?=!--|\/?script)/gi, '\\u003c')}</script>`;
}
