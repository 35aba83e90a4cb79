import { urlOf } from '../../lib/url-of';
import { isOwnComputer, isOwnFile } from '../problems/own-computer';
import type { ProblemCode, ProblemDetails } from '../problems/catalogue';
import { safeSchemes } from '../resolve/address';
import { linkedFile, withOneStart } from './likely-address';
import type { Targets } from './link-targets';
import { pastedFault } from './pasted-address';

/** What is wrong with an address. */
export type AddressFault = {
  [Code in ProblemCode]: { code: Code; details: ProblemDetails<Code> };
}[
  | 'bad-address'
  | 'closed-address'
  | 'file-address'
  | 'front-page'
  | 'full-address'
  | 'insecure-url'
  | 'local-address'
  | 'redirecting-address'
  | 'tracked-address'
  | 'unsafe-url'];

/** What is wrong with an address that has a scheme, like `https:` or `mailto:`, or leads to one's own computer; undefined for a good one. */
export function faultOutside(url: string, scheme: string, targets: Targets): AddressFault | undefined {
  if (isOwnFile(url)) return { code: 'local-address', details: { url, ...pageOfFile(url, targets) } };
  if (isOwnComputer(url)) return { code: 'local-address', details: { url, ...pageOf(url, targets) } };
  if (!safeSchemes.includes(scheme)) return { code: 'unsafe-url', details: { url, scheme: `${scheme}:` } };
  if (scheme === 'mailto') return mailFault(url);
  if (scheme === 'tel') return /\d/.test(url) ? undefined : unlike(url, 'tel:{contact.phone}');
  if (scheme === 'whatsapp') return undefined;
  const exact = withOneStart(url);
  if (exact !== undefined) return { code: 'bad-address', details: { address: url, near: exact, exact } };
  const pasted = pastedFault(url);
  const own = ownPath(pasted?.code === 'tracked-address' ? pasted.details.better : url, targets);
  if (own !== undefined) return { code: 'full-address', details: { url, path: own } };
  if (!urlOf(url)) return { code: 'bad-address', details: { address: url } };
  if (pasted) return pasted;
  return scheme === 'http' ? { code: 'insecure-url', details: { url } } : undefined;
}

/** The page, or what else, that a file on somebody's computer is: `/faqs` for `C:\\site\\pages\\faqs.json`. */
function pageOfFile(written: string, { pages }: Targets): Omit<ProblemDetails<'local-address'>, 'url'> {
  const parts = written.replace(/(?:[\\/]index)?\.(?:json|html?)$/i, '').split(/[\\/]/);
  const paths = parts.map((_, at) => `/${parts.slice(at).join('/')}`);
  const path = paths.find((one) => pages.has(one));
  const file = linkedFile(written);
  return { ...(path !== undefined && { path }), ...(file && { file }) };
}

/** The page that is looked at on somebody's computer: `/faqs` for `http://localhost:5173/faqs/`. */
function pageOf(url: string, { pages }: Targets): { path?: string } {
  const path = pathOf(url);
  const [route = ''] = path.split(/[?#]/);
  return pages.has(route === '/' ? route : route.replace(/\/$/, '')) ? { path } : {};
}

function pathOf(url: string): string {
  return url.replace(/^(?:https?:\/\/)?[^/]*/i, '') || '/';
}

/** The place of a page of this site that is written with the site's own host. */
function ownPath(url: string, targets: Targets): string | undefined {
  const place = placeOf(url, targets);
  return place !== undefined && targets.pages.has(routeOf(place)) ? place : undefined;
}

/** The place on this site that is written with its host; undefined outside of its folder, where another site may be. */
function placeOf(url: string, targets: Targets): string | undefined {
  const path = isOwnHost(url, targets) ? pathOf(url) : undefined;
  const folder = targets.basePath.slice(0, -1);
  if (path === undefined || !/^(?:[/?#]|$)/.test(path.slice(folder.length)) || !path.startsWith(folder))
    return undefined;
  return path.slice(folder.length).replace(/^(?=[^/]|$)/, '/');
}

function isOwnHost(url: string, { origin }: Targets): boolean {
  return origin !== undefined && urlOf(url)?.host === new URL(origin).host;
}

function routeOf(place: string): string {
  const [route = ''] = place.split(/[?#]/);
  return route === '/' ? route : route.replace(/\/$/, '');
}

/** The address on this site, without an anchor, of what is written with its host, is no file and no page. */
export function deadOwnRoute(url: string, targets: Targets): string | undefined {
  const place = placeOf(url, targets);
  if (place === undefined) return undefined;
  const route = routeOf(place);
  const isFile = /\.(?!(?:html?|php|aspx?|json)$)\w+$/i.test(route);
  return isFile || targets.pages.has(route) ? undefined : route;
}

const mail = /^[^\s@,;:<>]+@[^\s@,;:<>]+\.[^\s@,;:<>.]+$/;

/** Several recipients stand between commas (RFC 6068). */
function mailFault(url: string): AddressFault | undefined {
  const [recipients = '', query] = url.slice('mailto:'.length).split('?', 2);
  const written = recipients.replaceAll('%20', ' ');
  const isRead = (list: string): boolean => list.split(',').every((one) => mail.test(one));
  if (isRead(written)) return undefined;
  const better = [
    written.replaceAll(/\s|^\/\//g, ''),
    written.replaceAll(/\s/g, '').replaceAll(',', '.'),
  ].find(isRead);
  if (better !== undefined) return unlike(url, `mailto:${better}${query === undefined ? '' : `?${query}`}`);
  return unlike(url, /^[+\d\s().-]{5,}$/.test(written) ? 'mailto:{contact.email}' : undefined);
}

function unlike(address: string, near?: string): AddressFault {
  return { code: 'bad-address', details: { address, ...(near !== undefined && { near }) } };
}
