import { lineAt } from '../places/lines';
import { faultAt, type Fault } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The most lines of one note, and letters of a line of it. */
const [mostLines, longest] = [10, 300];
/** Words with which notes begin; "note" in small letters is the name of a property. */
const ofNote =
  /^(?:\p{P}*\s*)?(?:Note|NOTE|(?:n\.?b|todo|fixme|ask|remark|comment|check|reminder|p\.?s)\b)/iu;
const plainNote = /^note\b/;
/** What somebody said, with the name of that person before it; the names of properties have small letters. */
const said = /^(\p{Lu}[\p{L} .'-]{0,40}):\s+[\p{L}\p{N}]/u;
/** A name of one word, with what may be its value or alone, or a name of several with a text. */
const property = /^["']?[\w$-]+["']?\s*[:=]|^[a-z]\w*(?:$|\s+[\p{Lu}\d])|^[\p{L}\p{N}\s$-]+:\s*"[^"]*"$/u;

/** A line, or several, between the properties of an object, or behind the last one, that is none: without it the text reads on. */
export function noteLine(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const { text, brackets, expected } = state;
  const isDue = expected.startsWith('key') || expected === 'comma or end';
  if (brackets.innermost?.kind !== '{' || !isDue || token.kind === 'comment') return undefined;
  const start = text.lastIndexOf('\n', token.offset - 1) + 1;
  if (start === 0 || text.slice(start, token.offset).trim() !== '') return undefined;
  const length = noteLength(text, token.offset);
  if (length === 0) return undefined;
  const rest = text.slice(0, token.offset) + text.slice(token.offset + length);
  if (!readsOn(readTo, rest, token.offset)) return undefined;
  const [from, to] = [lineAt(text, token.offset), lineAt(text, token.offset + length - 1)];
  return faultAt({ offset: token.offset, length }, 'comment-in-json', { isNote: true, from, to });
}

/** How far a note goes on, up to the end of its last line. */
function noteLength(text: string, offset: number): number {
  const rest = text.slice(offset);
  let length = 0;
  for (const { 0: line, index } of [...rest.slice(0, mostLines * longest).matchAll(/[^\r\n]+/g)].slice(
    0,
    mostLines,
  )) {
    if (line.trim() !== '' && !isNote(line.trim(), text)) break;
    length = index + line.trimEnd().length;
  }
  return length;
}

function isNote(written: string, text: string): boolean {
  const line = written.endsWith(',') ? written.slice(0, -1).trimEnd() : written;
  // A comment is told as one. Behind another sign that is meant as a quotation mark, or as the colon, a property has to be looked for.
  if (/^(?:<!--|#\s)|^['‘’“”„«»`´]|['‘’“”„«»`´]\s*:|[：]/.test(line)) return false;
  if (line.length > longest || /[{}[\]]/.test(line) || line.split('"').length % 2 === 0) return false;
  const [, name] = said.exec(line) ?? [];
  if (name !== undefined && !text.includes(`"${name.toLowerCase()}":`)) return true;
  const isMarked = ofNote.test(line) && !plainNote.test(line);
  if (line.includes('"')) return isMarked && !/^[^"]*:\s*"[^"]*"$/.test(line);
  return isMarked || !property.test(line);
}
