import type { Edit } from 'jsonc-parser';
import { closing, openingOf, type Frame, type Bracket } from './state';
import { candidate, faultAt, suspects, type Candidate, type Trouble } from './candidate';
import { between, endOf, inserted, lineStart, removed, replaced, restOfLine } from './edits';
import { beyondComma, stateAt, tokenAt } from './reading';
import { closingOf, isClosing, isOpening, isValue, type Token } from './tokens';

/** Closing brackets that are missing, too many, or others. */
export function* closingBrackets(trouble: Trouble): Generator<Candidate> {
  const { at, token, state } = trouble;
  for (const suspect of suspects(trouble)) {
    yield* missing(trouble, suspect);
    yield* needless(trouble, suspect);
  }
  if (state.frame && token.kind !== 'end') yield closed(trouble, at, [state.frame], 2.6);
  yield* cutOff(trouble);
  yield* others(trouble);
}

/** Below the last line of what a bracket holds comes a line that is indented no more than the bracket's own: it has ended. */
function* missing(trouble: Trouble, at: number): Generator<Candidate> {
  const [token, state] = [tokenAt(trouble, at), stateAt(trouble, at)];
  if (!token.isFirst || !state) return;
  const open: Frame[] = [];
  for (let frame = state.frame; frame && frame.token.indent >= token.indent; frame = frame.outer) {
    const isOwn = openingOf(token.kind) === frame.kind && frame.token.indent === token.indent;
    if (isOwn || frame.token.line === token.line) break;
    open.push(frame);
  }
  for (let amount = open.length; amount > 0; amount -= 1)
    yield closed(trouble, at, open.slice(0, amount), 2 + (amount - 1) * 0.4);
}

/** Ends for some brackets before a token, with the comma that is due. */
function closed(trouble: Trouble, at: number, frames: readonly Frame[], cost: number): Candidate {
  const { lineOf } = trouble;
  const [token, previous] = [tokenAt(trouble, at), tokenAt(trouble, at - 1)];
  const last = tokenAt(trouble, beyondComma(trouble, at - 1, -1));
  const hasMore = !isClosing(token) && token.kind !== 'end';
  const opened = frames.map(({ kind, token: one }) => ({ bracket: kind, line: lineOf(one.offset) }));
  const comma = hasMore && previous.kind !== ',' ? ',' : '';
  const ends = frames.map((frame) => endFor(trouble, frame, last)).join('');
  const fault = faultAt({ offset: endOf(last) - 1, length: 1 }, 'unclosed-bracket', {
    opened,
    needsComma: comma !== '',
  });
  const stretch = between(endOf(last), hasMore ? endOf(last) : endOf(previous));
  return candidate(cost, 'skip', fault, replaced(stretch, `${ends}${comma}`));
}

/** The end of a bracket, below its own line where what it holds fills more than that. */
function endFor({ text }: Trouble, { kind, token }: Frame, last: Token): string {
  if (token.line === last.line) return closing[kind];
  const [indent = ''] = /^[^\S\n]*/.exec(text.slice(lineStart(text, token.offset), token.offset)) ?? [];
  return `\n${indent}${closing[kind]}`;
}

/** The most brackets behind one another that are taken away. */
const mostNeedless = 4;

/** Closing brackets that close nothing, one or several behind one another. */
function* needless(trouble: Trouble, at: number): Generator<Candidate> {
  for (let last = at; last < at + mostNeedless && isClosing(tokenAt(trouble, last)); last += 1)
    yield withoutEnds(trouble, at, last);
}

/** Without some closing brackets, and with one comma at most where they stood. */
function withoutEnds(trouble: Trouble, at: number, to: number): Candidate {
  const [before, first, last] = [tokenAt(trouble, at - 1), tokenAt(trouble, at), tokenAt(trouble, to)];
  const comma = tokenAt(trouble, to + 1);
  const behind = tokenAt(trouble, beyondComma(trouble, to + 1, 1));
  const isLeft = before.kind === ',' || before.kind === 'end' || isOpening(before);
  const hasComma = comma.kind === ',' && isLeft;
  const needsComma = comma.kind !== ',' && isValue(behind) && !isLeft;
  const list = stateAt(trouble, at)?.frame;
  const isListEnd = at === to && list?.kind === '[' && list.first === behind.kind && first.kind === ']';
  const span = between(first.offset, endOf(last));
  const bracket = trouble.text.slice(span.offset, endOf(span)).replaceAll(/\s/g, '');
  const fault = isListEnd
    ? faultAt(span, 'early-bracket', {})
    : faultAt(span, 'extra-bracket', { bracket: `${bracket}${hasComma ? ',' : ''}` });
  const edit = needsComma
    ? replaced(between(endOf(before), endOf(last)), ',')
    : removed(between(first.offset, endOf(hasComma ? comma : last)));
  return candidate(2 + (to - at) * 0.5 + (needsComma ? 0.3 : 0), isListEnd ? 'fix' : 'skip', fault, edit);
}

/** The end of a file in which brackets are open. */
function* cutOff(trouble: Trouble): Generator<Candidate> {
  const { text, token, previous, state } = trouble;
  const isInText = token.fault === 'unclosed' && text.slice(endOf(token)).trim() === '';
  if (!state.frame || (token.kind !== 'end' && !isInText)) return;
  let ends = '';
  for (let one: Frame | undefined = state.frame; one; one = one.outer) ends += closing[one.kind];
  const hasComma = !isInText && previous.kind === ',';
  const end = text.trimEnd().length;
  const last = between(end - 1, end);
  const fault = faultAt(last, 'unfinished-file', { missing: ends, isInText });
  const content = `${isInText ? '"' : ''}${ends}`;
  const isWhole = ends.length === 1 && isClosing(previous) && !isInText;
  const edit = hasComma ? replaced(last, content) : inserted(end, content);
  yield candidate(1 + ends.length * 0.5 + (isInText ? 2 : 0), isWhole ? 'fix' : 'lost', fault, edit);
}

