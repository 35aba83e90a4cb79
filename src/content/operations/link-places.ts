import type { WrittenText } from '../places/written-text';
import { readAddress, type Address } from '../resolve/address';
import { compileRichText } from '../resolve/rich-text';

/** Where in a text a part of an address stands, in UTF-16 units of the text as it is understood. */
export interface AddressPlace {
  from: number;
  to: number;
}

/** Which part of which addresses is meant. */
export interface Wanted {
  part: 'path' | 'anchor';
  /** How the part is written: `/contact`, `dates`. */
  name: string;
  /** Whether the address, in which the name may be another one, is meant. */
  fits: (address: Address) => boolean;
}

/** The part of an address that fills a whole text; undefined when it is no address that is meant. */
export function placeInAddress(
  { text }: Pick<WrittenText, 'text'>,
  wanted: Wanted,
): AddressPlace | undefined {
  const address = readAddress(text);
  if (nameIn(address, wanted.part) !== wanted.name || !wanted.fits(address)) return undefined;
  const from = wanted.part === 'path' ? text.search(/\S/) : text.indexOf('#') + 1;
  return { from, to: from + wanted.name.length };
}

/** No page and no block can have this name. */
const probe = 'vakta-looks-for-this';

/**
 * The parts of addresses in a rich text that make its links lead where they do. What is a link in Markdown and in HTML
 * is said by the compiler alone: each place that looks like the name gets another one, and counts when a link is another
 * one then.
 */
export function placesInText({ text }: Pick<WrittenText, 'text'>, wanted: Wanted): AddressPlace[] {
  const { part, name, fits } = wanted;
  const start = part === 'path' ? '' : '#';
  return [...text.matchAll(spelled(start + name))].flatMap(({ 0: found, index }) => {
    const [from, to] = [index + start.length, index + found.length];
    const other = part === 'path' ? `/${probe}` : probe;
    const { links } = compileRichText(text.slice(0, from) + other + text.slice(to));
    const isLink = links.map(readAddress).some((address) => nameIn(address, part) === other && fits(address));
    return isLink ? [{ from, to }] : [];
  });
}

function nameIn(address: Address, part: Wanted['part']): string | undefined {
  if (part === 'path') return address.kind === 'page' ? address.path : undefined;
  return address.kind === 'page' || address.kind === 'anchor' ? address.anchor : undefined;
}

/** A name in a rich text, of which each sign may be percent-encoded. */
function spelled(name: string): RegExp {
  const signs = [...name].map((sign) => {
    const plain = sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    return `(?:${plain}|${encoded(sign)})`;
  });
  return new RegExp(signs.join(''), 'g');
}

function encoded(sign: string): string {
  const bytes = [...new TextEncoder().encode(sign)];
  const digits = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return digits.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
