import type { Edit } from 'jsonc-parser';

/** Something that can stand where somebody writes. */
export interface Suggestion {
  /** As it is written, without quotation marks. */
  label: string;
  /** What it is, in a few words: the title of a page, what a placeholder stands for. */
  detail: string;
  /** Puts it into the document in the place of what is there. */
  edit: Edit;
}

/** What can stand in a place, before it is known where that is. */
export type Candidate = Omit<Suggestion, 'edit'>;

/** The most that is offered at once. There are thousands of icons. */
export const mostOffered = 100;

/** The candidates that begin with what was typed, then those that hold it in their words; otherwise in their order. */
export function fitting(candidates: Iterable<Candidate>, typed: string): Candidate[] {
  const wanted = typed.trim().toLowerCase();
  const first: Candidate[] = [];
  const others: Candidate[] = [];
  for (const one of candidates) {
    if (one.label.toLowerCase().startsWith(wanted)) first.push(one);
    else if (`${one.label} ${one.detail}`.toLowerCase().includes(wanted)) others.push(one);
  }
  return [...first, ...others].slice(0, mostOffered);
}
