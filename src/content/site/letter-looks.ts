import { pointerAbove, valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import { garbledHint, garbledIn } from './garbled-letters';
import { capitalsHint, isAllCapitals, spaceHint, spaceSlipIn } from './slips-of-writing';
import type { Held, Look, TextFault } from './text-look';
import { oldFontHint, oldFontIn, tornHint, tornIn } from './torn-words';
import { pairHint, unclosedIn } from './unbalanced-signs';

/** Faults of letters, signs and spaces. */
export const letterLooks: readonly Look[] = [
  { hint: garbledHint, find: garbled },
  { hint: /\\\\[nrt]/, find: escaped },
  { hint: pairHint, find: unclosed },
  { hint: spaceHint, find: misplacedSpace },
  { hint: capitalsHint, find: capitals },
  { hint: tornHint, find: torn },
  { hint: oldFontHint, find: oldFont },
  { hint: /,\s?"\s*[\],}\n\r]/, find: openEnd },
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

/** The lines of a list are one text, in which a bracket may be closed further down. */
function unclosed(text: string, pointer: string, held: Held): TextFault | undefined {
  const lines = linesFrom(text, pointer, held);
  const following = lines.rest.find((line) => line.trim() !== '');
  const found = unclosedIn(lines.all.join('\n')) && unclosedIn(text, following);
  return found && { pointer, code: 'unclosed-sign', written: found.written, details: found };
}

/** All lines of the text that a line belongs to, and those behind it. */
function linesFrom(text: string, pointer: string, { value }: Held): { all: string[]; rest: string[] } {
  const whole = valueAt(value, pointerAbove(pointer));
  const all = Array.isArray(whole) ? whole.filter((line) => typeof line === 'string') : [text];
  const at = Array.isArray(whole) ? Number(pointer.slice(pointer.lastIndexOf('/') + 1)) : 0;
  return { all, rest: all.slice(at + 1) };
}

function torn(text: string, pointer: string, held: Held): TextFault | undefined {
  if (text.includes('`')) return undefined;
  const found = tornIn(text, linesFrom(text, pointer, held).rest[0]);
  return found && { pointer, code: 'torn-word', written: found.written, details: found };
}

function oldFont(text: string, pointer: string, { value }: Held): TextFault | undefined {
  const holder = valueAt(value, pointerAbove(pointer));
  const isIndian = isObject(holder) && /^(?:mr|hi)$/.test(String(holder['lang']));
  const written = oldFontIn(text.replaceAll(/\{[\w.]+\}|<[^<>]*>/g, ''), isIndian);
  return written === undefined ? undefined : { pointer, code: 'old-font', written, details: { written } };
}

function misplacedSpace(text: string, pointer: string): TextFault | undefined {
  const found = spaceSlipIn(text);
  return found && { pointer, code: 'misplaced-space', written: found.written, details: found };
}

/** Where sentences and headings stand: elsewhere a company may be written as it writes itself. */
const sentences =
  /\/(?:heading|tagline|intro|question|answer|excerpt|description|quote|text)(?:\/\d+)?$|^\/(?:seo\/)?title$/;

function capitals(text: string, pointer: string): TextFault | undefined {
  if (!sentences.test(pointer) || !isAllCapitals(text)) return undefined;
  return { pointer, code: 'all-capitals', written: text, details: { written: text } };
}

/** A sentence that ends with a comma: the rest was lost, or a clause too few was taken out. A greeting may end so. */
function openEnd(text: string, pointer: string, held: Held): TextFault | undefined {
  const [written] = /[\p{L}\p{M}\p{N})”’*]+,$/u.exec(text.trimEnd()) ?? [];
  if (written === undefined || text.trim().split(/\s+/).length < 5) return undefined;
  const [next = ''] = linesFrom(text, pointer, held).rest;
  return next.trim() === '' ? { pointer, code: 'open-end', written, details: { written } } : undefined;
}
