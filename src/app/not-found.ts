import type { PageData, SiteData } from '../model/page-data';

type Place = Pick<SiteData, 'origin' | 'basePath' | 'notFound' | 'assets'>;
type Hero = Extract<PageData['blocks'][number], { type: 'hero' }>;

/** The page for an address that leads nowhere, in the site's frame. */
export function notFoundPage(site: Place): PageData {
  const description = 'This address leads nowhere on this site. The home page is a good place to go on from.';
  return missing(site, '404', 'Page not found', description, {
    type: 'hero',
    kicker: '404',
    heading: 'This path ends here',
    tagline: 'The page you are looking for has moved, or never was.',
    actions: [{ label: 'Back to the home page', to: site.basePath }],
    ...site.notFound,
  });
}

/**
 * The page for an unknown article (specification, section 8).
 * @param folder the page of all articles, by its path and its title: `blog`, "Blog".
 */
export function articleNotFoundPage(site: Place, folder: { path: string; title: string }): PageData {
  const text = "Sorry, we couldn't find the article you're looking for.";
  return missing(site, `${folder.path}/404`, '404 - Article Not Found', text, {
    type: 'hero',
    heading: 'Article Not Found',
    intro: `<p>${text}</p>`,
    actions: [{ label: `Back to ${folder.title}`, to: site.basePath + folder.path }],
  });
}

/** The page for one that could not be drawn, at its own address. */
export function failurePage(site: Place, address: string): PageData {
  const heading = 'This page could not be shown';
  return missing(site, address.slice(site.basePath.length), heading, '', {
    type: 'hero',
    heading,
    tagline: 'Something in it failed. The fault is ours, not yours.',
    actions: [{ label: 'Load it again', to: address }],
  });
}

function missing(site: Place, path: string, title: string, description: string, hero: Hero): PageData {
  return {
    path: `/${path}`,
    title,
    ground: 'terracotta',
    head: { title, description, url: `${site.origin}${site.basePath}${path}`, type: 'website' },
    blocks: [hero],
    // Its picture is one of the settings', which stand around every page.
    assets: { images: site.assets.images, icons: '' },
  };
}
