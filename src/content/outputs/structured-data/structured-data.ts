import type { SiteDocument } from '../../../model/content.generated';
import type { ArticleData, PageData } from '../../../model/page-data';
import type { Meanings } from '../../render/meanings';
import { blockNodes, ownerId, siteNodes } from './nodes';

/** A thing of schema.org, as JSON-LD. */
export type JsonLdNode = Record<string, unknown>;

/** What is known of a page when its structured data are made. */
export interface PageContext {
  page: Omit<PageData, 'assets'>;
  meanings: Meanings;
  settings: SiteDocument;
  /** The site's address with its base path, ending in a slash. */
  home: string;
  /** The address of the site's mark. */
  logo?: string | undefined;
  /** The pages above this one and itself, from the home page on. */
  trail: Crumb[];
}

/** All things that a page is about, as one JSON-LD document (https://schema.org, https://www.w3.org/TR/json-ld11). */
export function structuredData(context: PageContext): JsonLdNode {
  const { page, trail, home } = context;
  const article = page.article ? [articleNode(context, page.article)] : [];
  const crumbs = trail.length > 1 ? [breadcrumbs(trail)] : [];
  // The home page is about the owner; what its blocks show has pages of its own.
  const blocks = page.head.url === home ? [] : blockNodes(context);
  const graph = [...siteNodes(context), ...crumbs, ...article, ...blocks];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleNode(context: PageContext, article: ArticleData): JsonLdNode {
  const { home, settings } = context;
  const { head, title } = context.page;
  return {
    '@type': 'BlogPosting',
    '@id': `${head.url}#article`,
    headline: title,
    description: head.description,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.date,
    ...(head.image && { image: [head.image.url] }),
    author:
      article.author === settings.owner.name ? ownerOf(context) : { '@type': 'Person', name: article.author },
    publisher: { '@id': `${home}#organization` },
    mainEntityOfPage: head.url,
  };
}

/** Whom the site is about, as the author of something: named where it stands, for readers that follow no ids. */
function ownerOf(context: PageContext): JsonLdNode {
  const { owner } = context.settings;
  return { '@type': owner.kind ?? 'Person', name: owner.name, url: context.home, '@id': ownerId(context) };
}

/** A page on the way from the home page to another one. */
export interface Crumb {
  name: string;
  url: string;
}

/** Takes the pages by route and a route, and gives those above it that exist, and itself. */
export function trailTo(route: string, pages: ReadonlyMap<string, Crumb>): Crumb[] {
  const parts = route.split('/').filter(Boolean);
  const routes = ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
  return [...new Set(routes)].flatMap((one) => pages.get(one) ?? []);
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbs(trail: readonly Crumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}
