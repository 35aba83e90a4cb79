import type { Json } from '../../model/json';
import { onOneLine } from './json-edits';

/** The length of a line, in UTF-16 units, beyond which a value stands on several. */
const width = 110;

/**
 * JSON as an author lays it out: what fits into a line stands on one, of anything else each property and each entry.
 * @param used how much of the first line stands before it.
 */
export function laidOut(value: Json, indent = '', used = indent.length): string {
  const line = onOneLine(value);
  const isPlain = typeof value !== 'object' || value === null;
  if (isPlain || (indent !== '' && used + line.length <= width)) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => `\n${inner}${laidOut(entry, inner)}`);
    return `[${entries.join(',')}\n${indent}]`;
  }
  const properties = Object.entries(value).map(([name, own]) => {
    const key = `${JSON.stringify(name)}: `;
    return `\n${inner}${key}${laidOut(own, inner, inner.length + key.length)}`;
  });
  return `{${properties.join(',')}\n${indent}}`;
}
