import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorPage } from './floor-page';

/** Where the floor of a route is served: beside the built site, from the same server and with the same pictures. */
export function floorRoute(route: string): string {
  return `/floor${route === '/' ? '' : route}`;
}

/**
 * Writes the floors of a built site's routes into the site's folder. In the page and in its floor the sign of the tab is
 * asked for no more: a browser does so before the largest paint or after it, by chance, and where it is before, a simulated
 * visit counts a round trip of 150 ms for it, even when the request is blocked.
 */
export function writeFloor(site: string, routes: readonly string[]): void {
  for (const route of routes) {
    const page = join(site, route, 'index.html');
    const html = readFileSync(page, 'utf8').replace(/(<link rel="icon"[^>]* href=")/, '$1data:,');
    writeFileSync(page, html);
    mkdirSync(join(site, floorRoute(route)), { recursive: true });
    writeFileSync(join(site, floorRoute(route), 'index.html'), floorPage(html));
  }
}
