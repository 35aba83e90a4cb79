import { urlOf } from '../../../lib/url-of';
import type { ProblemCode, ProblemDetails } from '../../problems/catalogue';
import { isOwnComputer, isOwnFile } from '../../problems/own-computer';
import { safeSchemes, readAddress } from '../../resolve/address';
import type { Targets } from './link-targets';
import { pastedFault } from './pasted-address';

/** What is wrong with an address. */
type AddressFault = {
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
function faultOutside(url: string, scheme: string, targets: Targets): AddressFault | undefined {
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

/**
 * What is wrong with an address as it is written, wherever it leads; undefined for one that can be followed.
 * @param ids those of the blocks of the page that it stands on.
 */
export function faultOf(written: string, ids: readonly string[], targets: Targets): AddressFault | undefined {
  const address = readAddress(written);
  if (address.kind === 'other') return faultOutside(written, address.scheme, targets);
  if (isOwnComputer(written)) return faultOutside(written, '', targets);
  const file = linkedFile(written);
  if (file !== undefined) return { code: 'file-address', details: { address: written, file } };
  if (address.kind === 'unreadable') return unreadable(written, ids, targets);
  const isBare = address.kind === 'anchor' && address.anchor === '';
  return isBare ? { code: 'bad-address', details: { address: written } } : undefined;
}

function unreadable(address: string, ids: readonly string[], targets: Targets): AddressFault {
  const isEmpty = address.trim() === '';
  const near = isEmpty ? undefined : (likelyAddress(address, ids) ?? targets.meant(pathLike(address)).near);
  const exact = targets.ownContact(address);
  const better = exact === undefined ? near !== undefined && { near } : { exact };
  return { code: 'bad-address', details: { address, ...better } };
}

/** With the slashes of an address, whoever wrote it as a path of Windows or of a file. */
function pathLike(written: string): string {
  return `/${written}`.replaceAll(/[\\/]+/g, '/');
}

/** Endings that look like those of hosts, but are those of files. */
const files = /\.(?:json|html?|php|aspx?|pdf|docx?|jpe?g|png|webp|svg)$/i;

/** Endings of documents and pictures to which somebody links in vain. */
const documents = /\.(?:pdf|docx?|xlsx?|pptx?|zip|mp[34])(?=$|[?#])/i;
const pictures = /\.(?:jpe?g|png|webp|svg|gif|heic)(?=$|[?#])/i;

/** Whether what is written like a place of this site is the name of a document or a picture. */
function linkedFile(written: string): 'document' | 'picture' | undefined {
  if (/^#|^https?:/i.test(written)) return undefined;
  if (pictures.test(written)) return 'picture';
  return documents.test(written) ? 'document' : undefined;
}

/** The same address, where its beginning was pasted twice or has too many or too few slashes: `https://https://…`, `https:///…`, `www.www.`. */
function withOneStart(written: string): string | undefined {
  const start = /^\s*https?:\/*(?:https?(?::\/*|\/+))*(?=\w)/i.exec(written)?.[0];
  if (start === undefined) return undefined;
  const isOne = /^\s*https?:\/\/$/i.test(start);
  const rest = written.slice(start.length);
  const better = rest.replace(/^(?:www\.){2,}(?=[\w-]+\.)/i, 'www.');
  return isOne && better === rest ? undefined : `https://${better.trim()}`;
}

/**
 * The address that somebody meant who left out what stands before it: a host, an e-mail address, a telephone number, or
 * one of the ids of the page that it stands on; or who pasted words with it.
 */
export function likelyAddress(written: string, ids: readonly string[]): string | undefined {
  if (ids.includes(written)) return `#${written}`;
  const amidWords = /(?<=^|\s)https?:\/\/[^\s"<>]*[^\s"<>.,;:!?)]/i.exec(written)?.[0];
  if (amidWords !== undefined && /\s/.test(written.trim())) return amidWords;
  if (/^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(written)) return `mailto:${written}`;
  if (/^\+?\d[\d ()-]{7,18}$/.test(written)) return `tel:${written}`;
  const [, scheme, rest] = /^(tel|mailto|whatsapp)\s+(\S.*)$/i.exec(written) ?? [];
  if (scheme !== undefined && rest !== undefined) return `${scheme.toLowerCase()}:${rest}`;
  const misspelt = /^https?(?::\/?|\/\/)(?!\/)(?=\w)(.+)$/i.exec(written);
  if (misspelt) return `https://${misspelt[1]}`;
  const host = /^(?:[\w-]+\.)+[a-z]{2,}(?=$|\/\S*$)/i.exec(written)?.[0];
  return host === undefined || (host === written && files.test(host)) ? undefined : `https://${written}`;
}
