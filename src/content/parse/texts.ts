import type { Edit } from 'jsonc-parser';
import {
  candidate,
  faultAt,
  restOfLine,
  tokenAt,
  type Candidate,
  type Fault,
  type Trouble,
} from './candidate';
import { between, endOf, inserted, replaced } from './edits';
import { stateAt } from './reading';
import { linesFrom, type Start } from './text-lines';

/** Texts whose quotation marks are missing, too many, or stand inside of them. */
export function* texts(trouble: Trouble): Generator<Candidate> {
  for (const start of starts(trouble)) {
    yield* textsFrom(trouble, start);
    yield* linesFrom(trouble, start);
  }
}

/** The token that cannot stand where it stands, and those before it in its line that may belong to the same text. */
function starts(trouble: Trouble): Start[] {
  const { at, token } = trouble;
  const found: Start[] = [];
  for (let one = at; one > at - 7; one -= 1) {
    const [own, expected] = [tokenAt(trouble, one), stateAt(trouble, one)?.expected ?? 'nothing'];
    if (own.line !== token.line || (one < at && /[:{}[\]]/.test(own.kind))) break;
    const isKey = expected.startsWith('key');
    const isDue = isKey || expected.startsWith('value');
    const previous = tokenAt(trouble, one - 1);
    if (!/^(?:[,{}[\]]|end)$/.test(own.kind))
      found.push({ offset: own.offset, isOpen: own.kind === 'text', previous, isKey, isDue });
  }
  return found;
}

/** Where a text may end in a line, counted from its start, and whether its quotation mark stands there. */
interface End {
  at: number;
  isClosed: boolean;
}

