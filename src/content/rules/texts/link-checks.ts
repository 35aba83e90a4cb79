import type { Json } from '../../../model/json';
import { pointerAbove, valueAt } from '../../places/pointer';
import { isMistyped, isTwoSlipsAway } from '../../problems/nearest';
import { isObject } from '../../resolve/surroundings';
import { textCheck, type OwnWords, type Slip, type TextCheck, type TextPlace } from './text-check';
import { wordsOf } from './words/words';

/** `Learn More` and `Read More` are on buttons that stand with what they lead to; in running text they stand anywhere. */
const inText = `${wordsOf('vagueLinks')}|${wordsOf('vagueInText')}`;
const vagueLabel = new RegExp(String.raw`^\s*(?:${wordsOf('vagueLinks')})[\s.!…→>»]*$`, 'iu');
const vagueInText = new RegExp(
  String.raw`\[[\s*_]*(?:${inText})[\s.!…→>»*_]*\](?=\()|>(?<=<a\s[^<>]{0,300}>)\s*(?:${inText})[\s.!…→>»]*</a>`,
  'iu',
);

/** What a link in a text with formatting has in it. */
const ofLinks = ['](', '</a>', '</A>'];

/** The words of a link that do not say where it leads, as they are written: all of a button, or the first link of a text with formatting. */
export function vagueLinkIn(text: string, { pointer, value, isRich }: TextPlace): string | undefined {
  if (isRich) return text.includes('`') ? undefined : vagueInText.exec(text)?.[0];
  return isLabel(pointer, value) && vagueLabel.test(text) ? text : undefined;
}

/** Whether a text is on something that leads somewhere. */
function isLabel(pointer: string, value: Json): boolean {
  const holder = pointer.endsWith('/label') ? valueAt(value, pointerAbove(pointer)) : undefined;
  return isObject(holder) && typeof holder['to'] === 'string';
}

/** The first link without words in a text with formatting, and where it leads; a picture may have none. */
export function emptyLinkIn(text: string): { written: string; to: string } | undefined {
  if (text.includes('`')) return undefined;
  const [written, to] = /(?<![!\\])\[\s*\]\(\s*([^\s()]+)\s*\)|<a\s[^<>]*>\s*<\/a>/i.exec(text) ?? [];
  const href = to ?? /\bhref\s*=\s*["']?([^\s"'<>]+)/i.exec(written ?? '')?.[1];
  return written === undefined || href === undefined ? undefined : { written, to: href };
}

/** Where an address is a link already, or is shown as it is typed. The ends of links are near: to look for all that are missing would take too long. */
const linked =
  /\[[^\][]*\]\([^)]{0,1000}\)|\]\([^)]{0,1000}\)|\]:\s*\S+|<a\s[^<>]*>[\s\S]{0,1000}?<\/a>|<[^<>]*>|`[^`]*`/gi;

/**
 * The first address among the words of a text that nobody can touch: it is no link by itself.
 * @param isRich whether the text has formatting.
 */
export function rawAddressIn(text: string, isRich: boolean): string | undefined {
  const words = isRich ? text.replaceAll(linked, ' ') : text;
  const [address] = /(?:https?:\/\/|www\.)\w[^\s<>"”’)\]]*/i.exec(words) ?? [];
  // What is nothing but an address is a setting, and no words.
  return !isRich && !/\s/.test(text.trim()) ? undefined : address?.replace(/[.,;:!?*_]+$/, '');
}

/** Hosts of mail that many use, and others that are near them. */
const hosts = 'gmail.com hotmail.com icloud.com outlook.com rediffmail.com yahoo.co.in yahoo.com'.split(' ');
const real = new Set(['email.com', 'mail.com', 'ymail.com', ...hosts]);

/** The first e-mail address of a text that is, but for a slip, one's own, or at a host that many use: `team@gmial.com`. */
export function mistypedMail(text: string, { mail = '' }: OwnWords): Slip | undefined {
  const [ownName = '', ownHost = ''] = mail.toLowerCase().split('@');
  for (const [written, name = '', host = ''] of text.matchAll(
    /([\w.+-]+)@((?:[\w-]+\.)+[a-z]{2,})(?![\w-])/gi,
  )) {
    const typed = host.toLowerCase();
    const isOwnName = name.toLowerCase() === ownName && isTwoSlipsAway(typed, ownHost);
    // `pr` is no slip of `hr`, and `sales2` none of `sales1`.
    const isOwnHost =
      typed === ownHost && ownName.length >= 4 && !/\d/.test(name) && isMistyped(name, ownName);
    const isOwn = written.toLowerCase() === mail.toLowerCase();
    if (mail !== '' && !isOwn && (isOwnName || isOwnHost)) return { written, better: mail };
    const meant = real.has(typed) ? undefined : hosts.find((one) => isMistyped(typed, one));
    if (meant !== undefined) return { written, better: `${name}@${meant}` };
  }
  return undefined;
}

function vagueLink(
  text: string,
  place: TextPlace,
): { written: string; words: string; isRich: boolean } | undefined {
  const written = vagueLinkIn(text, place);
  const words = written?.replaceAll(/^[[>\s]+|(?:\]|<\/a>)$/g, '') ?? '';
  return written === undefined ? undefined : { written, words, isRich: place.isRich };
}

/** Faults of links and addresses among words. */
export const linkChecks: readonly TextCheck[] = [
  textCheck({
    code: 'vague-link',
    in: ['label'],
    find: (text, place) => (place.isRich ? undefined : vagueLink(text, place)),
  }),
  textCheck({ code: 'vague-link', signs: ofLinks, find: vagueLink }),
  textCheck({
    code: 'empty-link',
    signs: ofLinks,
    find: (text, { isRich }) => (isRich ? emptyLinkIn(text) : undefined),
  }),
  textCheck({ code: 'mistyped-mail', signs: ['@'], find: (text, { own }) => mistypedMail(text, own) }),
  textCheck({
    code: 'raw-address',
    signs: ['://', 'www.', 'Www.', 'WWW.'],
    find: (text, { pointer, isRich }) => {
      // The example in a field, and what goes to somebody as a message, where addresses become links.
      const isMessage = /\/(?:placeholder|to|whatsappGreeting)$/.test(pointer);
      const written = isMessage ? undefined : rawAddressIn(text, isRich);
      return written === undefined ? undefined : { written, isRich };
    },
  }),
];
