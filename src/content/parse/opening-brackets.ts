import type { Edit } from 'jsonc-parser';
import {
  candidate,
  closingOf,
  faultAt,
  isOpening,
  restOfLine,
  suspects,
  type Candidate,
  type Trouble,
} from './candidate';
import { endOf, inserted, lineStart, removed, replaced } from './edits';
import { stateAt } from './reading';
import { closing, type Bracket, type Frame } from './state';
import type { Token } from './tokens';

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
    if (start) yield* before(text, start, frame);
}

function* before(text: string, start: Token, frame: Frame): Generator<Candidate> {
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
    yield candidate(
      2,
      'skip',
      faultAt(round, 'wrong-opening-bracket', { wanted: '[' }),
      replaced(round, '['),
    );
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
function* needlessBeginnings(
  { tokens, state: { frame } }: Trouble,
  suspected: readonly number[],
): Generator<Candidate> {
  for (const token of suspected.flatMap((at) => tokens[at] ?? []))
    if (isOpening(token)) yield strayOpening(token, 2.4);
  for (let one = frame, cost = 2.4; one && cost < 3; one = one.outer, cost += 0.2)
    yield strayOpening(one.token, cost);
}

function strayOpening(token: Token, cost: number): Candidate {
  const fault = faultAt(token, 'unclosed-bracket', { stray: token.kind as Bracket });
  return candidate(cost, 'skip', fault, removed(token));
}
