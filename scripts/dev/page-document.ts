import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PageData, SiteData } from '../../src/model/page-data';
import { escaped } from '../../src/lib/escaped';
import { iconLink } from '../build/page-html';
import { engineRoot } from '../files/roots';
import type { LiveSite } from './live-site';

/** The document of a page, or of the 404 page, without prerendered content: in development the browser draws it. */
export async function pageDocument(
  server: ViteDevServer,
  live: Pick<LiveSite, 'site'>,
  page: PageData | undefined,
): Promise<string> {
  const html = await filled(server, live, page);
  return server.transformIndexHtml(page?.path ?? '/', html);
}

async function filled(
  server: ViteDevServer,
  live: Pick<LiveSite, 'site'>,
  page: PageData | undefined,
): Promise<string> {
  const { firstElementId } = await loaded<typeof import('../../src/components/LoadPart/build')>(
    server,
    '/src/components/LoadPart/build.ts',
  );
  const template = readFileSync(join(engineRoot, 'index.html'), 'utf8');
  const { site } = live;
  if (!site)
    return `<!doctype html><script type="module" src="/src/app/dev-client.ts"></script><title>Problems</title>`;
  const shown = page ?? (await missingPage(server, site));
  const first = `<script type="application/json" id="${firstElementId}" data-page-data="${dataAddress(shown)}" data-site-data="${dataAddress(site)}"></script>`;
  const parts: Record<string, string> = {
    head: `<title>${escaped(shown.title)}</title>${iconLink(site)}`,
    first,
  };
  return template
    .replace('<html lang="en">', () => `<html lang="${escaped(site.language)}">`)
    .replaceAll(/<!--(\w+)-->/g, (_, part: string) => parts[part] ?? '');
}

async function missingPage(server: ViteDevServer, site: SiteData): Promise<PageData> {
  const { notFoundPage } = await loaded<typeof import('../../src/app/not-found')>(
    server,
    '/src/app/not-found.ts',
  );
  return notFoundPage(site);
}

/** A module of the site as it is now. The whole of it, which draws pages on the server, takes seconds and is not needed. */
async function loaded<Module>(server: ViteDevServer, path: string): Promise<Module> {
  return (await server.ssrLoadModule(path)) as Module;
}

/** An address that holds the data itself (https://www.rfc-editor.org/rfc/rfc2397). */
function dataAddress(data: object): string {
  return escaped(`data:application/json,${encodeURIComponent(JSON.stringify(data))}`);
}
