import type { Json } from '../../model/json';
import { lineAt } from '../places/lines';
import { nodeAt } from '../places/locate';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { entryEdit, valueEdit } from './json-edits';
import type { ChangeEdit } from './site-change';

/** An entry that is added to a document, or why it cannot be, in a sentence. */
export type EntryOutcome = { file: string; edit: ChangeEdit } | { trouble: string };

/** Adds an entry at the end of a list, on one line or a property a line, as the one before it stands; the first one of a list a property a line. */
export function addedEntry(
  document: WrittenDocument,
  list: string,
  entry: Record<string, Json>,
): EntryOutcome {
  const amount = nodeAt(document, list)?.children?.length ?? 0;
  const last = nodeAt(document, step(list, amount - 1));
  const { text, path: file } = document;
  if (!last) {
    const json = `[\n  ${onLines(entry, '  ')}\n]`;
    return { file, edit: { ...valueEdit(document, list, json), kind: 'added' } };
  }
  const isOneLine = lineAt(text, last.offset) === lineAt(text, last.offset + last.length);
  const start = Math.max(text.lastIndexOf('\n', last.offset), -1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start, last.offset))?.[0] ?? '';
  const json = isOneLine ? onOneLine(entry) : onLines(entry, indent);
  return { file, edit: { ...entryEdit(document, list, json), kind: 'added' } };
}

function onLines(entry: Record<string, Json>, indent: string): string {
  const unit = indent.includes('\t') ? '\t' : '  ';
  const lines = Object.entries(entry).map(
    ([key, value]) => `${indent}${unit}${JSON.stringify(key)}: ${onOneLine(value)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** JSON with a blank behind each colon and comma, and inside of braces. */
export function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Object.keys(value).length === 0) return '{}';
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return `{ ${parts.join(', ')} }`;
}
