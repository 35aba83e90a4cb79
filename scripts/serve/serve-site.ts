import compression from 'compression';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { formIdIn, type Receiver } from '../receive/create-receiver';
import { headersFor } from '../build/headers';

/** Where a finished site lies and where it is to be reached. */
export interface ServeOptions {
  folder: string;
  /** The path under which it is served: `/` or `/site/`. */
  basePath: string;
  /** 0 for any free one. */
  port: number;
  /** Takes what is posted to `/api/forms/…`; without one there is no such address. */
  receiver?: Receiver;
}

/** Serves a finished site on 127.0.0.1: compressed, with its headers, redirects and 404 page. Rejects when the port is taken. */
export function serveSite(options: ServeOptions): Promise<Server> {
  const server = createServer(siteHandler(options));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => resolve(server));
  });
}

function siteHandler({ folder, basePath, receiver }: ServeOptions) {
  const compress = compression();
  const redirects = redirectsIn(folder);
  const files = sirv(folder, {
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => setHeaders(response, path),
    onNoMatch: (request, response) => notFound(response, folder, request.url),
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    compress(request as never, response as never, () => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const target = redirects.get(pathname.replace(/(.)\/$/, '$1'));
      if (target !== undefined) return redirect(response, target);
      if (!`${pathname}/`.startsWith(basePath)) return notFound(response, folder);
      request.url = `/${(request.url ?? '/').slice(basePath.length)}`;
      const isEnquiry = receiver && formIdIn(new URL(request.url, 'http://127.0.0.1').pathname) !== undefined;
      return isEnquiry ? void receiver(request, response) : files(request, response);
    });
  };
}

/** What no rule caches is asked for again each time, as hosts do. */
function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
}

function redirectsIn(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end();
}

/** The 404 page that lies nearest above the address, as hosts take it. */
function notFound(response: ServerResponse, folder: string, url = '/'): void {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  const parts = pathname.split('/').slice(1, -1);
  const places = [...parts.map((_, at) => parts.slice(0, parts.length - at).join('/')), ''];
  const files = places.map((place) => join(folder, place, '404.html'));
  const file = files.find((one) => one.startsWith(folder) && existsSync(one)) ?? join(folder, '404.html');
  setHeaders(response, '/404.html');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(file));
}