function* endsOf(line: string, isOpen: boolean): Generator<End> {
  for (const { index } of line.matchAll(/(?<!\\)"(?=\s*(?:[,}\]:]|$))/g))
    if (index > 0 || !isOpen) yield { at: index, isClosed: true };
  for (const { index } of line.matchAll(/(?=\s*,\s*["{[])/g))
    if (index > 0) yield { at: index, isClosed: false };
  const [tail = ''] = /[\s,}\]]*$/.exec(line) ?? [];
  for (let at = line.length - tail.length; at <= line.length; at += 1)
    if (/^\s*[,}\]]|^$/.test(line.slice(at))) yield { at, isClosed: false };
}

/** The most places where a text may end that are tried. */
const mostEnds = 12;

function* textsFrom(trouble: Trouble, start: Start): Generator<Candidate> {
  const line = restOfLine(trouble.text, start.offset);
  let left = mostEnds;
  for (const end of endsOf(line, start.isOpen)) {
    if ((left -= 1) < 0) return;
    const found = textOf(trouble, start, line, end);
    if (found) yield found;
  }
}

/** One text from here to there, and what it lacks. */
interface Written extends End {
  start: Start;
  inside: string;
  /** Its first letter behind the quotation mark, and what stands behind its last one. */
  begin: number;
  end: number;
  /** The quotation marks inside of it. */
  inner: readonly number[];
  hasMore: boolean;
  lacksComma: boolean;
}

function textOf(trouble: Trouble, start: Start, line: string, { at, isClosed }: End): Candidate | undefined {
  const { text } = trouble;
  const begin = start.offset + (start.isOpen ? 1 : 0);
  const end = start.offset + at;
  const inside = text.slice(begin, end);
  const rest = text.slice(isClosed ? end + 1 : end, end + 300);
  const inner = [...inside.matchAll(/(?<!\\)"/g)].map(({ index }) => begin + index);
  const isWhole = start.isOpen && isClosed && inner.length === 0;
  const isOther = start.isKey && !/^\s*:/.test(rest);
  if (isWhole || isOther || !isWords(inside, start.isOpen)) return undefined;
  const hasMore = !start.isKey && /^\s*[^\s,}\]:]/.test(rest);
  const lacksComma = !start.isDue && start.previous.kind !== 'end';
  const written = { start, inside, begin, end, at, isClosed, inner, hasMore, lacksComma };
  const kind = isCertain(written, trouble) ? 'fix' : 'skip';
  return candidate(costOf(written), kind, faultOf(trouble, line, written), ...editsOf(written));
}

/** Whether something can be words; before a quotation mark a sign or a number is none. */
function isWords(inside: string, isOpen: boolean): boolean {
  const [first = '', ...more] = inside.split('"');
  return isOpen || more.length === 0 ? /[\p{L}\p{N}]/u.test(inside) : /\p{L}/u.test(first);
}

/** Its quotation marks, a backslash before each of those inside, and commas around it. */
function editsOf({ start, inside, begin, end, isClosed, inner, hasMore, lacksComma }: Written): Edit[] {
  const tabs = [...inside.matchAll(/\t/g)].map(({ index }) =>
    replaced({ offset: begin + index, length: 1 }, ' '),
  );
  return [
    ...(lacksComma ? [inserted(endOf(start.previous), ',')] : []),
    ...(start.isOpen ? [] : [inserted(start.offset, '"')]),
    ...inner.map((one) => inserted(one, '\\')),
    ...tabs,
    ...(isClosed ? [] : [inserted(end, '"')]),
    ...(hasMore ? [inserted(isClosed ? end + 1 : end, ',')] : []),
  ];
}

/** What a text rarely holds, and how much less likely it is one then. */
const unlikely: readonly (readonly [sign: RegExp, cost: number])[] = [
  [/(?:[",}\]]\s*"|^)[\w$-]+"\s*:/, 4],
  [/"\s+"/, 1.2],
  [/[,:]$/, 0.7],
];
/** The same of a text without any quotation marks of its own. */
const unlikelyBare: readonly (readonly [sign: RegExp, cost: number])[] = [
  [/[{}[\]]/, 3],
  [/^[“„«‘'`]/, 2],
];

function costOf({ start: { isOpen }, isClosed, inner, inside, hasMore, lacksComma }: Written): number {
  const isBare = !isOpen && !isClosed;
  const signs = isBare ? [...unlikely, ...unlikelyBare] : unlikely;
  const odd = signs.reduce((sum, [sign, cost]) => sum + (sign.test(inside) ? cost : 0), 0);
  const marks = inner.length * 0.25 + (inner.length > 0 && !(isOpen && isClosed) ? 0.8 : 0);
  const endsWithMark = inside.endsWith('"') && !isClosed ? 3 : 0;
  const commas = (hasMore ? 0.2 : 0) + (lacksComma ? 0.6 : 0);
  return 1.5 + marks + commas + (isBare ? 0.6 : 0) + odd + endsWithMark;
}

/** In a list a line without its marks may be a note. */
function isCertain({ start, isClosed, lacksComma, inner, inside }: Written, { state }: Trouble): boolean {
  if (inner.length > 0) return isClosed && start.isOpen;
  if (start.isOpen || isClosed) return !lacksComma;
  return !lacksComma && state.frame?.kind !== '[' && !/^[–—−-]\s*\d/.test(inside);
}

function faultOf({ state }: Trouble, line: string, written: Written): Fault {
  const { start, inside, end, at, isClosed, inner } = written;
  const { offset, isOpen, isKey } = start;
  const span = between(offset, isClosed ? end + 1 : end);
  if (inner.length > 0) {
    const lacks = isOpen ? 'ends' : 'begins';
    return faultAt(span, 'unescaped-quote', isOpen && isClosed ? {} : { lacks });
  }
  if (isOpen) return faultAt(span, 'unclosed-text', {});
  const isLine = state.frame?.kind === '[' && !isClosed && /^\s*,?$/.test(line.slice(at));
  return faultAt(between(offset, end), 'unquoted-text', {
    text: inside.replaceAll('\t', ' '),
    isKey,
    ...(isLine && { isLine }),
  });
}
