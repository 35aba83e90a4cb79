import type { Problem } from './problem';

/** Sorts problems by file, then by line and column. */
export function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
