import type { PageData, SiteData } from '../model/page-data';

/** The page for an address that leads nowhere, in the site's frame. */
export function notFoundPage(site: Pick<SiteData, 'origin' | 'basePath'>): PageData {
  const description =
    'This address leads nowhere on this site. The home page and the list of programs are good places to go on from.';
  return {
    path: '/404',
    title: 'Page not found',
    ground: 'terracotta',
    head: { title: 'Page not found', description, url: `${site.origin}${site.basePath}404` },
    blocks: [
      {
        type: 'hero',
        kicker: '404',
        heading: 'This path ends here',
        tagline: 'The page you are looking for has moved, or never was.',
        actions: [
          { label: 'Back to the home page', to: site.basePath },
          { label: 'Signature programs', to: `${site.basePath}signature-programs` },
        ],
      },
    ],
    assets: { images: {}, icons: {} },
  };
}
