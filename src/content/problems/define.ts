import type { Severity } from './problem';

/** A kind of problem: its weight, its name in a list, and the words for one case of it. */
export interface Definition<Details> {
  severity: Severity;
  /** The kind in a few words, as a heading. */
  title: string;
  message: (details: Details) => string;
  hint: (details: Details) => string;
}

/** Defines an error: something that may not be published. */
export function error<Details = object>(
  title: string,
  message: (details: Details) => string,
  hint: (details: Details) => string,
): Definition<Details> {
  return { severity: 'error', title, message, hint };
}

/** Defines a warning: something to look at that does not stop a build. */
export function warning<Details = object>(
  title: string,
  message: (details: Details) => string,
  hint: (details: Details) => string,
): Definition<Details> {
  return { severity: 'warning', title, message, hint };
}
