import { existsSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isDownload } from '../../src/lib/download';
import { formIdIn, type Receiver } from '../receive/create-receiver';
import { findFile, type OpenFile } from '../serve/find-file';
import { deny, methodDenial, readerDenial } from '../serve/request-guard';
import { sendFile } from '../serve/send-file';
import { namesBelow, targetOf } from '../serve/target';
import { catalogueDocument, isInCatalogue } from './catalogue/catalogue-document';
import { mediaFolder, type LiveSite } from './live-site';
import { pageDocument } from './page-document';
import { guardServer, isForVite } from './vite-gate';
import { watchFolder } from './watch-folder';

/** What development shows: a folder of documents, the site that they make, and who takes what its forms send. */
export interface Shown {
  pages: string;
  live: LiveSite;
  receiver: Receiver;
}

/** Serves the pages of a folder in development, and tells the browser when a document was saved. */
export function pagesPlugin(shown: Shown): Plugin {
  const { pages, live } = shown;
  return {
    name: 'vakta-pages',
    configureServer(server) {
      watchPages(server, resolve(pages), live);
      server.ws.on('vakta:hello', (_, client) => client.send('vakta:problems', { report: live.report }));
      if (server.httpServer) guardServer(server.httpServer, server.config.base);
      server.middlewares.use(
        (request, response, next) => void answerOr(next, server, shown, request, response),
      );
    },
  };
}

/** For how long nobody may have written before documents are read, in milliseconds: programs write a file in several steps. */
const stillness = 10;

function watchPages(server: ViteDevServer, folder: string, live: LiveSite): void {
  let timer: NodeJS.Timeout | undefined;
  const refresh = async (): Promise<void> => {
    const before = JSON.stringify(live.site);
    await live.update();
    sendReport(server, live);
    if (live.report !== '') return;
    if (JSON.stringify(live.site) === before) server.ws.send({ type: 'custom', event: 'vakta:update' });
    else server.ws.send({ type: 'full-reload' });
  };
  watchFolder(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), stillness);
  });
}

function sendReport(server: ViteDevServer, live: LiveSite): void {
  if (live.report !== '') server.config.logger.info(live.report);
  server.ws.send({ type: 'custom', event: 'vakta:problems', data: { report: live.report } });
}

type Next = (error?: unknown) => void;

/** Answers a request, or leaves it to Vite. */
async function answerOr(
  next: Next,
  ...[server, shown, request, response]: Parameters<typeof answer>
): Promise<void> {
  try {
    if (await answer(server, shown, request, response)) return;
  } catch (error) {
    return next(error);
  }
  next();
}

/** Answers a request, or gives false when it is for Vite. */
async function answer(
  server: ViteDevServer,
  shown: Shown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const target = targetOf(request.url ?? '');
  const names = target && namesBelow(target, server.config.base);
  const below = `/${names?.join('/') ?? ''}`;
  if (names && formIdIn(below) !== undefined) {
    request.url = below;
    await shown.receiver(request, response);
    return true;
  }
  const refusal = methodDenial(request, ['GET', 'HEAD']) ?? readerDenial(request.headers);
  if (refusal) return deny(response, refusal);
  if (!names) return deny(response, { status: 404, text: `The site is at ${server.config.base}` });
  if (isForVite(names)) return false;
  const file = (await findFile(mediaFolder, names)) ?? (await offeredFile(shown.pages, names));
  if (file) await sendFile(request, response, file, 200, { 'Cache-Control': 'no-cache' });
  else await answerPage(server, shown, below, response);
  return true;
}

/** A file that visitors can download. */
async function offeredFile(
  pages: string,
  [folder, ...names]: readonly string[],
): Promise<OpenFile | undefined> {
  const root = join(pages, '_files');
  if (folder !== 'files' || !isDownload(names.at(-1) ?? '') || !existsSync(root)) return undefined;
  return findFile(realpathSync(root), names);
}

async function answerPage(
  server: ViteDevServer,
  { live, pages }: Shown,
  path: string,
  response: ServerResponse,
): Promise<void> {
  await live.ready();
  if (path === '/search.json' && live.complete)
    return send(response, 200, 'application/json', JSON.stringify(live.search()));
  if (path === '/chat.json' && live.complete?.chat)
    return send(response, 200, 'application/json', JSON.stringify(live.complete.chat));
  const route = path.replace(/\/(?:page\.json)?$/, '') || '/';
  const page = live.page(route);
  if (!page && isInCatalogue(route) && live.report === '')
    return send(response, 200, 'text/html; charset=utf-8', await catalogueDocument(server, pages, route));
  const status = page ? 200 : 404;
  if (path.endsWith('/page.json'))
    return send(response, status, 'application/json', JSON.stringify(page ?? null));
  send(response, status, 'text/html; charset=utf-8', await pageDocument(server, live, page));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
