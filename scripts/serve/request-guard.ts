import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { targetOf } from './target';

/** Why a request is not answered: an HTTP status, a plain sentence and headers that go with it. */
export interface Denial {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

/** Longer paths lead nowhere; a query may be longer. */
const longestPath = 2000;

const localHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;

/**
 * Why a request is refused before anything is looked up; undefined when it is not. A foreign name for this machine is a
 * page elsewhere that wants to be taken for this site ("DNS rebinding").
 * @param siteOrigin the published site's origin: its name is known too, for a server behind another one.
 */
export function denialOf(
  { url = '', headers, rawHeaders }: IncomingMessage,
  siteOrigin?: string,
): Denial | undefined {
  const target = targetOf(url);
  if (!target) return { status: 400, text: 'This is not an address.' };
  if (target.pathname.length > longestPath) return { status: 414, text: 'This address is too long.' };
  // https://www.rfc-editor.org/rfc/rfc9112#section-3.2
  if (rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1)
    return { status: 400, text: 'A request is to one host.' };
  const host = target.host ?? headers.host ?? '';
  const isOurs = localHost.test(host) || siteOrigin?.replace(/^https?:\/\//, '') === host;
  if (!isOurs || (target.host !== undefined && target.host !== headers.host))
    return { status: 403, text: 'This server answers on this computer only, as 127.0.0.1 or localhost.' };
  return undefined;
}

/** Refuses every method that is not among those allowed. */
export function methodDenial(
  { method = '' }: IncomingMessage,
  allowed: readonly string[],
): Denial | undefined {
  if (allowed.includes(method)) return undefined;
  return { status: 405, text: `Here only ${allowed.join(', ')}.`, headers: { Allow: allowed.join(', ') } };
}

/** Refuses to show anything to a page of another site; following a link from there is a visit like any other. */
export function readerDenial(headers: IncomingHttpHeaders, siteOrigin?: string): Denial | undefined {
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (isVisit || !isForeign(headers, siteOrigin)) return undefined;
  return { status: 403, text: 'Pages of other sites may link to this one, but not read it.' };
}

/**
 * Whether a page of another site sends a request. Programs that are no browsers say nothing about it and are not foreign
 * (https://www.w3.org/TR/fetch-metadata, https://www.rfc-editor.org/rfc/rfc6454#section-7).
 */
export function isForeign(headers: IncomingHttpHeaders, siteOrigin?: string): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  // A page that hides where it comes from; the browser itself says whether it is ours.
  if (origin === 'null') return site === undefined;
  return origin.toLowerCase() !== `http://${host}`.toLowerCase() && origin !== siteOrigin;
}

/** Answers a request that is refused. True: it is answered. */
export function deny(response: ServerResponse, { status, text, headers }: Denial): true {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...common, ...type, ...headers }).end(`${text}\n`);
  return true;
}
