import type { Token, TokenKind } from './tokens';

/** What the grammar of JSON (RFC 8259) lets come next. */
export type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** A bracket that opens something. */
export type Bracket = '{' | '[';

/** Whether a token may stand where `expected` comes next, inside the bracket `inner`. */
export function fits(expected: Expected, inner: TokenKind | undefined, kind: TokenKind): boolean {
  const closes = (kind === '}' && inner === '{') || (kind === ']' && inner === '[');
  const isValue = kind === 'text' || kind === 'literal' || kind === '{' || kind === '[';
  switch (expected) {
    case 'value':
      return isValue;
    case 'value or end':
      return isValue || closes;
    case 'key':
      return kind === 'text';
    case 'key or end':
      return kind === 'text' || closes;
    case 'colon':
      return kind === ':';
    case 'comma or end':
      return kind === ',' || closes;
    case 'nothing':
      return kind === 'end';
  }
}

/** What may come after a token that fitted; `inner` is the innermost bracket that is open after it. */
export function next(expected: Expected, inner: TokenKind | undefined, kind: TokenKind): Expected {
  if (kind === '{') return 'key or end';
  if (kind === '[') return 'value or end';
  if (kind === ':') return 'value';
  if (kind === ',') return inner === '{' ? 'key' : 'value';
  if (kind === 'text' && (expected === 'key' || expected === 'key or end')) return 'colon';
  return inner ? 'comma or end' : 'nothing';
}

/** `}` gives `{`; undefined for what closes nothing. */
export function openingOf(kind: TokenKind): Bracket | undefined {
  if (kind === '}') return '{';
  return kind === ']' ? '[' : undefined;
}

/** What closes a bracket. */
export const closing: Record<Bracket, '}' | ']'> = { '{': '}', '[': ']' };

/** A bracket that is open, and what is known of what stands in it so far. */
export interface Frame {
  kind: Bracket;
  token: Token;
  outer: Frame | undefined;
  /** Its names, the last one first. */
  names?: Names | undefined;
  /** What its first entry is. */
  first?: TokenKind;
  /** How far its names or entries are indented. */
  indent?: number;
  /** The first name in it, and that of its first entry. */
  firstName?: string;
  model?: string | undefined;
  /** Where its last name or entry begins, and the colon behind that. */
  entry?: Token;
  colon?: Token | undefined;
}

interface Names {
  name: string;
  more: Names | undefined;
  count: number;
}

/** How far a text has been read before a token. */
export interface State {
  expected: Expected;
  frame: Frame | undefined;
  /** How much of what was read is not as it is in documents, though JSON allows it. */
  misfits: number;
}

/** Before the first token. */
export const beginning: State = { expected: 'value', frame: undefined, misfits: 0 };

/** How much each thing counts that is not as it is in documents. */
const weights = {
  doubled: 2,
  oddName: 2,
  otherKind: 1,
  otherModel: 1,
  empty: 1,
  crooked: 1,
  listInList: 1,
  shifted: 1,
};
/** The most names that are looked through for one that stands twice. */
const mostNames = 60;
const name = /^"[\w$@-]+"$/;

/** The state behind a token; undefined where it cannot stand there. */
export function step(state: State, token: Token): State | undefined {
  const { expected, frame } = state;
  const { kind } = token;
  if (token.fault || !fits(expected, frame?.kind, kind)) return undefined;
  if (openingOf(kind) && frame) return closed(state, frame, token);
  const isKey = expected.startsWith('key');
  const isEntry = frame?.kind === '[' && kind !== ',';
  const misfits = state.misfits + (frame && (isKey || isEntry) ? strangeness(frame, token, isKey) : 0);
  const inside = frame && changed(frame, token, isKey, isEntry);
  const own: Frame | undefined = kind === '{' || kind === '[' ? { kind, token, outer: inside } : inside;
  return { ...state, expected: next(expected, own?.kind, kind), frame: own, misfits };
}

function closed({ expected, misfits }: State, frame: Frame, token: Token): State {
  const { outer } = frame;
  const isCrooked = token.isFirst && token.line !== frame.token.line && token.indent !== frame.token.indent;
  const isEmpty = frame.kind === '{' && !frame.names;
  return {
    expected: next(expected, outer?.kind, token.kind),
    frame: outer && { ...outer, model: outer.model ?? frame.firstName },
    misfits: misfits + (isCrooked ? weights.crooked : 0) + (isEmpty ? weights.empty : 0),
  };
}

function changed(frame: Frame, token: Token, isKey: boolean, isEntry: boolean): Frame {
  if (token.kind === ':') return { ...frame, colon: token };
  if (!isKey && !isEntry) return frame;
  const { names } = frame;
  return {
    ...frame,
    entry: token,
    colon: undefined,
    first: frame.first ?? token.kind,
    ...(token.isFirst && frame.indent === undefined && { indent: token.indent }),
    ...(isKey && {
      firstName: frame.firstName ?? token.written,
      names: { name: token.written, more: names, count: (names?.count ?? 0) + 1 },
    }),
  };
}

/** How odd a name or an entry is in its place. */
function strangeness(frame: Frame, token: Token, isKey: boolean): number {
  const isShifted = token.isFirst && frame.first !== undefined && frame.indent !== token.indent;
  const shifted = isShifted ? weights.shifted : 0;
  const model = frame.names ? undefined : frame.outer?.model;
  const isOtherModel = frame.outer?.kind === '[' && model !== undefined && model !== token.written;
  if (isKey)
    return (
      shifted +
      (isOtherModel ? weights.otherModel : 0) +
      (name.test(token.written) ? 0 : weights.oddName) +
      (isDoubled(frame, token) ? weights.doubled : 0)
    );
  const isOther = frame.first !== undefined && frame.first !== token.kind;
  return shifted + (isOther ? weights.otherKind : 0) + (token.kind === '[' ? weights.listInList : 0);
}

function isDoubled({ names }: Frame, { written }: Token): boolean {
  if (!names || names.count > mostNames) return false;
  for (let one: Names | undefined = names; one; one = one.more) if (one.name === written) return true;
  return false;
}
