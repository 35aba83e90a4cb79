import { candidate, faultAt, suspects, type Candidate, type Trouble } from './candidate';
import { between, endOf, inserted, removed, replaced, restOfLine } from './edits';
import { beyondComma, stateAt, tokenAt } from './reading';
import { closingOf, isClosing, isOpening, isValue } from './tokens';

/** Parts that stand in the wrong place as a whole, or without the brackets around them. */
export function* stretches(trouble: Trouble): Generator<Candidate> {
  yield* earlyEnd(trouble);
  yield* secondList(trouble);
  for (const at of suspects(trouble)) yield* partInside(trouble, at);
  yield* behindEnd(trouble);
  yield* bareMembers(trouble);
  yield* bareTexts(trouble);
}

/** The end of a list before its last entries: it belongs behind them. */
function* earlyEnd(trouble: Trouble): Generator<Candidate> {
  const { text, tokens, at } = trouble;
  const first = beyondComma(trouble, at, 1);
  const end = beyondComma(trouble, at - 1, -1);
  const [bracket, { kind }] = [tokenAt(trouble, end), tokenAt(trouble, first)];
  if (bracket.kind !== ']' || stateAt(trouble, end)?.frame?.first !== kind) return;
  let last = closingOf(tokens, first) ?? first;
  while (tokenAt(trouble, last + 1).kind === ',' && tokenAt(trouble, last + 2).kind === kind)
    last = closingOf(tokens, last + 2) ?? last + 2;
  if (tokenAt(trouble, last + 1).kind === ':') return;
  const hasComma = first - end > 1;
  const behind = endOf(tokenAt(trouble, last));
  const fault = faultAt(bracket, 'early-bracket', {});
  const away = hasComma
    ? removed(bracket)
    : replaced(between(endOf(tokenAt(trouble, end - 1)), endOf(bracket)), ',');
  const isRest = /^\s*,?\s*$/.test(text.slice(behind, behind + 200));
  const put = isRest ? replaced(between(behind, text.length), '\n]\n') : inserted(behind, ']');
  yield candidate(2.6, 'fix', fault, away, put);
}

/** A second list right behind the first one. */
function* secondList(trouble: Trouble): Generator<Candidate> {
  const { at } = trouble;
  const [first, end] = [beyondComma(trouble, at, 1), beyondComma(trouble, at - 1, -1)];
  const [opening, last] = [tokenAt(trouble, first), tokenAt(trouble, end - 1)];
  if (opening.kind !== '[' || tokenAt(trouble, end).kind !== ']') return;
  const isEdge = last.kind === '[' || tokenAt(trouble, first + 1).kind === ']';
  const edit = replaced(between(endOf(last), endOf(opening)), isEdge ? '' : ',');
  const isLike = stateAt(trouble, end)?.frame?.first === tokenAt(trouble, first + 1).kind;
  const fault = faultAt(opening, 'nested-part', { isList: true });
  yield candidate(1.8, isLike || isEdge ? 'fix' : 'skip', fault, edit);
}

/** What is whole in itself, or several such parts, where no value can stand, or not one like it. */
function* partInside(trouble: Trouble, at: number): Generator<Candidate> {
  const first = beyondComma(trouble, at, 1);
  if (tokenAt(trouble, first).kind !== '{') return;
  for (let last = closingOf(trouble.tokens, first); last !== undefined;) {
    const found = withoutPart(trouble, at, first, last);
    if (found) yield found;
    const next = last + 2;
    const isFollowed = tokenAt(trouble, next - 1).kind === ',' && tokenAt(trouble, next).kind === '{';
    last = found && isFollowed ? closingOf(trouble.tokens, next) : undefined;
  }
}

