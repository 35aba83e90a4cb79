import { balanceOf, isAligned } from './brackets';
import { faultAt, type Fault } from './fault';
import { openingOf } from './grammar';
import { isSound } from './is-sound';
import { skip, type Repair } from './repair/repair';
import { tokens, type Token } from './tokens';

/** Closing brackets at most: more were not pasted by mistake. */
const most = 4;

/** Closing brackets that were pasted along with a block, like `}]` in `}}],`: without them, and nothing else, a text is JSON. */
export function pastedEnd(text: string): { fault: Fault; repair: Repair } | undefined {
  const balance = balanceOf(text);
  const surplus = [balance['{'], balance['[']].map((open) => Math.max(0, -open));
  const amount = surplus.reduce((sum, one) => sum + one);
  if (amount === 0 || amount > most || balance['{'] > 0 || balance['['] > 0) return undefined;
  const run = runsOf(text, amount).find((one) => {
    const rest = without(text, one);
    return isSound(rest) && isAligned(rest);
  });
  if (!run) return undefined;
  const [offset, end] = edges(run);
  const brackets = run.map(({ kind }) => kind).join('');
  return {
    fault: faultAt({ offset, length: end - offset }, 'extra-bracket', { bracket: brackets }),
    repair: skip({ offset, length: end - offset, content: '' }),
  };
}

/** So many closing brackets in one line, right behind another one. */
function runsOf(text: string, amount: number): Token[][] {
  const all = [...tokens(text)];
  return all.flatMap((_, at) => {
    const [before, ...run] = all.slice(at, at + amount + 1);
    const isRun = run.length === amount && [before, ...run].every((one) => one && openingOf(one.kind));
    const isOneLine = !text.slice(before?.offset, edges(run)[1]).includes('\n');
    return isRun && isOneLine ? [run] : [];
  });
}

function edges(run: readonly Token[]): [number, number] {
  return [run[0]?.offset ?? 0, (run.at(-1)?.offset ?? 0) + 1];
}

function without(text: string, run: readonly Token[]): string {
  const [start, end] = edges(run);
  return text.slice(0, start) + text.slice(end);
}