/** A closing bracket of the other kind. */
function* others(trouble: Trouble): Generator<Candidate> {
  const { token, state, lineOf } = trouble;
  if (!state.frame || !isClosing(token)) return;
  const { kind: opened, token: opening } = state.frame;
  const details = { bracket: token.kind, opened, line: lineOf(opening.offset) };
  const own = replaced(token, closing[opened]);
  yield candidate(1.6, 'fix', faultAt(token, 'wrong-bracket', details), own);
}

/** Opening brackets that are missing, too many, or others. */
export function* openingBrackets(trouble: Trouble): Generator<Candidate> {
  const suspected = suspects(trouble);
  for (const at of suspected) yield* missingBeginnings(trouble, at);
  yield* missingAtStart(trouble);
  yield* otherBeginnings(trouble);
  yield* needlessBeginnings(trouble, suspected);
}

/** Behind the last colon, or before the name or the entry that was begun last. */
function* missingBeginnings(trouble: Trouble, at: number): Generator<Candidate> {
  const { text, tokens, odd } = trouble;
  const state = stateAt(trouble, at);
  const frame = state?.frame;
  const own = tokens[at];
  if (!frame || !own) return;
  const { colon, entry } = frame;
  if (colon)
    for (const bracket of ['[', '{'] as const) {
      const fault = faultAt(colon, 'missing-opening-bracket', { bracket, isBehind: true });
      yield candidate(2, 'fix', fault, inserted(endOf(colon), ` ${bracket}`));
    }
  for (const start of new Set([entry, at === trouble.at || odd.includes(at) ? own : undefined]))
    if (start) yield* aboveEntry(text, start, frame);
}

function* aboveEntry(text: string, start: Token, frame: Frame): Generator<Candidate> {
  const begin = lineStart(text, start.offset);
  const above = (opening: string): Edit => inserted(begin, `${' '.repeat(frame.indent ?? 0)}${opening}\n`);
  if (frame.kind === '[' && start.kind === 'text') {
    const fault = faultAt(start, 'missing-opening-bracket', { bracket: '{' });
    yield candidate(2.2, 'fix', fault, inserted(start.offset, '{ '));
    if (start.isFirst) yield candidate(2.3, 'fix', fault, above('{'));
  }
  if (!start.isFirst) return;
  if (frame.kind === '{')
    for (const bracket of ['[', '{'] as const) {
      const fault = faultAt(start, 'missing-opening-bracket', { bracket, isNameless: true });
      yield candidate(3, 'lost', fault, above(`"lost": ${bracket}`));
    }
  if (frame.kind === '[' && frame.first === '{' && start.kind !== '{')
    yield candidate(4, 'lost', faultAt(start, 'lost-beginning', {}), above('{ "lost": ['));
}

/** A document begins with its first name, or its first entry, or with another sign in the place of its bracket. */
function* missingAtStart({ text, tokens: [first, second] }: Trouble): Generator<Candidate> {
  if (!first || first.kind === 'end') return;
  const bracket = first.kind === '{' ? '[' : first.kind === 'text' && second?.kind === ':' ? '{' : undefined;
  if (bracket) {
    const fault = faultAt(first, 'missing-opening-bracket', { bracket });
    yield candidate(2.5, 'fix', fault, inserted(lineStart(text, first.offset), `${bracket}\n`));
  }
  if (first.kind === '{' || first.kind === '[') return;
  const line = restOfLine(text, first.offset);
  const fault = faultAt({ offset: first.offset, length: line.length }, 'not-json', { start: line });
  for (const wanted of ['{', '[']) yield candidate(2, 'lost', fault, replaced(first, wanted));
}

/** An opening bracket of the other kind, with its end. */
function* otherBeginnings({ text, tokens, at, token, state }: Trouble): Generator<Candidate> {
  const { expected, frame } = state;
  if (text[token.offset] === '(' && expected.startsWith('value')) {
    const round = { offset: token.offset, length: 1 };
    const fault = faultAt(round, 'wrong-opening-bracket', { wanted: '[' });
    yield candidate(2, 'skip', fault, replaced(round, '['));
  }
  if (!frame) return;
  const wanted = frame.kind === '{' ? '[' : '{';
  const fault = faultAt(frame.token, 'wrong-opening-bracket', { wanted });
  const own = tokens.lastIndexOf(frame.token, at);
  const end = own < 0 ? undefined : tokens[closingOf(tokens, own) ?? -1];
  const edits = [replaced(frame.token, wanted)];
  if (end && end.kind !== closing[wanted]) edits.push(replaced(end, closing[wanted]));
  yield candidate(edits.length === 1 ? 1.8 : wanted === '[' ? 2.2 : 3.2, 'fix', fault, ...edits);
}

/** An opening bracket that was typed twice, or by mistake. */
function* needlessBeginnings({ tokens }: Trouble, suspected: readonly number[]): Generator<Candidate> {
  for (const token of suspected.flatMap((at) => tokens[at] ?? []))
    if (isOpening(token)) yield strayOpening(token, 2.4);
}

function strayOpening(token: Token, cost: number): Candidate {
  const fault = faultAt(token, 'unclosed-bracket', { stray: token.kind as Bracket });
  return candidate(cost, 'skip', fault, removed(token));
}
