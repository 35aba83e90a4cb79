import { openingOf } from './state';
import { candidate, faultAt, type Candidate, type Trouble } from './candidate';
import { between, endOf, inserted, removed, replaced, restOfLine } from './edits';
import { textAt } from './reading';
import { isValue } from './tokens';

/** Commas and colons that are missing, too many, others, or in the wrong place, and values that are missing behind them. */
export function* punctuation(trouble: Trouble): Generator<Candidate> {
  const { token, previous, state } = trouble;
  if (state.expected === 'comma or end') yield* missingComma(trouble);
  if (state.expected === 'colon') yield* missingColon(trouble);
  yield* needless(trouble);
  if (previous.kind === ':' && (token.kind === ',' || openingOf(token.kind)))
    yield candidate(1, 'guess', faultAt(previous, 'missing-value', {}), inserted(endOf(previous), ' null'));
  yield* otherSigns(trouble);
}

function* missingComma({ text, token, previous, before, state: { frame } }: Trouble): Generator<Candidate> {
  if (token.kind === 'end') return;
  const end = endOf(previous);
  const last = { offset: end - 1, length: 1 };
  const isTorn = previous.kind === 'text' && token.offset === end;
  // A comma inside of the quotation marks may be the one that is missing.
  const kind = /,\s*"$/.test(text.slice(previous.offset, end)) ? 'skip' : 'fix';
  yield candidate(isTorn ? 2 : 1, kind, faultAt(last, 'missing-comma', {}), inserted(end, ','));
  if (frame?.kind === '{' && frame.outer?.kind === '[' && token.isFirst && token.kind === 'text') {
    const indent = ' '.repeat(frame.token.indent);
    const border = inserted(end, `\n${indent}},\n${indent}{`);
    yield candidate(4.5, 'fix', faultAt(last, 'missing-comma', { isBorder: true }), border);
  }
  if (before.kind === ':' && before.line < previous.line && token.kind === ':')
    yield candidate(2, 'guess', faultAt(before, 'missing-value', {}), inserted(endOf(before), ' null,'));
}

function* missingColon(trouble: Trouble): Generator<Candidate> {
  const { token, previous, state } = trouble;
  const key = textAt(trouble, previous);
  if (isValue(token) && token.offset > endOf(previous))
    yield candidate(1, 'fix', faultAt(previous, 'missing-colon', { key }), inserted(endOf(previous), ':'));
  const inside = /^(".*?\S)\s*:\s*"$/.exec(key)?.[1];
  if (inside !== undefined && isValue(token)) {
    const fault = faultAt(previous, 'missing-colon', { key: `${inside}"` });
    yield candidate(0.8, 'fix', fault, replaced(previous, `${inside}":`));
  }
  const [, name, value] = /^"([\w$-]+)\s*:\s*([^:].*)"$/.exec(key) ?? [];
  if (name !== undefined && value !== undefined) {
    const whole = `"${name}": "${value}"`;
    const fault = faultAt(previous, 'missing-colon', { key: `"${name}"`, whole });
    yield candidate(1, 'fix', fault, replaced(previous, whole));
  }
  const isAlone = token.kind === ',' || (openingOf(token.kind) === '{' && state.frame?.kind === '{');
  const fault = faultAt(previous, 'missing-colon', { key });
  if (isAlone) yield candidate(2.5, 'guess', fault, inserted(endOf(previous), ': null'));
}

/** Signs without which the text goes on. */
function* needless({ token, previous, state, text }: Trouble): Generator<Candidate> {
  const isEnd = openingOf(token.kind) !== undefined || token.kind === 'end';
  if (previous.kind === ',' && isEnd)
    yield candidate(1, 'fix', faultAt(previous, 'trailing-comma', {}), removed(previous));
  if (token.kind === ',') {
    const isLast = text.slice(endOf(token)).trim() === '';
    const fault = isLast ? faultAt(token, 'trailing-comma', {}) : faultAt(token, 'extra-comma', {});
    yield candidate(1.2, previous.kind === 'end' ? 'lost' : 'fix', fault, removed(token));
  }
  if (token.kind === ':') {
    const isDouble = previous.kind === ':';
    const fault = faultAt(token, 'extra-colon', { isInList: state.frame?.kind === '[' });
    yield candidate(isDouble ? 1 : 3, isDouble ? 'fix' : 'skip', fault, removed(token));
  }
}

const signs = /^(?:[=-]>|[=;.|、，：،؛।·•]|\p{Extended_Pictographic}\uFE0F?)/u;

/** Another sign in the place of a colon or a comma. */
function* otherSigns(trouble: Trouble): Generator<Candidate> {
  const { text, token, previous, state } = trouble;
  const found = token.kind === 'unknown' ? signs.exec(restOfLine(text, token.offset))?.[0] : undefined;
  const isColon = state.expected === 'colon';
  const instead = found ?? (isColon && token.kind === ',' ? ',' : undefined);
  if (instead === undefined || previous.line !== token.line) return;
  const span = between(token.offset, token.offset + instead.length);
  if (isColon) {
    const fault = faultAt(span, 'missing-colon', { key: textAt(trouble, previous), instead });
    yield candidate(1.5, 'fix', fault, replaced(span, ':'));
  } else if (state.expected === 'comma or end') {
    const kind = instead === '.' ? 'skip' : 'fix';
    yield candidate(1.3, kind, faultAt(span, 'missing-comma', { instead }), replaced(span, ','));
  }
}
