import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PageData } from '../../src/model/page-data';
import { escaped } from '../build/escaped';
import { projectRoot } from '../files/project-root';
import type { LiveSite } from './live-site';

/** The document of a page, or of the 404 page, without prerendered content: in development the browser draws it. */
export async function pageDocument(
  server: ViteDevServer,
  live: LiveSite,
  page: PageData | undefined,
): Promise<string> {
  const html = await filled(server, live, page);
  return server.transformIndexHtml(page?.path ?? '/', html);
}

async function filled(server: ViteDevServer, live: LiveSite, page: PageData | undefined): Promise<string> {
  const entry = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('../../src/entry-server');
  const template = readFileSync(join(projectRoot, 'index.html'), 'utf8');
  const { site } = live;
  if (!site)
    return `<!doctype html><script type="module" src="/src/app/dev-client.ts"></script><title>Problems</title>`;
  const shown = page ?? entry.notFoundPage(site);
  const first = `<script type="application/json" id="${entry.firstElementId}" data-page-data="${dataAddress(shown)}" data-site-data="${dataAddress(site)}"></script>`;
  const parts: Record<string, string> = { head: `<title>${escaped(shown.title)}</title>`, first };
  return template.replaceAll(/<!--(\w+)-->/g, (_, part: string) => parts[part] ?? '');
}

/** An address that holds the data itself (https://www.rfc-editor.org/rfc/rfc2397). */
function dataAddress(data: object): string {
  return escaped(`data:application/json,${encodeURIComponent(JSON.stringify(data))}`);
}
