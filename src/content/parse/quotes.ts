import { candidate, faultAt, type Candidate, type Trouble } from './candidate';
import { between, endOf, removed, replaced, restOfLine } from './edits';
import { textAt, tokenAt } from './reading';

/** Quotation marks that are too many, or of another kind. */
export function* quotes(trouble: Trouble): Generator<Candidate> {
  yield* pieces(trouble);
  yield* marks(trouble);
}

/** The most pieces of one text. */
const mostPieces = 40;

/** One text in several pieces, each with its own marks, with a + between them or on one line. */
function* pieces(trouble: Trouble): Generator<Candidate> {
  const { text, at, token, previous, state } = trouble;
  if (previous.kind !== 'text' || state.expected !== 'comma or end') return;
  const own = [previous];
  let isAdded = false;
  for (let one = at; own.length < mostPieces; one += 1) {
    const next = tokenAt(trouble, one);
    const isPiece = next.kind === 'text' && !next.fault && tokenAt(trouble, one + 1).kind !== ':';
    const isPlus = textAt(trouble, next) === '+';
    if (!(isPiece || isPlus) || (!isAdded && next.line !== token.line)) break;
    isAdded ||= isPlus;
    if (isPiece) own.push(next);
  }
  if (own.length < 2) return;
  const parts = own.map((one) => text.slice(one.offset + 1, endOf(one) - 1));
  const isSpaced = parts.slice(1).every((part, index) => /^\s/.test(part) || /\s$/.test(parts[index] ?? ''));
  const whole = `"${parts.join(isSpaced ? '' : ' ')}"`;
  const span = between(previous.offset, endOf(own.at(-1) ?? previous));
  const fault = faultAt(span, 'text-in-pieces', { count: own.length, whole });
  yield candidate(isAdded ? 1.5 : 2.8, isSpaced ? 'fix' : 'skip', fault, replaced(span, whole));
}

/** Quotation marks that are too many, or of another kind. */
function* marks(trouble: Trouble): Generator<Candidate> {
  const { text, token, previous } = trouble;
  const start = text.lastIndexOf('\n', token.offset - 1) + 1;
  const line = restOfLine(text, start);
  yield* straightened(trouble, start, line);
  for (const one of [previous, token]) {
    if (one.kind !== 'text' || one.line !== token.line) continue;
    for (const offset of [one.offset, endOf(one) - 1]) {
      const isBlank = text.slice(one.offset + 1, endOf(one) - 1).trim() === '';
      const isDoubled =
        isBlank || /^(?:""|"[{[])/.test(text.slice(offset, offset + 2)) || text[offset - 1] === '"';
      const span = { offset, length: 1 };
      if (isDoubled) yield candidate(1.65, 'fix', faultAt(span, 'extra-quote', {}), removed(span));
    }
  }
}

const curly = /[“”„‟«»]/;
/** What may be meant as a quotation mark. */
const any = String.raw`(?:[“”„‟«»'‘’‚‹›${'`'}´]|&(?:quot|[lr]dquo|#34);)`;

/** Marks of another kind where a text begins or ends, in the whole line. */
function* straightened({ token, lineOf }: Trouble, start: number, line: string): Generator<Candidate> {
  const found = [
    ...line.matchAll(new RegExp(String.raw`(?<=(?:^|[{[,:])\s*)${any}|${any}(?=\s*(?:[:,}\]]|$))`, 'gu')),
  ];
  const first = found[0];
  if (!first || lineOf(start) !== lineOf(token.offset)) return;
  const edits = found.map(({ 0: mark, index }) =>
    replaced({ offset: start + index, length: mark.length }, '"'),
  );
  // Straight marks in a text that had others around it need a backslash, and ' needs none.
  const escapes = found.flatMap(({ 0: mark, index }, at) => {
    const begin = index + mark.length;
    const end = at % 2 === 0 ? found[at + 1]?.index : undefined;
    return [...line.slice(begin, end ?? begin).matchAll(/\\(?=')|(?<!\\)(?=")/g)].map(
      ({ 0: sign, index: place }) =>
        replaced({ offset: start + begin + place, length: sign.length }, sign === '' ? '\\' : ''),
    );
  });
  const [quote] = first;
  const span = { offset: start + first.index, length: quote.length };
  const fault =
    quote.startsWith('&') || curly.test(quote)
      ? faultAt(span, 'smart-quotes', { quote })
      : faultAt(span, 'single-quotes', { quote });
  yield candidate(1 + escapes.length * 0.3, 'fix', fault, ...edits, ...escapes);
}
