import type { JsonLdNode } from './structured-data';

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
export function breadcrumbs(trail: readonly Crumb[]): JsonLdNode {
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
