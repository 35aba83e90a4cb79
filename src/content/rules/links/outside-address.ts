import { urlOf } from '../../../lib/url-of';
import type { ProblemCode, ProblemDetails } from '../../problems/catalogue';
import { isOwnComputer, isOwnFile, pathOnSite } from '../../problems/own-computer';
import { safeSchemes, readAddress } from '../../resolve/address';
import { downloadAt } from '../../../lib/download';
import { nearest } from '../../problems/nearest';
import type { Targets } from './link-targets';
import { pastedFault } from './pasted-address';

/** What is wrong with an address, wherever it leads. */
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

/**
 * What is wrong with an address as it is written, wherever it leads; undefined for one that can be followed.
 * @param ids those of the blocks of the page that it stands on.
 */
export function faultOf(written: string, ids: readonly string[], targets: Targets): AddressFault | undefined {
  const address = readAddress(written);
  const file = linkedFile(written);
  if (targets.files.has(downloadAt(written) ?? '')) return undefined;
  if (isOwnFile(written) || isOwnComputer(written)) {
    const path = isOwnFile(written) ? pathOnSite(written) : pathOf(written);
    const better = targets.pages.has(routeOf(path)) ? path : undefined;
    return { code: 'local-address', details: { url: written, better, file } };
  }
  if (address.kind === 'other') return faultOutside(written, address.scheme, targets);
  if (file !== undefined)
    return { code: 'file-address', details: { address: written, file, near: nearFile(written, targets) } };
  if (address.kind === 'unreadable') {
    if (written.trim() === '') return bad(written);
    const near = targets.ownContact(written) ?? likelyAddress(written, ids);
    return bad(written, near ?? targets.meant(`/${written}`.replaceAll(/[\\/]+/g, '/')).near);
  }
  return address.kind === 'anchor' && address.anchor === '' ? bad(written) : undefined;
}

/** What is wrong with an address that has a scheme, like `https:` or `mailto:`. */
function faultOutside(url: string, scheme: string, targets: Targets): AddressFault | undefined {
  if (!safeSchemes.includes(scheme)) return { code: 'unsafe-url', details: { url, scheme: `${scheme}:` } };
  if (scheme === 'mailto') return mailFault(url);
  if (scheme === 'tel') return /\d/.test(url) ? undefined : bad(url, 'tel:{contact.phone}');
  if (scheme === 'whatsapp') return undefined;
  const exact = withOneStart(url);
  if (exact !== undefined) return bad(url, exact, true);
  const pasted = pastedFault(url);
  const place = placeOnSite(pasted?.code === 'tracked-address' ? pasted.details.better : url, targets);
  if (place !== undefined && targets.pages.has(routeOf(place)))
    return { code: 'full-address', details: { url, better: place } };
  if (!urlOf(url)) return bad(url);
  return pasted ?? (scheme === 'http' ? { code: 'insecure-url', details: { url } } : undefined);
}

function bad(address: string, near?: string, isCertain = false): AddressFault {
  return { code: 'bad-address', details: { address, near, isCertain } };
}

/** Several recipients stand between commas (RFC 6068). */
function mailFault(url: string): AddressFault | undefined {
  const [recipients = ''] = url.slice('mailto:'.length).split('?', 2);
  const mail = /^[^\s@,;:<>]+@[^\s@,;:<>]+\.[^\s@,;:<>.]+$/;
  return recipients.split(',').every((one) => mail.test(one)) && !recipients.includes('%20')
    ? undefined
    : bad(url);
}

function pathOf(url: string): string {
  return url.replace(/^(?:https?:\/\/)?[^/]*/i, '') || '/';
}

