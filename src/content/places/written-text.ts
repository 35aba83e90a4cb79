import type { Node } from 'jsonc-parser';
import { placeholderPattern } from './find-words';
import type { Span } from './span';
import type { WrittenDocument } from './written-document';

/** A sign of a text as it is understood, or all that a placeholder stands for, and what of the document says so. */
interface Unit extends Span {
  text: string;
}

/** A text of a document as it is understood: escapes resolved, placeholders filled in, the lines of a list joined by line breaks. */
export interface WrittenText {
  text: string;
  /** What it is made of, in order. */
  units: readonly Unit[];
}

/** Takes a text, or a list of its lines; undefined for anything else. */
export function writtenIn(document: WrittenDocument, node: Node | undefined): WrittenText | undefined {
  const lines = node?.type === 'array' ? (node.children ?? []) : [node];
  if (!lines.every((line) => line?.type === 'string')) return undefined;
  const units = (lines as Node[]).flatMap((line, at) => [
    ...(at === 0 ? [] : [{ offset: line.offset, length: 0, text: '\n' }]),
    ...filled(signs(document.text, line), document.placeholders),
  ]);
  return { text: units.map(({ text }) => text).join(''), units };
}

/** The signs of a JSON string, UTF-16 units each, without its quotation marks. */
function signs(json: string, { offset, length }: Span): Unit[] {
  const inside = json.slice(offset + 1, offset + length - 1);
  return [...inside.matchAll(/\\u[0-9a-fA-F]{4}|\\.|[^\\]/gs)].flatMap(({ 0: written, index }) => {
    const text = written.startsWith('\\') ? (JSON.parse(`"${written}"`) as string) : written;
    return [{ offset: offset + 1 + index, length: written.length, text }];
  });
}

/** What a placeholder stands for takes the place of its signs. */
function filled(units: readonly Unit[], placeholders: WrittenDocument['placeholders']): Unit[] {
  const text = units.map((unit) => unit.text).join('');
  const all: Unit[] = [];
  let done = 0;
  for (const { 0: placeholder, 1: name = '', index } of text.matchAll(placeholderPattern)) {
    const value = placeholders?.get(name);
    const [first, last] = [units[index], units[index + placeholder.length - 1]];
    if (value === undefined || !first || !last) continue;
    const length = last.offset + last.length - first.offset;
    all.push(...units.slice(done, index), { offset: first.offset, length, text: value });
    done = index + placeholder.length;
  }
  return [...all, ...units.slice(done)];
}

/** The edit of the document's text that puts other words in the place of a part of the text; of a placeholder that is cut, the rest is written out. */
export function wordsEdit(
  { units, text }: WrittenText,
  from: number,
  to: number,
  words: string,
): { offset: number; length: number; content: string } {
  const [first, start] = unitAt(units, from);
  const [last, end] = unitAt(units, to - 1);
  const after = text.slice(to, end + last.text.length);
  const content = JSON.stringify(text.slice(start, from) + words + after).slice(1, -1);
  return { offset: first.offset, length: last.offset + last.length - first.offset, content };
}

/** The unit that holds a place of the text, and where it begins. */
function unitAt(units: readonly Unit[], place: number): [unit: Unit, at: number] {
  let at = 0;
  for (const unit of units) {
    if (place < at + unit.text.length) return [unit, at];
    at += unit.text.length;
  }
  throw new Error('A place beyond the end of a text was asked for.');
}
