import { escaped } from '../../lib/escaped';

/** Takes addresses with the days on which they last changed, `2026-02-18`, where those are known (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: { url: string; day: string | undefined }[]): string {
  const entries = pages.map(
    ({ url, day }) =>
      `  <url><loc>${escaped(url)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`,
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
