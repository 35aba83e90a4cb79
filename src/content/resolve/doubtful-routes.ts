import type { Json } from '../../model/json';
import { routeOfFile } from '../source/document-kind';
import { fill, type Placeholders } from './placeholders';

/**
 * The addresses that a document with mistakes seems to give itself: a link to one of them is no second
 * problem. What cannot be read is searched for `path` and `aliases`; of a readable document every
 * address at its top counts, whatever its property is called.
 */
export function doubtfulRoutes(
  { path, json }: { path: string; json: string },
  value: Json | undefined,
  placeholders: Placeholders,
): string[] {
  const routes = value === undefined ? routesInText(json) : routesAtTop(path, value);
  return routes.map((route) => fill(route, placeholders));
}

function routesAtTop(path: string, value: Json): string[] {
  const top = typeof value === 'object' && value !== null ? Object.values(value).flat() : [];
  const routes = top.filter((entry): entry is string => typeof entry === 'string' && entry.startsWith('/'));
  return [...routes, ...nearPath(path, value)];
}

/** What a `path` that is none may stand for: the same with a slash, or the file's own place. */
function nearPath(file: string, value: Json): string[] {
  const path =
    value !== null && typeof value === 'object' && !Array.isArray(value) ? value['path'] : undefined;
  return typeof path === 'string' && !path.startsWith('/') ? [`/${path}`, routeOfFile(file)] : [];
}

function routesInText(text: string): string[] {
  const path = /\bpath\b[^\w/]*(\/[\w{}./-]*)/.exec(text)?.[1];
  const aliases = /\baliases\b(?:\{[\w.]+\}|[^\]}])*/.exec(text)?.[0] ?? '';
  return [...(path === undefined ? [] : [path]), ...(aliases.match(/\/[\w{}.-][\w{}./?=&%-]*/g) ?? [])];
}
