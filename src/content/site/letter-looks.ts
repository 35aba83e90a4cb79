import { pointerAbove, valueAt } from '../places/pointer';
import { garbledHint, garbledIn } from './garbled-letters';
import { capitalsHint, isAllCapitals, spaceHint, spaceSlipIn } from './slips-of-writing';
import type { Held, Look, TextFault } from './text-look';
import { pairHint, unclosedIn } from './unbalanced-signs';

/** Faults of letters, signs and spaces. */
export const letterLooks: readonly Look[] = [
  { hint: garbledHint, find: garbled },
  { hint: /\\\\[nrt]/, find: escaped },
  { hint: pairHint, find: unclosed },
  { hint: spaceHint, find: misplacedSpace },
  { hint: capitalsHint, find: capitals },
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
function unclosed(text: string, pointer: string, { value }: Held): TextFault | undefined {
  const whole = valueAt(value, pointerAbove(pointer));
  const lines = Array.isArray(whole) ? whole.filter((line) => typeof line === 'string') : [text];
  const at = Array.isArray(whole) ? Number(pointer.slice(pointer.lastIndexOf('/') + 1)) : 0;
  const following = lines.slice(at + 1).find((line) => line.trim() !== '');
  const found = unclosedIn(lines.join('\n')) && unclosedIn(text, following);
  return found && { pointer, code: 'unclosed-sign', written: found.written, details: found };
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
