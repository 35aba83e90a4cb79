import type { Document, Element } from 'happy-dom';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../scripts/files/roots';
import { routesIn } from '../e2e/site';
import { builtPage as pageIn } from '../e2e/support/built-page';

const dist = join(engineRoot, 'dist');

/** Every route of the shipped site, from its sitemap. */
export function shippedRoutes(): string[] {
  if (!existsSync(join(dist, 'sitemap.xml')))
    throw new Error('There is no built site: run npm run build first.');
  return routesIn(dist);
}

/** The text of a file of the shipped site. */
export function shippedFile(path: string): string {
  return readFileSync(join(dist, path), 'utf8');
}

/** A page of the shipped site, as it is sent. */
export function builtPage(route: string): Document {
  return pageIn(dist, route);
}

/** The elements that a selector finds in a page. */
export function all(route: string, selector: string): Element[] {
  return [...builtPage(route).querySelectorAll(selector)];
}

/** Their texts. */
export function texts(route: string, selector: string): string[] {
  return all(route, selector).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
}

/** How many elements each block of a type holds, in the order of the page: `counts(route, 'gallery', 'figure')` is `[6, 4]`. */
export function counts(route: string, type: string, selector: string): number[] {
  return all(route, `[data-block="${type}"]`).map((block) => block.querySelectorAll(selector).length);
}

/** The links of a page with a text, as their addresses. */
export function linksNamed(route: string, name: RegExp): (string | null)[] {
  return all(route, 'main a')
    .filter(({ textContent }) => name.test(textContent))
    .map((link) => link.getAttribute('href'));
}