function routeOf(place: string): string {
  const [route = ''] = place.split(/[?#]/);
  return route === '/' ? route : route.replace(/\/$/, '');
}

/** The place on this site that is written with its host; undefined outside of its folder, where another site may be. */
function placeOnSite(url: string, { origin, basePath }: Targets): string | undefined {
  if (origin === undefined || urlOf(url)?.host !== new URL(origin).host) return undefined;
  const [path, folder] = [pathOf(url), basePath.slice(0, -1)];
  const isInside = path.startsWith(folder) && /^(?:[/?#]|$)/.test(path.slice(folder.length));
  return isInside ? path.slice(folder.length).replace(/^(?=[^/]|$)/, '/') : undefined;
}

/** The address on this site, without an anchor, of what is written with its host, is no file and no page. */
export function deadOwnRoute(url: string, targets: Targets): string | undefined {
  const place = placeOnSite(url, targets);
  const route = place === undefined ? undefined : routeOf(place);
  const isFile = /\.(?!(?:html?|php|aspx?|json)$)\w+$/i.test(route ?? '');
  return route === undefined || isFile || targets.pages.has(route) ? undefined : route;
}

/** Endings of documents and pictures to which somebody links in vain. */
const documents = /\.(?:pdf|docx?|xlsx?|pptx?|zip|mp[34])(?=$|[?#])/i;
const pictures = /\.(?:jpe?g|png|webp|svg|gif|heic)(?=$|[?#])/i;

/** Whether what is written like a place of this site is the name of a document or a picture. */
function linkedFile(written: string): 'document' | 'picture' | undefined {
  if (/^#|^https?:/i.test(written)) return undefined;
  if (pictures.test(written)) return 'picture';
  return documents.test(written) ? 'document' : undefined;
}

/** The address of the file to download that is meant: the same name in another folder, or nearly the same. */
function nearFile(written: string, { files }: Targets): string | undefined {
  const nameOf = (path: string): string => path.replace(/^.*\//, '').toLowerCase();
  const same = [...files.keys()].find((path) => nameOf(path) === nameOf(written));
  const near = same ?? nearest(written.replace(/^\/files\//, ''), files.keys());
  return near === undefined ? undefined : `/files/${near}`;
}

/** The same address, where its beginning was pasted twice or has too many or too few slashes: `https://https://…`, `https:///…`, `www.www.`. */
function withOneStart(written: string): string | undefined {
  const start = /^\s*https?:\/*(?:https?(?::\/*|\/+))*(?=\w)/i.exec(written)?.[0];
  if (start === undefined) return undefined;
  const rest = written.slice(start.length).replace(/^(?:www\.){2,}(?=[\w-]+\.)/i, 'www.');
  const isOne = /^\s*https?:\/\/$/i.test(start) && written === start + rest;
  return isOne ? undefined : `https://${rest.trim()}`;
}

/** What somebody meant who left out, or misspelt, what stands before it, or pasted words with it. */
const likely: readonly [shape: RegExp, address: string][] = [
  [/^.*\s(https?:\/\/[^\s"<>]*[^\s"<>.,;:!?)]).*$/is, '$1'],
  [/^([^\s@/:]+@[^\s@/:]+\.\w+)$/, 'mailto:$1'],
  [/^(\+?\d[\d ()-]{7,18})$/, 'tel:$1'],
  [/^(tel|mailto|whatsapp)\s+(\S.*)$/i, '$1:$2'],
  [/^https?(?::\/?|\/\/)(?!\/)(?=\w)(.+)$/i, 'https://$1'],
  [
    /^(?![^/]*\.(?:json|html?|php|aspx?|pdf|docx?|jpe?g|png|webp|svg)$)((?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i,
    'https://$1',
  ],
];

/** The address that somebody meant: another site, an e-mail address, a number, or one of the ids of the page that it stands on. */
export function likelyAddress(written: string, ids: readonly string[]): string | undefined {
  if (ids.includes(written)) return `#${written}`;
  const [shape, address] = likely.find(([one]) => one.test(written)) ?? [];
  return shape && address !== undefined ? written.replace(shape, address) : undefined;
}
