import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import type { ProblemCode, ProblemDetails } from '../problems/catalogue';
import { mailHint, mailSlipIn } from '../problems/mail-slips';
import { isObject } from '../resolve/surroundings';
import { doubledHint, doubledIn } from './doubled-words';
import { garbledHint, garbledIn } from './garbled-letters';
import { nearMailIn, nearNameIn } from './own-slips';
import * as slips from './slips-of-writing';
import { emptyLinkHint, emptyLinkIn, isVagueLabel, vagueHint, vagueLinkIn } from './vague-links';

/** Something in a text that nobody meant to write. */
export type TextFault = { pointer: string; written: string } & {
  [Code in ProblemCode]: { code: Code; details: ProblemDetails<Code> };
}[
  | 'all-capitals'
  | 'blank-text'
  | 'doubled-word'
  | 'empty-link'
  | 'garbled-letters'
  | 'misplaced-space'
  | 'mistyped-mail'
  | 'near-name'
  | 'needless-words'
  | 'typed-escape'
  | 'typed-year'
  | 'vague-link'];

/** What the settings say of the speaker, where they can be read. */
export interface OwnWords {
  name?: string | undefined;
  mail?: string | undefined;
}

/** The document that a text stands in. */
interface Held {
  value: Json;
  own: OwnWords;
  /** Whether a text, or the text that a line belongs to, has formatting. */
  isRich: (pointer: string) => boolean;
}

/** One kind of fault: what every document with it has in it as it is written, and the first in a text. */
interface Look {
  hint: RegExp;
  find: (text: string, pointer: string, held: Held) => TextFault | undefined;
}

/** All kinds of faults that a text can have by its words alone. */
const looks: readonly Look[] = [
  { hint: garbledHint, find: garbled },
  { hint: /\\\\[nrt]/, find: escaped },
  { hint: doubledHint, find: doubled },
  { hint: vagueHint, find: vague },
  { hint: emptyLinkHint, find: empty },
  { hint: mailHint, find: mistypedMail },
  { hint: slips.spaceHint, find: misplacedSpace },
  { hint: slips.capitalsHint, find: capitals },
  { hint: slips.pictureWordsHint, find: needless },
  { hint: slips.yearHint, find: typedYear },
];

function garbled(text: string, pointer: string): TextFault | undefined {
  const found = garbledIn(text.split(/\{[\w.]+\}/).find((piece) => garbledIn(piece)) ?? '');
  return found && { pointer, code: 'garbled-letters', written: found.written, details: found };
}

/** As a break is typed in programs; paths of Windows and code have such signs too. */
const escape = /(?<=^|[\s.,;:!?)”"’'])(?:\\[nrt])+|(?:\\[nrt])+(?=$|[\s\p{Lu}*#“"-])/u;

function escaped(text: string, pointer: string, { isRich }: Held): TextFault | undefined {
  const [written] = escape.exec(text) ?? [];
  if (written === undefined || /`|(?<!\p{L})\p{L}:\\|\\\\/u.test(text)) return undefined;
  return { pointer, code: 'typed-escape', written, details: { written, isRich: isRich(pointer) } };
}

function doubled(text: string, pointer: string): TextFault | undefined {
  const found = doubledIn(text);
  return found && { pointer, code: 'doubled-word', written: found.written, details: found };
}

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

/** The looks for which a document has a hint. A mistyped name has one word that is right. */
export function looksFor(json: string, { name = '' }: OwnWords): Look[] {
  const hinted = looks.filter(({ hint }) => hint.test(json));
  const hasName = name.split(/\s+/).some((word) => word.length >= 4 && json.includes(word));
  return hasName ? [...hinted, { hint: /./, find: nearName }] : hinted;
}

function nearName(text: string, pointer: string, { own: { name = '' } }: Held): TextFault | undefined {
  const found = nearNameIn(text, name);
  return found && { pointer, code: 'near-name', written: found.written, details: found };
}

function misplacedSpace(text: string, pointer: string): TextFault | undefined {
  const found = slips.spaceSlipIn(text);
  return found && { pointer, code: 'misplaced-space', written: found.written, details: found };
}

/** Where sentences and headings stand: elsewhere a company may be written as it writes itself. */
const sentences =
  /\/(?:heading|tagline|intro|question|answer|excerpt|description|quote|text)(?:\/\d+)?$|^\/(?:seo\/)?title$/;

function capitals(text: string, pointer: string): TextFault | undefined {
  if (!sentences.test(pointer) || !slips.isAllCapitals(text)) return undefined;
  return { pointer, code: 'all-capitals', written: text, details: { written: text } };
}

function needless(text: string, pointer: string): TextFault | undefined {
  const found = pointer.endsWith('/alt') ? slips.pictureWordsIn(text) : undefined;
  return found && { pointer, code: 'needless-words', written: found.written, details: found };
}

function typedYear(text: string, pointer: string): TextFault | undefined {
  const found = pointer.endsWith('/copyright') ? slips.typedYearIn(text) : undefined;
  return found && { pointer, code: 'typed-year', written: found.written, details: found };
}
