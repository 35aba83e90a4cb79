import type { Edit } from 'jsonc-parser';
import { candidate, faultAt, type Candidate, type Fault, type Trouble } from './candidate';
import { between, endOf, inserted, lineEnd, replaced, restOfLine } from './edits';
import { stateAt, tokenAt } from './reading';
import type { Token } from './tokens';

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

function* endsOf(line: string, { isOpen, isKey }: Start): Generator<End> {
  const colon = isKey ? line.search(/(?<=[\p{L}\p{N}_$-])\s*:/u) : 0;
  if (colon > 0) yield { at: colon, isClosed: false };
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
  for (const end of endsOf(line, start)) {
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
  [/^(?:[“„«].*[“”»]|[‘'`].*[’'`])$/, 1],
];

function costOf({ start: { isOpen, isKey }, isClosed, inner, inside, hasMore, lacksComma }: Written): number {
  const isBare = !isOpen && !isClosed;
  const signs = isBare ? [...unlikely, ...unlikelyBare] : unlikely;
  const odd = signs.reduce((sum, [sign, cost]) => sum + (sign.test(inside) ? cost : 0), 0);
  const marks = inner.length * 0.25 + (inner.length > 0 && !(isOpen && isClosed) ? 0.8 : 0);
  const endsWithMark = inside.endsWith('"') && !isClosed ? 3 : 0;
  const commas = (hasMore ? 0.2 : 0) + (lacksComma ? 0.6 : 0);
  return 1.5 + marks + commas + (isBare && !isKey ? 0.6 : 0) + odd + endsWithMark;
}

/** In a list a line without its marks may be a note, and a text that another one follows may be one with that. */
function isCertain(written: Written, { text, state }: Trouble): boolean {
  const { start, end, isClosed, lacksComma, inner, inside } = written;
  const isInList = state.frame?.kind === '[';
  if (inner.length > 0) return isClosed && start.isOpen;
  if (lacksComma || /\\",?$/.test(inside)) return false;
  if (start.isOpen || isClosed) return !(isInList && /^, *"/.test(text.slice(end, end + 9)));
  return !isInList && !/^[–—−-]\s*\d/.test(inside);
}

function faultOf({ state }: Trouble, line: string, written: Written): Fault {
  const { start, inside, end, at, isClosed, inner } = written;
  const { offset, isOpen, isKey } = start;
  const span = between(offset, isClosed ? end + 1 : end);
  if (inner.length > 0) return faultAt(span, 'unescaped-quote', {});
  if (isOpen) return faultAt(span, 'unclosed-text', {});
  const isLine = state.frame?.kind === '[' && !isClosed && /^\s*,?$/.test(line.slice(at));
  const text = inside.replaceAll('\t', ' ');
  return faultAt(between(offset, end), 'unquoted-text', { text, isKey, ...(isLine && { isLine }) });
}

/** Where a text may begin, and whether its quotation mark stands there. */
interface Start {
  offset: number;
  isOpen: boolean;
  /** Behind what it follows. */
  previous: Token;
  isKey: boolean;
  isDue: boolean;
}

/** The most lines of one text, and letters of one line of it. */
const [mostLines, longest] = [40, 4000];
/** What is no line of a text: a name with a value, and brackets. */
const ofDocument = /^\s*(?:"[\w$-]+"\s*:|[{}[\]]+,?\s*$|"[^"]*",?$|\{.*\},?$|\[\s*["{[].*\],?$)/;

/** A text that goes on over several lines, to a quotation mark or as far as nothing else begins. */
function* linesFrom(trouble: Trouble, start: Start): Generator<Candidate> {
  const { text } = trouble;
  if (!start.isDue || start.isKey) return;
  let end = start.offset + restOfLine(text, start.offset).length;
  for (let lines = 1; lines < mostLines; lines += 1) {
    const from = lineEnd(text, end);
    const [whole, line = ''] = /^(?:\r\n|\n|\r)([^\r\n]*)/.exec(text.slice(from, from + longest)) ?? [];
    if (whole === undefined || ofDocument.test(line)) return;
    end = from + whole.length;
    const [closing] = /"\s*[,}\]]*\s*$/.exec(line) ?? [];
    if (closing !== undefined) yield joined(trouble, start, end - closing.length, lines, true);
    if (closing !== undefined) return;
    const [tail = ''] = /[\s,]*$/.exec(line) ?? [];
    const isEnd = /^(?:\r\n|\n|\r)\s*["{}[\]]/.test(text.slice(end, end + 200));
    if (isEnd) yield joined(trouble, start, end - tail.length, lines, false);
  }
}

/** Its lines as one; whether a break between them was meant as one is for the author to say. */
function joined(trouble: Trouble, start: Start, end: number, lines: number, isClosed: boolean): Candidate {
  const { text, state, lineOf } = trouble;
  const { offset, isOpen } = start;
  const begin = offset + (isOpen ? 1 : 0);
  const hasMore = /^\s*[^\s,}\]]/.test(text.slice(end, end + 300));
  const inner = [...text.slice(begin, end).matchAll(/(?<!\\)"/g)].map(({ index }) => begin + index);
  const breaks = [...text.slice(begin, end).matchAll(/[^\S\r\n]*(?:\r\n|\n|\r)\s*/g)];
  const edits: Edit[] = [
    ...(isOpen ? [] : [inserted(offset, '"')]),
    ...inner.map((one) => inserted(one, '\\')),
    ...breaks.map(({ 0: gap, index }) => replaced({ offset: begin + index, length: gap.length }, joint(gap))),
    ...(isClosed ? [] : [inserted(end, hasMore ? '",' : '"')]),
  ];
  const marks = isOpen || isClosed || state.frame?.kind === '{' ? 0 : 1.2;
  const first = restOfLine(text, offset);
  const span = { offset, length: first.length };
  const line = lineOf(end);
  const fault = isOpen
    ? faultAt(span, 'unclosed-text', isClosed ? { line } : {})
    : faultAt(span, 'unquoted-text', { text: first, isKey: false, line });
  return candidate(2 + marks + lines * 0.1 + inner.length * 0.2, 'skip', fault, ...edits);
}

/** A space between lines, and a line break between paragraphs. */
function joint(gap: string): string {
  return (gap.match(/\r\n|\n|\r/g)?.length ?? 0) > 1 ? String.raw`\n\n` : ' ';
}
