import { faultAt, type Fault } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

const piece = String.raw`"((?:[^"\\\r\n]|\\.)*)"`;
const joint = String.raw`(?:\s*\+\s*|\s+)`;
const run = new RegExp(String.raw`${piece}(?:${joint}${piece})+(?=\s*(?:[,}\]]|$))`, 'y');

/** `"One " + "text"` and `"One " "text"`: one text in several pieces, as programs write it. */
export function textInPieces(state: SyntaxState, _: Token, readTo: ReadTo): Fault | undefined {
  const { text, expected, previous, beforePrevious, brackets } = state;
  const isInList = brackets.innermost?.kind === '[';
  const isValue = previous?.kind === 'text' && (isInList || beforePrevious?.kind === ':');
  if (expected !== 'comma or end' || !isValue) return undefined;
  run.lastIndex = previous.offset;
  const [found] = run.exec(text) ?? [];
  if (found === undefined) return undefined;
  const bodies = [...found.matchAll(new RegExp(piece, 'g'))].map(([, body = '']) => body);
  // A space at one side of a joint tells that the words go on.
  const isSure = bodies.every((body, at) => at === 0 || /^\s/.test(body) || /\s$/.test(bodies[at - 1] ?? ''));
  const between = found.replaceAll(new RegExp(piece, 'g'), '');
  const isJoined = between.split('+').length === bodies.length;
  if (!isJoined && (!isSure || (isInList && between.includes('\n')))) return undefined;
  const whole = `"${bodies.join('')}"`;
  const end = previous.offset + found.length;
  const mended = text.slice(0, previous.offset) + whole + text.slice(end);
  if (!readsOn(readTo, mended, previous.offset + whole.length)) return undefined;
  const details = { count: bodies.length, ...(isSure && { whole }) };
  return faultAt({ offset: previous.offset, length: found.length }, 'text-in-pieces', details);
}
