import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { formSettings } from '../../src/model/form-settings';
import type { PageData } from '../../src/model/page-data';
import { searchEntries } from '../build/search-entries';
import { projectRoot } from '../files/project-root';
import { settingsIn } from '../files/settings-in';
import { createReceiver, formIdIn } from '../receive/create-receiver';
import { dataFolder } from '../receive/data-folder';
import { openStore } from '../receive/open-store';
import { mediaFolder, type LiveSite } from './live-site';

/** Serves the pages of a folder in development, and tells the browser when a document was saved. */
export function pagesPlugin(pages: string, live: LiveSite): Plugin {
  return {
    name: 'vakta-pages',
    configureServer(server) {
      const receiver = createReceiver({
        openStore: () => openStore(dataFolder),
        forms: formSettings(settingsIn(pages).forms),
      });
      watchPages(server, resolve(pages), live);
      server.ws.on('vakta:hello', (_, client) => client.send('vakta:problems', { report: live.report }));
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
          if (formIdIn(pathname) === undefined) next();
          else void receiver(request, response);
        });
        server.middlewares.use(sirv(mediaFolder, { dev: true }));
        server.middlewares.use(
          (request, response, next) => void answer(server, live, request, response, next),
        );
      };
    },
  };
}

function watchPages(server: ViteDevServer, folder: string, live: LiveSite): void {
  let timer: NodeJS.Timeout | undefined;
  const refresh = async (): Promise<void> => {
    const before = JSON.stringify(live.site);
    await live.refresh().catch((error: unknown) => {
      live.report = String(error instanceof Error ? error.message : error);
    });
    sendReport(server, live);
    if (live.report !== '') return;
    if (JSON.stringify(live.site) === before) server.ws.send({ type: 'custom', event: 'vakta:update' });
    else server.ws.send({ type: 'full-reload' });
  };
  server.watcher.add(folder);
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(folder)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), 30);
  });
}

function sendReport(server: ViteDevServer, live: LiveSite): void {
  if (live.report !== '') server.config.logger.info(live.report);
  server.ws.send({ type: 'custom', event: 'vakta:problems', data: { report: live.report } });
}

type Next = (error: unknown) => void;

async function answer(
  server: ViteDevServer,
  live: LiveSite,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  try {
    await answerPage(server, live, request, response);
  } catch (error) {
    next(error);
  }
}

async function answerPage(
  server: ViteDevServer,
  live: LiveSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (pathname === '/search.json' && live.complete)
    return send(response, 200, 'application/json', JSON.stringify(searchEntries(live.complete)));
  if (pathname === '/chat.json' && live.complete?.chat)
    return send(response, 200, 'application/json', JSON.stringify(live.complete.chat));
  const isData = pathname.endsWith('/page.json');
  const route = pathname.replace(/\/(?:page\.json)?$/, '') || '/';
  const page = live.page(route);
  response.setHeader('Cache-Control', 'no-store');
  if (isData) return send(response, page ? 200 : 404, 'application/json', JSON.stringify(page ?? null));
  const html = await document(server, live, page);
  return send(
    response,
    page ? 200 : 404,
    'text/html; charset=utf-8',
    await server.transformIndexHtml(pathname, html),
  );
}

/** The document without prerendered content: in development the browser draws the page. */
async function document(server: ViteDevServer, live: LiveSite, page: PageData | undefined): Promise<string> {
  const entry = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('../../src/entry-server');
  const template = readFileSync(join(projectRoot, 'index.html'), 'utf8');
  const { site } = live;
  if (!site)
    return `<!doctype html><script type="module" src="/src/app/dev-client.ts"></script><title>Problems</title>`;
  const data = entry.embed({ site, page: page ?? entry.notFoundPage(site) });
  const script = `<script type="application/json" id="${entry.dataElementId}">${data}</script>`;
  return template
    .replace(
      '<!--head-->',
      `<title>${(page ?? entry.notFoundPage(site)).title.replaceAll('<', '&lt;')}</title>`,
    )
    .replace('<!--app-->', '')
    .replace('<!--data-->', () => script);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
