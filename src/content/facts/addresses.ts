import { textOf } from '../validate/annotation';
import type { PageEntry, Site, NotedAnnotation } from './site';

/** The old addresses that lead to a page, in one spelling each, with their places in its document. */
export function aliasesOf(page: PageEntry): { route: string; pointer: string }[] {
  const aliases = page.annotations.filter(({ kind }) => kind === 'alias');
  return aliases.flatMap((annotation) => {
    const route = textOf(annotation);
    return route === undefined ? [] : [{ route: oldRoute(route), pointer: annotation.pointer }];
  });
}

/** An old address in one spelling: readable, and without a slash at its end. */
function oldRoute(written: string): string {
  const [path = '', ...query] = written.split('?');
  return [
    decoded(path)
      .normalize()
      .replace(/(.)\/$/, '$1'),
    ...query,
  ].join('?');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** All addresses that lead to a page: its own and its old ones. */
export function addressesOf(page: PageEntry): ReadonlySet<string> {
  return new Set([page.route, ...aliasesOf(page).map(({ route }) => route)]);
}

/** The addresses of page documents that could not be read, by the place of their files. */
export function unreadRoutes({ routesOfFiles, pages }: Site): string[] {
  const read = new Set(pages.map(({ document }) => document.path));
  return [...routesOfFiles].flatMap(([file, route]) => (read.has(file) ? [] : [route]));
}

/** Whether a page says itself what its address is. */
export function hasPath({ annotations }: PageEntry): boolean {
  return annotations.some((annotation) => annotation.kind === 'path');
}

/** The addresses to which a value leads, as they are written: a link's own, or those of the links in a text. */
export function linksOf(annotation: NotedAnnotation): readonly string[] {
  return annotation.kind === 'link' ? [textOf(annotation) ?? ''] : (annotation.links ?? []);
}
