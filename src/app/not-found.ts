import * as words from '#words/app';
import type { PageData, SiteData } from '../model/page-data';

type Place = Pick<SiteData, 'origin' | 'basePath' | 'brand' | 'notFound' | 'assets'>;
type Hero = Extract<PageData['blocks'][number], { type: 'hero' }>;

/** The page for an address that leads nowhere, in the site's frame. */
export function notFoundPage(site: Place): PageData {
  return missing(site, '404', words.notFoundTitle, words.notFoundDescription, {
    type: 'hero',
    kicker: '404',
    heading: words.notFoundHeading,
    tagline: words.notFoundText,
    actions: [{ label: words.toHome, to: site.basePath }],
    ...site.notFound,
  });
}

/**
 * The page for an unknown article (specification, section 8).
 * @param folder the page of all articles, by its path and its title: `blog`, "Blog".
 */
export function articleNotFoundPage(site: Place, folder: { path: string; title: string }): PageData {
  return missing(site, `${folder.path}/404`, words.noArticleTitle, words.noArticleText, {
    type: 'hero',
    heading: words.noArticle,
    intro: `<p>${words.noArticleText}</p>`,
    actions: [{ label: words.backTo(folder.title), to: site.basePath + folder.path }],
  });
}

function missing(site: Place, path: string, title: string, description: string, hero: Hero): PageData {
  return {
    path: `/${path}`,
    title,
    ground: site.brand.ground,
    head: { title, description, url: `${site.origin}${site.basePath}${path}`, type: 'website' },
    blocks: [hero],
    // Its picture is one of the settings', which stand around every page.
    assets: { images: site.assets.images, icons: '' },
  };
}
