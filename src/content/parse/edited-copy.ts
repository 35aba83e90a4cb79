import { lineAt } from '../places/lines';
import { faultAt, type Fault } from './fault';
import { openingOf } from './grammar';
import { isSound } from './is-sound';
import { tokens } from './tokens';

/** A document that stands a second time in its file, as a whole, in which something was changed: which of the two is right, nobody can know. */
export function editedCopy(text: string): Fault | undefined {
  const end = endOfFirst(text);
  const gap = /^[\s,]*/.exec(text.slice(end))?.[0].length ?? 0;
  const start = end + gap;
  const [one, other] = [text.slice(0, end), text.slice(start).trimEnd()];
  if (other === '' || !isSound(one) || !isSound(other)) return undefined;
  const [above, below] = [one.split('\n'), other.split('\n')];
  const known = new Set(above.map((line) => line.trim()));
  const same = below.filter((line) => known.has(line.trim())).length;
  const at = below.findIndex((line, index) => line.trim() !== above[index]?.trim());
  if (at < 0 || same * 2 < Math.max(above.length, below.length)) return undefined;
  const first = lineAt(text, start);
  return faultAt({ offset: start, length: 1 }, 'pasted-twice', {
    first,
    last: first + below.length - 1,
    differs: {
      bracket: text.charAt(start),
      line: first + at,
      above: lineAt(text, text.search(/\S/)) + at,
    },
  });
}

/** Where the first value of a text ends; its length where nothing follows. */
function endOfFirst(text: string): number {
  let open = 0;
  for (const { kind, offset } of tokens(text)) {
    if (kind === '{' || kind === '[') open += 1;
    if (openingOf(kind)) open -= 1;
    if (open === 0) return offset + 1;
  }
  return text.length;
}
