import type { ViteDevServer } from 'vite';
import { loadSchemas } from '../../files/load-schemas';
import { pageDocument } from '../page-document';
import { cataloguePage } from './catalogue-page';
import { exampleSite, type ExampleSite } from './example-site';
import { cataloguePath } from './examples';

/** Whether an address is the catalogue's, unless a page of the site has it. */
export function isInCatalogue(route: string): boolean {
  return route === cataloguePath || route.startsWith(`${cataloguePath}/`);
}

let made: { pages: string; site: Promise<ExampleSite | undefined> } | undefined;

/** The catalogue of blocks, or one example in it, as HTML. The examples are made anew whenever the catalogue itself is asked for. */
export async function catalogueDocument(
  server: ViteDevServer,
  pages: string,
  route: string,
): Promise<string> {
  if (made?.pages !== pages || route === cataloguePath) made = { pages, site: exampleSite(pages) };
  const examples = await made.site;
  if (route !== cataloguePath) return pageDocument(server, { site: examples?.site }, examples?.page(route));
  const html = cataloguePage(loadSchemas(), (path) => examples?.page(path) !== undefined, server.config.base);
  return server.transformIndexHtml(route, html);
}
