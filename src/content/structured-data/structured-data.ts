import type { SiteDocument } from '../../model/content.generated';
import type { ArticleData, PageData } from '../../model/page-data';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { blockThings } from './block-things';
import { personId, siteThings } from './site-things';

/** A thing of schema.org, as JSON-LD. */
export type Thing = Record<string, unknown>;

/** What is known of a page when its structured data are made. */
export interface Described {
  page: Omit<PageData, 'assets'>;
  settings: SiteDocument;
  /** The site's address with its base path, ending in a slash. */
  home: string;
  /** The pages above this one and itself, from the home page on. */
  trail: Crumb[];
}

/** All things that a page is about, as one JSON-LD document (https://schema.org, https://www.w3.org/TR/json-ld11). */
export function structuredData(described: Described): Thing {
  const { page, trail, home } = described;
  const article = page.article ? [articleThing(described, page.article)] : [];
  const crumbs = trail.length > 1 ? [breadcrumbs(trail)] : [];
  // The home page is about the speaker; what its blocks show has pages of its own.
  const blocks = page.head.url === home ? [] : blockThings(described);
  const graph = [...siteThings(described), ...crumbs, ...article, ...blocks];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleThing({ page: { head, title }, home, settings }: Described, article: ArticleData): Thing {
  const isSpeaker = article.author === settings.speaker.name;
  const author = isSpeaker ? { '@id': personId(home) } : { '@type': 'Person', name: article.author };
  return {
    '@type': 'BlogPosting',
    '@id': `${head.url}#article`,
    headline: title,
    description: head.description,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.date,
    ...(head.image && { image: [head.image.url] }),
    author: isSpeaker ? { '@type': 'Person', name: settings.speaker.name, url: home, ...author } : author,
    publisher: { '@id': `${home}#organization` },
    mainEntityOfPage: head.url,
  };
}
