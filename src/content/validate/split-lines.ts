import { lineOf, offsetAt } from '../places/lines';
import { isChat, isMessenger } from '../parse/lines-of-text';
import type { Edit } from './plain-lines';

/** A text of a list that was typed on several lines. */
export interface TypedEntry {
  /** Where it begins in its document, and where it ends behind its last quotation mark. */
  start: number;
  end: number;
  lines: string[];
}

/** The text of several lines that begins there, where it is an entry of a list and each of its lines is certainly one by itself. */
export function typedEntry(text: string, start: number, lastLine: number): TypedEntry | undefined {
  if (!/[[,]\s*$/.test(text.slice(0, start))) return undefined;
  const end = offsetAt(text, lastLine, 1) + (lineOf(text, lastLine)?.length ?? 0);
  // With a quotation mark inside nobody can know where it ends.
  const written = /^"((?:[^"\\]|\\.)*)"(?=\s*(?:[,\]]|$))/.exec(text.slice(start, end));
  if (!written) return undefined;
  const [whole, inside = ''] = written;
  const lines = inside.split(/\r\n|\n|\r/).map((line) => line.trim());
  return areEntries(lines) ? { start, end: start + whole.length, lines } : undefined;
}

/** Letters: a line so long may have been broken by a program. */
const brokenLine = 50;
/** Letters of a word or two, that are no part of a sentence. */
const ofWords = 30;

const bullet = /^(?:[-*+•●▪◦‣∙–—]|\d{1,2}[.)])\s+/u;

/** Whether no break stands inside of a sentence, or some lines are of a few words each. */
function areEntries(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line !== '');
  const [first = '', ...others] = written;
  const rest = `\n${others.join('\n')}`;
  if (others.length === 0 || isChat(first, rest) || isMessenger(first, rest)) return false;
  const areShort = written.length > 2 && written.every((line) => line.length <= ofWords);
  return (
    areShort || lines.every((line, at) => at === 0 || line === '' || isBorder(lines[at - 1] ?? '', line))
  );
}

function isBorder(line: string, next: string): boolean {
  if (line === '' || bullet.test(next) || /[.!?;।]$/u.test(line)) return true;
  return line.length < brokenLine && !line.endsWith(',') && /^["“‘(]?[\p{Lu}\d]/u.test(next);
}

/** Puts each line between quotation marks of its own; a formatted text keeps its bullets, and its empty lines, which begin a paragraph. */
export function splitEdit(text: string, { start, end, lines }: TypedEntry, isFormatted: boolean): Edit {
  const kept = isFormatted ? lines : lines.filter((line) => line !== '').map(withoutSigns);
  const indent = /(?:^|\n)([^\S\n]*)$/.exec(text.slice(0, start))?.[1];
  const [lineEnd = '\n'] = /\r?\n/.exec(text) ?? [];
  const border = indent === undefined ? ', ' : `,${lineEnd}${indent}`;
  return { offset: start, length: end - start, content: kept.map((line) => `"${line}"`).join(border) };
}

function withoutSigns(line: string): string {
  return line.replace(bullet, '').replace(/\s*[,;]$/, '');
}
