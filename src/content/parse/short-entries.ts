import type { SyntaxState } from './syntax-state';

/** Letters: what is longer is a sentence, or several. */
const longest = 60;

/** What ends as a sentence is one text. */
const sentence = /[.!?;:।]\s*$/u;

/** Whether lines from `offset` to `end` can be entries of the innermost list: all others in it are texts of a few words. */
export function isAmongShort({ text, brackets }: SyntaxState, offset: number, end: number): boolean {
  const list = brackets.innermost;
  if (list?.kind !== '[' || sentence.test(text.slice(offset, end))) return false;
  const below = /^[^\]{}]{0,4000}/.exec(text.slice(end))?.[0] ?? '';
  const lines = `${text.slice(list.offset + 1, offset)}\n${below.slice(below.indexOf('\n') + 1)}`.split('\n');
  const entries = lines.map((line) => line.trim().replace(/,$/, '')).filter((line) => line !== '');
  return entries.length > 0 && entries.every(isShort);
}

function isShort(entry: string): boolean {
  return entry.length <= longest && /^"[^"]*[^".!?;:।]"$/u.test(entry);
}
