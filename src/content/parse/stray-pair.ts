import { lineAt } from '../places/lines';
import { balanceOf } from './brackets';
import { faultAt, type Fault } from './fault';
import { openingOf } from './grammar';
import { isSound } from './is-sound';
import { tokens } from './tokens';
import { withItsLine } from './with-its-line';
import { fix, type Repair } from './repair/repair';

/** The most brackets that are tried. */
const most = 50;

/**
 * A bracket that was typed by mistake, beside another one, `[{` for `{`, or in a list, and without which a text is JSON.
 * Behind a colon, or at the beginning of a shared list, `[{` may be meant and lack its end.
 */
export function strayPair(path: string, text: string): { fault: Fault; repair: Repair } | undefined {
  const balance = balanceOf(text);
  const surplus = (['{', '['] as const).find((bracket) => balance[bracket] === 1);
  if (!surplus || balance['{'] + balance['['] !== 1) return undefined;
  const inList = surplus === '[' ? listsInLists(text).slice(0, most) : [];
  const stray = inList.find((offset) => isSound(text.slice(0, offset) + text.slice(offset + 1)));
  if (stray !== undefined) return told(text, stray, surplus);
  const pairs = [...text.matchAll(/\[\{|\{\[/g)].slice(0, most);
  for (const { 0: pair, index } of pairs) {
    const offset = index + pair.indexOf(surplus);
    const isMeant = pair === '[{' && surplus === '[' && mayBeList(path, text.slice(0, index));
    if (!isMeant && isSound(text.slice(0, offset) + text.slice(offset + 1)))
      return told(text, offset, surplus);
  }
  return undefined;
}

/** The brackets that open a list right in another one, which nothing in a site is. */
function listsInLists(text: string): number[] {
  const open: string[] = [];
  const found: number[] = [];
  let previous = '';
  for (const { kind, offset } of tokens(text)) {
    const isEntry = previous === '[' || (previous === ',' && open.at(-1) === '[');
    if (kind === '[' && isEntry) found.push(offset);
    if (kind === '{' || kind === '[') open.push(kind);
    if (openingOf(kind)) open.pop();
    previous = kind;
  }
  return found;
}

function mayBeList(path: string, before: string): boolean {
  return /:\s*$/.test(before) || (before.trim() === '' && path.startsWith('_collections/'));
}

function told(text: string, offset: number, bracket: '{' | '['): { fault: Fault; repair: Repair } {
  const span = { offset, length: 1 };
  const line = lineAt(text, offset);
  const details = { bracket, line, isTwice: true, around: [], hasMore: false, isSure: true };
  return {
    fault: faultAt(span, 'unclosed-bracket', details),
    repair: fix({ ...withItsLine(text, offset), content: '' }),
  };
}
