import { candidate, faultAt, restOfLine, textAt, tokenAt, type Candidate, type Trouble } from './candidate';
import { between, endOf, inserted, removed, replaced } from './edits';

/** Quotation marks that are missing around a name, too many, or of another kind. */
export function* quotes(trouble: Trouble): Generator<Candidate> {
  yield* names(trouble);
  yield* pieces(trouble);
  yield* marks(trouble);
}

/** A name without quotation marks, without one of them, or that took in what follows it. */
function* names(trouble: Trouble): Generator<Candidate> {
  const { text, token, previous, state } = trouble;
  const isDue = state.expected.startsWith('key');
  const line = restOfLine(text, token.offset);
  const word =
    isDue && token.kind !== 'text'
      ? /^[\p{L}\p{N}_$][\p{L}\p{N}\s_$-]*?(?="?\s*(?:[:=]|-?>|"\s*[^,]))/u.exec(line.slice(0, 80))?.[0]
      : undefined;
  if (word !== undefined) {
    const hasEnd = text[token.offset + word.length] === '"';
    const span = between(token.offset, token.offset + word.length);
    const fault = faultAt(span, 'unquoted-text', { text: word, isKey: true });
    const isName = /^(?!(?:true|false|null)$)[a-z][\w-]*$/i.test(word);
    yield candidate(
      1.2,
      isName ? 'fix' : 'guess',
      fault,
      inserted(token.offset, '"'),
      ...(hasEnd ? [] : [inserted(endOf(span), '"')]),
    );
  }
  const cut = isDue && token.fault === 'unclosed' ? /^"[\w$-]+(?=\s*:)/.exec(line)?.[0] : undefined;
  if (cut !== undefined)
    yield candidate(
      1.2,
      'fix',
      faultAt(between(token.offset, token.offset + cut.length), 'unclosed-text', {}),
      inserted(token.offset + cut.length, '"'),
    );
  if (previous.kind !== 'text' || previous.line !== token.line) return;
  const written = textAt(trouble, previous);
  const [tail] = /[^\s,:]\s{0,9}[,:]\s{0,9}"$/.exec(written.slice(-30)) ?? [];
  if (tail === undefined || written.length === tail.length) return;
  const span = between(previous.offset, endOf(previous) - tail.length + 1);
  const kind = state.frame?.kind === '{' ? 'fix' : 'skip';
  yield candidate(1.3, kind, faultAt(span, 'unclosed-text', {}), inserted(endOf(span), '"'));
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
  if (line.includes('""')) {
    // As spreadsheets write them.
    const all = [...line.matchAll(/""+/g)].map(({ 0: { length }, index }) =>
      between(start + index, start + index + length),
    );
    const fault = faultAt(all[0] ?? token, 'extra-quote', {});
    yield candidate(all.length > 1 ? 1.8 : 2.2, 'fix', fault, ...all.map((one) => replaced(one, '"')));
  }
  yield* otherEnds(trouble);
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
  const isLast = found.length === 1 && quote === "'" && token.fault === 'unclosed';
  yield candidate((isLast ? 1.5 : 1) + escapes.length * 0.3, 'fix', fault, ...edits, ...escapes);
}

/** A text that ends with a ' or with a quotation mark behind a backslash. */
function* otherEnds({ text, token }: Trouble): Generator<Candidate> {
  if (token.fault !== 'unclosed') return;
  const line = restOfLine(text, token.offset);
  const [, end = ''] = /(\\"|')\s*[,\]}]*$/.exec(line) ?? [];
  if (end === '') return;
  const span = { offset: token.offset + line.lastIndexOf(end), length: end.length };
  yield candidate(1.2, 'fix', faultAt(span, 'unclosed-text', { end }), replaced(span, '"'));
}