function withoutPart(trouble: Trouble, at: number, first: number, last: number): Candidate | undefined {
  const { text, lineOf } = trouble;
  const frame = stateAt(trouble, at)?.frame;
  const before = beyondComma(trouble, at - 1, -1);
  const behind = beyondComma(trouble, last + 1, 1);
  const [opening, end] = [tokenAt(trouble, first), tokenAt(trouble, last)];
  const [previous, next] = [tokenAt(trouble, before), tokenAt(trouble, behind)];
  if (!frame || !isSound(text.slice(opening.offset, endOf(end)))) return undefined;
  const comma = isOpening(previous) || isClosing(next) ? '' : ',';
  const gap = text.slice(endOf(tokenAt(trouble, behind - 1)), next.offset);
  const fault = faultAt({ offset: opening.offset, length: 1 }, 'nested-part', {
    isList: false,
    from: lineOf(opening.offset),
    to: lineOf(end.offset),
    line: lineOf((frame.kind === '{' ? frame : (frame.outer ?? frame)).token.offset),
  });
  // Behind a list of such parts it may be one of them.
  const isLike = previous.kind === ']' && stateAt(trouble, before)?.frame?.first === '{';
  const edit = replaced(between(endOf(previous), next.offset), `${comma}${gap}`);
  return candidate(isLike ? 4.4 : 3.4, 'skip', fault, edit);
}

function isSound(part: string): boolean {
  try {
    JSON.parse(`[${part}]`);
    return true;
  } catch {
    return false;
  }
}

/** What stands behind the end of a document. */
function* behindEnd({ text, token, previous, state, lineOf }: Trouble): Generator<Candidate> {
  if (state.expected !== 'nothing') return;
  const rest = text.slice(token.offset);
  const isWords = !/["{}[\]]/.test(rest.slice(0, 3000));
  const span = { offset: token.offset, length: Math.max(1, restOfLine(text, token.offset).length) };
  const fault = faultAt(span, 'text-after-end', { line: lineOf(previous.offset) });
  yield candidate(isWords ? 2 : 4.5, 'skip', fault, removed(between(token.offset, text.length)));
}

/** Names with plain values in a list, up to one that stands there twice. */
function* bareMembers({ text, token, previous, state }: Trouble): Generator<Candidate> {
  if (state.frame?.kind !== '[' || token.kind !== ':' || previous.kind !== 'text') return;
  const pair = /\s*("(?:[^"\\\r\n]|\\.)*")\s*:\s*(?:"(?:[^"\\\r\n]|\\.)*"|[-\w.]+)(?=\s*([,\]]))/y;
  const names = new Set<string>();
  let end = previous.offset;
  pair.lastIndex = end;
  for (let found = pair.exec(text); found && !names.has(found[1] ?? ''); found = pair.exec(text)) {
    names.add(found[1] ?? '');
    end = pair.lastIndex;
    pair.lastIndex += /^\s*,/.exec(text.slice(end, end + 200))?.[0].length ?? text.length;
  }
  const members = text.slice(previous.offset, end);
  const fault = faultAt(token, 'extra-colon', { isInList: true, members });
  if (members !== '') yield candidate(2, 'fix', fault, inserted(previous.offset, '{ '), inserted(end, ' }'));
}

/** The most tokens before a mistake in which a text may begin that belongs to it. */
const near = 40;

/** Several texts behind one name. */
function* bareTexts(trouble: Trouble): Generator<Candidate> {
  const { text, tokens, at, state } = trouble;
  if (state.frame?.kind !== '{' || state.expected === 'value') return;
  const isBorder = ({ kind }: { kind: string }): boolean => /[:{}[\]]/.test(kind);
  const colon = Math.max(at - near, tokens.slice(0, at).findLastIndex(isBorder));
  if (tokenAt(trouble, colon).kind !== ':') return;
  const texts = [];
  const commas = [];
  for (let one = colon + 1; tokenAt(trouble, one).kind === 'text'; one += 1) {
    if (tokenAt(trouble, one + 1).kind === ':') break;
    texts.push(tokenAt(trouble, one));
    if (tokenAt(trouble, one + 1).kind === ',') one += 1;
    else commas.push(inserted(endOf(tokenAt(trouble, one)), ','));
  }
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last || texts.length < 2 || !isValue(first)) return;
  const fault = faultAt(first, 'texts-without-brackets', {
    name: tokenAt(trouble, colon - 1).written,
    texts: texts.map((one) => text.slice(one.offset, endOf(one))),
  });
  const own = commas.filter(({ offset }) => offset < endOf(last));
  yield candidate(2.2, 'skip', fault, inserted(first.offset, '['), ...own, inserted(endOf(last), ']'));
}
