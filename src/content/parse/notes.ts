import type { Span } from '../places/span';
import { embedStart } from '../problems/embed-words';
import { candidate, faultAt, restOfLine, tokenAt, type Candidate, type Trouble } from './candidate';
import { between, endOf, inserted, lineEnd, lineStart, removed, replaced } from './edits';
import type { Token } from './tokens';

/** What is no part of a document: comments, notes, lines of mails and chats, code of other sites. */
export function* notes(trouble: Trouble): Generator<Candidate> {
  yield* comments(trouble);
  yield* embedded(trouble);
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
  if (!omission.test(written)) {
    // What is commented out may be needed.
    const isNeeded = token.kind === 'comment' && /[{}[\]]|"\s*:/.test(written);
    yield candidate(0.5, isNeeded ? 'lost' : 'skip', faultAt(span, 'comment-in-json', {}), removed(span));
    return;
  }
  const isValue = state.expected === 'value' && state.frame?.kind === '{';
  const fault = faultAt(span, 'comment-in-json', { isOmission: true, ...(isValue && { isValue }) });
  yield candidate(0.5, isValue ? 'guess' : 'lost', fault, replaced(span, isValue ? 'null' : ''));
}

/** What is written of a comment; of one that has no end its first line. */
function commentAt({ text, token }: Trouble): string {
  const line = restOfLine(text, token.offset);
  if (token.kind === 'comment') return token.fault ? line : text.slice(token.offset, endOf(token));
  const [html] = /^<!--[^{}]*?-->/.exec(text.slice(token.offset, token.offset + 5000)) ?? [];
  const [dots] = /^(?:\.{3}|…)[^"{}[\]:,]*/.exec(line) ?? [];
  return html ?? dots?.trimEnd() ?? (/^(?:<!--|-->|#\s|#$)/.test(line) ? line : '');
}

/** A whole element, with the script that often follows it. */
const element =
  /<(iframe|script|object|embed|video|audio|blockquote)\b[^<>]*>(?:(?:(?!<\/?\1\b)[^])*?<\/\1\s*>)?(?:\s*<script\b[^<>]*>\s*<\/script\s*>)?/gi;

/** Code with which another site shows something of its own, with its quotation marks: they belong to no text. */
function* embedded({ text, token, previous, state }: Trouble): Generator<Candidate> {
  const start = lineStart(text, token.offset);
  element.lastIndex = 0;
  for (const { 0: code, index } of text.slice(start, start + 20_000).matchAll(element)) {
    if (!embedStart.test(code) || start + index + code.length <= token.offset) continue;
    const span = { offset: start + index, length: code.length };
    const isInText =
      (text.slice(start, span.offset).match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1 &&
      /"/.test(text.slice(endOf(span), lineEnd(text, endOf(span))));
    const fault = faultAt(span, 'embed-code', { code });
    if (isInText) yield candidate(0.5, 'guess', fault, replaced(span, JSON.stringify(code).slice(1, -1)));
    else if (previous.kind === ':') yield candidate(0.5, 'guess', fault, replaced(span, '""'));
    else if (state.frame) {
      const comma = /^\s*,/.exec(text.slice(endOf(span), endOf(span) + 200))?.[0].length ?? 0;
      yield candidate(0.5, 'skip', fault, removed({ ...span, length: span.length + comma }));
    }
    return;
  }
}

/** Letters: a longer line is no note. */
const longest = 300;
const property = /^"?[\w$-]+"?\s*:\s*["{[\d]/;
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
      const fault = faultAt(span, 'comment-in-json', { isNote: true });
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
  const { at, token, previous, state } = trouble;
  const near = [token, previous, tokenAt(trouble, at - 2)];
  const firsts = near.filter((one) => one.isFirst && (one.line === token.line || one === previous));
  for (const first of firsts)
    for (const note of notesFrom(trouble, first)) {
      const cost = 3.2 + note.lines.length * 0.12 + (note.lines.some((line) => /["{}\t]/.test(line)) ? 1 : 0);
      const fault = faultAt(note.span, 'comment-in-json', { isNote: true, from: note.from, to: note.to });
      yield candidate(cost, 'skip', fault, removed(note.whole));
      const mayBeTexts = state.frame?.kind === '[' && first === token && token.kind !== 'text';
      if (note.lines.length > 1 && mayBeTexts) yield* asTexts(trouble, note);
    }
}

/** Some lines: what they say, their stretch from the first sign to the last and with their breaks, and their numbers. */
interface Note {
  lines: string[];
  span: Span;
  whole: Span;
  from: number;
  to: number;
}

/** A line, and with it one after the other of those below, as long as they are none of a document. */
function* notesFrom({ text, lineOf }: Trouble, first: Token): Generator<Note> {
  const start = lineStart(text, first.offset);
  const written: string[] = [];
  for (let at = start; at < text.length && written.length < mostLines;) {
    const stop = lineEnd(text, at);
    const line = text.slice(at, stop);
    const isOther = written.length === 0 ? isOfDocument(text, line) : ofDocument.test(line);
    if (line.length > 2 * longest || (line.trim() !== '' && isOther) || first.kind === 'comment') return;
    at = text.indexOf('\n', stop) + 1 || text.length;
    if (line.trim() === '') continue;
    written.push(line.trim());
    const span = between(first.offset, stop - (line.length - line.trimEnd().length));
    yield {
      lines: [...written],
      span,
      whole: between(start, at),
      from: lineOf(first.offset),
      to: lineOf(stop),
    };
  }
}

/** Lines of a list as a text each. */
function* asTexts({ text, state, previous }: Trouble, note: Note): Generator<Candidate> {
  const { span, from, to } = note;
  const words = note.lines.map((line) => line.replace(/^(?:>\s?)+/, '').replace(/,$/, ''));
  if (words.some((line) => /[{}[\]]/.test(line) || line.length > 80)) return;
  const hasMore = /^\s*[^\s,}\]]/.test(text.slice(endOf(span), endOf(span) + 300));
  const lacksComma = state.expected === 'comma or end';
  const details = { text: words[0] ?? '', isKey: false, lines: words, from, to, hasMore, lacksComma };
  const first = { offset: span.offset, length: restOfLine(text, span.offset).length };
  const content = words.map((line) => JSON.stringify(line)).join(', ') + (hasMore ? ',' : '');
  const above = lacksComma ? [inserted(endOf(previous), ',')] : [];
  const cost = 2.1 + words.length * 0.3 + above.length * 0.4;
  yield candidate(cost, 'skip', faultAt(first, 'unquoted-text', details), ...above, replaced(span, content));
}
