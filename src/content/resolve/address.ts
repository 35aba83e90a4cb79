import { phoneAddress } from '../../lib/phone-address';
import { urlOf } from '../../lib/url-of';

/** What an address is. */
export type Address =
  | {
      kind: 'page';
      path: string;
      /** With its question mark; empty without one. */
      query: string;
      anchor: string | undefined;
    }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'other'; scheme: string }
  | { kind: 'unreadable' };

/** Reads an address as an author writes it (the schemas' `address`). */
export function readAddress(written: string): Address {
  const address = written.trim();
  if (address.startsWith('#')) return { kind: 'anchor', anchor: address.slice(1) };
  if (address.startsWith('/') && !address.startsWith('//') && !address.includes('\\'))
    return readPath(address);
  // Browsers drop white space and control characters inside a scheme, so `java\nscript:` runs (WHATWG URL, 4.4).
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
  if (scheme === undefined) return { kind: 'unreadable' };
  const isBroken = safeSchemes.includes(scheme) && !address.toLowerCase().startsWith(`${scheme}:`);
  return isBroken ? { kind: 'unreadable' } : { kind: 'other', scheme };
}

function readPath(address: string): Address {
  const [before = '', anchor] = address.split('#', 2);
  const path = before.replace(/\?.*$/, '');
  const query = before.slice(path.length);
  return {
    kind: 'page',
    path: path === '/' ? path : path.replace(/\/$/, ''),
    query,
    anchor,
  };
}

/** Where an address leads: an old one may be one only together with its query. */
export function routeIn(
  { path, query }: { path: string; query: string },
  known: ReadonlyMap<string, unknown>,
) {
  return known.has(path + query) ? path + query : path;
}

/** The schemes that a link may have beside a place on this site. */
export const safeSchemes = ['https', 'http', 'mailto', 'tel', 'whatsapp'];

/** What an address needs to become a link. */
export interface AddressBook {
  basePath: string;
  /** Digits with the country prefix; a site without it has no link to chats, or an error. */
  whatsapp?: string | undefined;
}

/**
 * The `href` of an address: with the base path, chats as links of the messaging service, phone numbers without spaces, and
 * of other sites and of mails what stands in no address percent-encoded, in a host as punycode (RFC 3492).
 */
export function hrefOf(written: string, { basePath, whatsapp = '' }: AddressBook): string {
  const address = written.trim();
  if (address.startsWith('/')) return basePath + address.slice(1);
  if (/^tel:/i.test(address)) return phoneAddress(address.slice('tel:'.length));
  const text = /^whatsapp:(.*)$/is.exec(address)?.[1];
  if (text === undefined) return (/[^!-~]/.test(address) ? urlOf(address)?.href : undefined) ?? address;
  // Half of a character cannot be encoded, and a message is not set as a page is.
  const whole = text
    .trim()
    .replaceAll(/\p{Surrogate}/gu, '\u{fffd}')
    .replaceAll('\u00a0', ' ');
  return `https://wa.me/${whatsapp}${whole === '' ? '' : `?text=${encodeURIComponent(whole)}`}`;
}
