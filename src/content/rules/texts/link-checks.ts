import type { Json } from '../../../model/json';
import { pointerAbove, valueAt } from '../../places/pointer';
import { mailHint, mailSlipIn } from '../../problems/mail-slips';
import { isObject } from '../../resolve/surroundings';
import { nearMailIn } from './own-slips';
import type { Slip } from './slips-of-writing';
import { textCheck, type TextCheck, type TextPlace } from './text-check';
import { emptyLinkHint, emptyLinkIn, isVagueLabel, vagueHint, vagueLinkIn } from './vague-links';

/** What every document with an address among its words has in it. */
const rawHint = /(?:https?:\/\/|www\.)\w/i;

const address = /(?:https?:\/\/|www\.)\w[^\s<>"”’)\]]*/i;

/** Where an address is a link already, or is shown as it is typed. The ends of links are near: to look for all that are missing would take too long. */
const linked =
  /\[[^\][]*\]\([^)]{0,1000}\)|\]\([^)]{0,1000}\)|\]:\s*\S+|<a\s[^<>]*>[\s\S]{0,1000}?<\/a>|<[^<>]*>|`[^`]*`/gi;

/**
 * The first address among the words of a text that nobody can touch: it is no link by itself.
 * @param isRich whether the text has formatting.
 */
export function rawAddressIn(text: string, isRich: boolean): string | undefined {
  const words = isRich ? text.replaceAll(linked, ' ') : text;
  const written = address.exec(words)?.[0].replace(/[.,;:!?*_]+$/, '');
  // What is nothing but an address is a setting, and no words.
  return written === undefined || (!isRich && !/\s/.test(text.trim())) ? undefined : written;
}

/** The example in a field, and what goes to somebody as a message, where addresses become links. */
const isMessage = /\/(?:placeholder|to|whatsappGreeting)$/;

/** Faults of links and addresses among words. */
export const linkChecks: readonly TextCheck[] = [
  textCheck({ code: 'vague-link', hint: vagueHint, find: vague }),
  textCheck({
    code: 'empty-link',
    hint: emptyLinkHint,
    find: (text, { isRich }) => (isRich ? emptyLinkIn(text) : undefined),
  }),
  textCheck({ code: 'mistyped-mail', hint: mailHint, find: mistypedMail }),
  textCheck({
    code: 'raw-address',
    hint: rawHint,
    find: (text, { pointer, isRich }) => {
      const written = isMessage.test(pointer) ? undefined : rawAddressIn(text, isRich);
      return written === undefined ? undefined : { written, isRich };
    },
  }),
];

function vague(
  text: string,
  { pointer, value, isRich }: TextPlace,
): { written: string; words: string; isRich: boolean } | undefined {
  const isVague = !isRich && isLabel(pointer, value) && isVagueLabel(text);
  const written = isRich ? vagueLinkIn(text) : isVague ? text : undefined;
  if (written === undefined) return undefined;
  return { written, words: written.replaceAll(/^[[>\s]+|(?:\]|<\/a>)$/g, ''), isRich };
}

/** Whether a text is on something that leads somewhere. */
function isLabel(pointer: string, value: Json): boolean {
  const holder = pointer.endsWith('/label') ? valueAt(value, pointerAbove(pointer)) : undefined;
  return isObject(holder) && typeof holder['to'] === 'string';
}

/** A mistyped e-mail address, in a text or as a link. */
export function mistypedMail(text: string, { own: { mail } }: Pick<TextPlace, 'own'>): Slip | undefined {
  return (mail === undefined ? undefined : nearMailIn(text, mail)) ?? mailSlipIn(text);
}
