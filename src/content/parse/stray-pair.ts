import { lineAt } from '../places/lines';
import { balanceOf } from './brackets';
import { faultAt, type Fault } from './fault';
import { isSound } from './is-sound';
import { fix, type Repair } from './repair/repair';

/** The most brackets that are tried. */
const most = 50;

/**
 * A bracket that was typed beside another kind by mistake, `[{` for `{`, and without which a text is JSON. Behind a colon,
 * or at the beginning of a shared list, `[{` may be meant and lack its end.
 */
export function strayPair(path: string, text: string): { fault: Fault; repair: Repair } | undefined {
  const balance = balanceOf(text);
  const surplus = (['{', '['] as const).find((bracket) => balance[bracket] === 1);
  if (!surplus || balance['{'] + balance['['] !== 1) return undefined;
  const pairs = [...text.matchAll(/\[\{|\{\[/g)].slice(0, most);
  for (const { 0: pair, index } of pairs) {
    const offset = index + pair.indexOf(surplus);
    const isMeant = pair === '[{' && surplus === '[' && mayBeList(path, text.slice(0, index));
    if (!isMeant && isSound(text.slice(0, offset) + text.slice(offset + 1)))
      return told(text, offset, surplus);
  }
  return undefined;
}

function mayBeList(path: string, before: string): boolean {
  return /:\s*$/.test(before) || (before.trim() === '' && path.startsWith('_collections/'));
}

function told(text: string, offset: number, bracket: '{' | '['): { fault: Fault; repair: Repair } {
  const span = { offset, length: 1 };
  const line = lineAt(text, offset);
  const details = { bracket, line, isTwice: true, around: [], hasMore: false, isSure: true };
  return { fault: faultAt(span, 'unclosed-bracket', details), repair: fix({ ...span, content: '' }) };
}
