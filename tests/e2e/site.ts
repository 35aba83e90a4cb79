import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export { expect } from 'playwright/test';
export { test } from './support/early-test';

/** The folder of the built site, with what the global setup has made of `tests/sites/speaker`. */
export function siteFolder(): string {
  return process.env['SITE_FOLDER'] ?? '';
}

/** The variant of the site under `/site/`. */
export function variantUrl(path: string): string {
  return `${process.env['VARIANT_URL'] ?? ''}${path}`;
}

/** Every route of a built site, from its sitemap. */
export function routesIn(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const found = sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g);
  return Array.from(found, ([, route = '']) => route);
}

/** Every route of the built site. */
export function builtRoutes(): string[] {
  const found = routesIn(siteFolder());
  if (found.length < 20) throw new Error('The sitemap names fewer than twenty pages.');
  return found;
}
