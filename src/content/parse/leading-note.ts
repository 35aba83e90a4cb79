import { faultAt, type Fault } from './fault';
import { skip, type Repair } from './repair/repair';

/** Lines before the one with the bracket that opens a document, of which none can be a part of it. */
const lines =
  /^\s{0,200}((?:(?![<{[`~“”])(?:"[^"\r\n]*"|(?!")[^\r\n]*)(?:\r?\n|\r)){1,20}?)[^\S\n]*(?=[{[]\s*(?:\r?\n|["{]))/;
/** A name with its value belongs to a document that has lost its bracket. */
const property = /^\s*"[^"\r\n]*"\s*:|^\s*[\w$]+\s*:\s*(?:["'][^\r\n]*["'],?\s*$|[[{])|[{[]\s*$/m;

/** What somebody noted above a document: its lines have to go, whatever stands in them. */
export function leadingNote(text: string): { fault: Fault; repair: Repair } | undefined {
  const [whole = '', note = ''] = lines.exec(text) ?? [];
  if (note.trim() === '' || /^\s*(?:#\s|\/[/*])/.test(note) || property.test(note)) return undefined;
  const start = text.search(/\S/);
  const words = note.trimEnd();
  const first = /^[^\r\n]*/.exec(words)?.[0].trimEnd() ?? '';
  const fault = faultAt({ offset: start, length: first.length }, 'not-json', {
    start: first,
    before: words,
    from: text.slice(0, start).split('\n').length,
    to: text.slice(0, start + words.length).split('\n').length,
  });
  return { fault, repair: skip({ offset: 0, length: whole.length, content: '' }) };
}
