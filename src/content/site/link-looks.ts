import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import { mailHint, mailSlipIn } from '../problems/mail-slips';
import { isObject } from '../resolve/surroundings';
import { nearMailIn } from './own-slips';
import { rawAddressIn, rawHint } from './raw-addresses';
import type { Held, Look, TextFault } from './text-look';
import { emptyLinkHint, emptyLinkIn, isVagueLabel, vagueHint, vagueLinkIn } from './vague-links';

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
