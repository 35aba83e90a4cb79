import { candidate, faultAt, type Candidate, type Trouble } from './candidate';
import { between, endOf, lineEnd, lineStart, removed, replaced, restOfLine } from './edits';
import { tokenAt } from './reading';
import type { Token } from './tokens';

/** What is no part of a document: comments, notes, lines of mails and chats. */
export function* notes(trouble: Trouble): Generator<Candidate> {
  yield* comments(trouble);
  yield* behindValue(trouble);
  yield* lines(trouble);
}

const omission = /\.{3}|…|\b(?:rest of|remaining|existing|unchanged|same as)\b/i;

/** Comments as in JavaScript, HTML and Python, and dots for what was left out. */
function* comments(trouble: Trouble): Generator<Candidate> {
  const { token, state } = trouble;
  const written = commentAt(trouble);
  if (written === '') return;
  const span = { offset: token.offset, length: written.length };
  const isOmission = omission.test(written);
  const isValue = isOmission && state.expected === 'value' && state.frame?.kind === '{';
  // What is commented out may be needed.
  const isNeeded = isOmission || (token.kind === 'comment' && /[{}[\]]|"\s*:/.test(written));
  const fault = faultAt(span, 'comment-in-json', { isOmission });
  if (isValue) yield candidate(0.5, 'guess', fault, replaced(span, 'null'));
  else yield candidate(0.5, isNeeded ? 'lost' : 'skip', fault, removed(span));
}

/** What is written of a comment; of one that has no end its first line. */
function commentAt({ text, token }: Trouble): string {
  const line = restOfLine(text, token.offset);
  if (token.kind === 'comment') return token.fault ? line : text.slice(token.offset, endOf(token));
  const [html] = /^<!--[^{}]*?-->/.exec(text.slice(token.offset, token.offset + 5000)) ?? [];
  const [dots] = /^(?:\.{3}|…)[^"{}[\]:,]*/.exec(line) ?? [];
  return html ?? dots?.trimEnd() ?? (/^(?:<!--|-->|#\s|#$)/.test(line) ? line : '');
}

/** Letters: a longer line is no note. */
const longest = 300;
const property = /^(?::|"?[\w$-]+"?\s*:\s*["{[\d\\])/;
/** How notes begin. */
const ofNote = /^(?:<?-{1,2}>?\s*\p{L}|[←→(*[]|(?:note|todo|ask|check)\b:?\s)/iu;

/** The rest of a line behind a value or its comma. */
function* behindValue(trouble: Trouble): Generator<Candidate> {
  const { text, at } = trouble;
  for (const one of [at, at - 1]) {
    const [first, before] = [tokenAt(trouble, one), tokenAt(trouble, one - 1)];
    const line = restOfLine(text, first.offset);
    const isTorn = line.split('"').length % 2 === 0 || /^\[?\s*[“„«‘'`´]/.test(line);
    const isNote = /[\p{L}\p{Extended_Pictographic}]/u.test(line) && !property.test(line) && !isTorn;
    if (before.line !== first.line || first.kind === 'comment' || line.length > longest || !isNote) continue;
    for (const note of new Set([line, line.replace(/\s*,$/, ''), line.replace(/[\s,}\]]+$/, '')])) {
      if (note === '' || /[{}[\]]/.test(note.replace(/^\[(.*)\]$/, '$1'))) continue;
      const span = { offset: first.offset, length: note.length };
      const fault = faultAt(span, 'comment-in-json', {});
      yield candidate(ofNote.test(note) ? 1.8 : 2.8, 'skip', fault, removed(span));
    }
  }
}

/** The most lines of one note. */
const mostLines = 14;
/** What a line of a document looks like: a name with a value, a text that is an entry, or brackets. */
const ofDocument = /^\s*(?:"(?:[^"\\]|\\.)*"\s*(?::.*)?,?|[{}[\]][^\p{L}]*|.*[^\s\p{L}]\s*[{[]|.*\},?)\s*$/u;
/** What a line begins with that is one of a document, whatever is wrong in it. */
const begin = /^\s*(?:"[\w$-]+(?:"?\s*:|\s*$)|\{\s*(?:["'{[]|[\w$]+"?\s*:|$)|\[\s*(?:["{[]|$)|[}\]])/;
/** A name, with a value that begins and ends in its line. */
const wholeProperty = /^\s*[\w$-]+\s*:\s*(?:[“‘'"].*[”’'"]|[{[].*[\]}]|[{[]),?\s*$/;

/** Whether a line is one of a document, or of its names with words that lack their marks. */
function isOfDocument(text: string, line: string): boolean {
  const [, word] = /^\s*([\w$-]+)\s*:/.exec(line) ?? [];
  const isName = word !== undefined && !ofNote.test(line.trim()) && text.includes(`"${word.toLowerCase()}":`);
  return isName || begin.test(line) || wholeProperty.test(line) || !/\p{L}/u.test(line);
}

/** Whole lines in which nothing of a document stands; in a list of texts each of them may be one. */
function* lines(trouble: Trouble): Generator<Candidate> {
  const { at, token, previous } = trouble;
  const near = [token, previous, tokenAt(trouble, at - 2)];
  for (const first of near)
    if (first.isFirst && first.kind !== 'comment' && (first.line === token.line || first === previous))
      yield* notesFrom(trouble, first);
}

/** A line, and with it one after the other of those below, as long as they are none of a document. */
function* notesFrom({ text, lineOf }: Trouble, first: Token): Generator<Candidate> {
  const start = lineStart(text, first.offset);
  let cost = 3.2;
  for (let at = start, amount = 0; at < text.length && amount < mostLines;) {
    const stop = lineEnd(text, at);
    const line = text.slice(at, stop);
    const isOther = amount === 0 ? isOfDocument(text, line) : ofDocument.test(line);
    if (line.length > 2 * longest || (line.trim() !== '' && isOther)) return;
    at = text.indexOf('\n', stop) + 1 || text.length;
    if (line.trim() === '') continue;
    amount += 1;
    cost += 0.12 + (/["{}\t]/.test(line) && cost < 4 ? 1 : 0);
    const span = between(first.offset, stop - (line.length - line.trimEnd().length));
    const details = { from: lineOf(first.offset), to: lineOf(stop) };
    yield candidate(cost, 'skip', faultAt(span, 'comment-in-json', details), removed(between(start, at)));
  }
}
