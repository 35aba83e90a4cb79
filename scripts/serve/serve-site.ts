import compression from 'compression';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { HeaderRule } from '../build/headers';
import { formIdIn, type Receiver } from '../receive/create-receiver';
import { deny, denialOf, methodDenial, readerDenial } from './request-guard';
import { sendFile } from './send-file';
import { siteAnswer } from './site-answer';
import { namesBelow, targetOf, type Target } from './target';

/** Where a finished site lies and where it is to be reached. */
export interface ServeOptions {
  folder: string;
  /** The path under which it is served: `/` or `/site/`. */
  basePath: string;
  /** 0 for any free one. */
  port: number;
  /** Where the site is published, like `https://www.example.in`: a server there may pass requests on to this one. */
  origin?: string;
  /** Takes what is posted to `/api/forms/…`; without one there is no such address. */
  receiver?: Receiver;
}

/** Serves a finished site on 127.0.0.1: compressed, with its headers, redirects and 404 page. The folder may get a new build meanwhile. Rejects when the port is taken. */
export function serveSite(options: ServeOptions): Promise<Server> {
  const server = createServer(limits, siteHandler(options));
  server.maxConnections = 400;
  // For readers who stop reading, and senders who stop sending.
  server.setTimeout(60_000);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => resolve(server));
  });
}

/** How long a request may take to come in, in milliseconds. */
const limits = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };

function siteHandler(options: ServeOptions) {
  const compress = compression();
  return (request: IncomingMessage, response: ServerResponse): void => {
    compress(request as never, response as never, () => {
      answer(options, request, response).catch((error: unknown) => fail(response, error));
    });
  };
}

/** The last resort: the disk fails, or there are too many open files. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else
    deny(response, {
      status: 503,
      text: 'This cannot be read at the moment.',
      headers: { 'Retry-After': '5' },
    });
}

async function answer(
  options: ServeOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { basePath, origin, receiver } = options;
  const target = targetOf(request.url ?? '');
  const denial = denialOf(request, origin);
  if (denial || !target) return void deny(response, denial ?? { status: 400, text: '' });
  const below = `/${target.pathname.slice(basePath.length)}`;
  if (receiver && target.pathname.startsWith(basePath) && formIdIn(below) !== undefined) {
    request.url = below;
    return receiver(request, response);
  }
  const refusal = methodDenial(request, ['GET', 'HEAD']) ?? readerDenial(request.headers, origin);
  if (refusal) deny(response, refusal);
  else await show(options, target, request, response);
}

async function show(
  { folder, basePath }: ServeOptions,
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await siteAnswer(folder, namesBelow(target, basePath), target.pathname);
  if (!found) return void deny(response, missing);
  if (found.status === 301) return void response.writeHead(301, { Location: found.location }).end();
  if (!found.file) return void deny(response, { status: 404, text: 'There is no such page.' });
  const { file, status, rules } = found;
  // A 404 page is sent as a page, whatever was asked for.
  const path = basePath + (status === 200 ? file.path : '/404.html').slice(1);
  // What no rule caches is asked for again each time, as hosts do.
  const headers = { 'Cache-Control': 'no-cache', ...headersIn(rules, path) };
  await sendFile(request, response, file, status, headers);
}

const missing = {
  status: 503,
  text: 'The site is not there: npm run build makes it.',
  headers: { 'Retry-After': '5' },
};

/**
 * The headers with which a built site wants an address sent. A rule is a path, in which a `*` at its end stands for
 * anything, and its headers indented below it (https://developers.cloudflare.com/pages/configuration/headers/).
 * @param text the site's `_headers`.
 * @param pathname the whole address, with the base path.
 */
export function headersIn(text: string, pathname: string): Record<string, string> {
  const fitting = rulesIn(text).filter(({ path }) => pathname.startsWith(path.replace('*', '')));
  return Object.assign({}, ...fitting.map(({ headers }) => headers)) as Record<string, string>;
}

function rulesIn(text: string): HeaderRule[] {
  return text.split(/\n(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s*/);
    const named = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) as [string, string]);
    return { path, headers: Object.fromEntries(named) };
  });
}
