import type { Json } from '../../../model/json';
import { pointerAbove, valueAt } from '../../places/pointer';
import { mailHint, mailSlipIn } from '../../problems/mail-slips';
import { isObject } from '../../resolve/surroundings';
import { nearMailIn } from './own-slips';
import type { Held, Look, TextFault } from './text-faults';
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

/** Faults of links and addresses among words. */
export const linkLooks: readonly Look[] = [
  { hint: vagueHint, find: vague },
  { hint: emptyLinkHint, find: empty },
  { hint: mailHint, find: mistypedMail },
  { hint: rawHint, find: rawAddress },
];

function vague(text: string, pointer: string, { value, isRich }: Held): TextFault | undefined {
  const written = isRich(pointer)
    ? vagueLinkIn(text)
    : isLabel(pointer, value) && isVagueLabel(text)
      ? text
      : undefined;
  if (written === undefined) return undefined;
  const details = { words: written.replaceAll(/^[[>\s]+|(?:\]|<\/a>)$/g, ''), isRich: isRich(pointer) };
  return { pointer, code: 'vague-link', written, details };
}

/** Whether a text is on something that leads somewhere. */
function isLabel(pointer: string, value: Json): boolean {
  const holder = pointer.endsWith('/label') ? valueAt(value, pointerAbove(pointer)) : undefined;
  return isObject(holder) && typeof holder['to'] === 'string';
}

function empty(text: string, pointer: string, { isRich }: Held): TextFault | undefined {
  const found = isRich(pointer) ? emptyLinkIn(text) : undefined;
  return found && { pointer, code: 'empty-link', written: found.written, details: found };
}

/** A mistyped e-mail address, in a text or as a link. */
export function mistypedMail(
  text: string,
  pointer: string,
  { own: { mail } }: Pick<Held, 'own'>,
): TextFault | undefined {
  const found = (mail === undefined ? undefined : nearMailIn(text, mail)) ?? mailSlipIn(text);
  return found && { pointer, code: 'mistyped-mail', written: found.written, details: found };
}

function rawAddress(text: string, pointer: string, { isRich }: Held): TextFault | undefined {
  // The example in a field, and what goes to somebody as a message, where addresses become links.
  if (/\/(?:placeholder|to|whatsappGreeting)$/.test(pointer)) return undefined;
  const written = rawAddressIn(text, isRich(pointer));
  return written === undefined
    ? undefined
    : { pointer, code: 'raw-address', written, details: { written, isRich: isRich(pointer) } };
}
