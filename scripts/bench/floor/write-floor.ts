import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorPage } from './floor-page';

/** Where the floor of a route is served: beside the built site, from the same server and with the same pictures. */
export function floorRoute(route: string): string {
  return `/floor${route === '/' ? '' : route}`;
}

/** Writes the floors of a built site's routes into the site's folder. */
export function writeFloor(site: string, routes: readonly string[]): void {
  for (const route of routes) {
    const html = floorPage(readFileSync(join(site, route, 'index.html'), 'utf8'));
    mkdirSync(join(site, floorRoute(route)), { recursive: true });
    writeFileSync(join(site, floorRoute(route), 'index.html'), html);
  }
}
