import { linksOf } from '../../facts/addresses';
import type { NotedAnnotation } from '../../facts/site';
import type { Part } from '../../places/locate';
import { textOf } from '../../validate/annotation';

/** A number with its place, and what of that is to be marked. */
export interface PlacedNumber {
  pointer: string;
  part: Part;
  /** The number as it is written, in an address without what stands before and behind it. */
  number: string;
  /** The whole address. */
  written: string;
  /** What stands before it in an address, and will before the number of WhatsApp in the settings; empty for a number alone. */
  scheme: string;
}

/** What stands before a number in an address of WhatsApp. */
const chats = 'https://wa.me/';

/** The numbers to call or to write to at a place, and what stands in place of a message like one. */
export function numbersAt(annotation: NotedAnnotation): PlacedNumber[] {
  const { kind, pointer } = annotation;
  if (kind === 'phone' || kind === 'whatsapp') return numberAlone(annotation);
  return [...new Set(linksOf(annotation))].flatMap((written) => {
    const [, scheme = '', rest = ''] = /^\s*(tel:|whatsapp:|https:\/\/wa\.me\/)(.*)$/is.exec(written) ?? [];
    const number = (scheme.startsWith('https') ? (rest.split(/[/?#]/)[0] ?? '') : rest).trim();
    const part: Part = kind === 'link' ? 'value' : { words: written };
    // An address without any digit is unreadable as an address.
    const isNumber = scheme !== '' && /\d/.test(number);
    return isNumber ? [{ pointer, part, number, written, scheme: scheme.toLowerCase() }] : [];
  });
}

/** A number of the settings. Of WhatsApp's its schema refuses all but digits. */
function numberAlone(annotation: NotedAnnotation): PlacedNumber[] {
  const { kind, pointer } = annotation;
  const number = textOf(annotation) ?? '';
  if (kind === 'whatsapp' && !/^[1-9]\d{6,14}$/.test(number)) return [];
  return [{ pointer, part: 'value', number, written: number, scheme: kind === 'phone' ? '' : chats }];
}
