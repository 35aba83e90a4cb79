import type { Fix } from './fixes';
import type { Severity } from './problem';

/** A kind of problem: its weight, its name in a list, and the words for one case of it. */
export interface Definition<Details> {
  severity: Severity;
  /** The kind in a few words, as a heading. */
  title: string;
  message: (details: Details) => string;
  hint: (details: Details) => string;
  /** What fixes it beyond doubt, at the marked text. */
  fix: Fix<Details> | undefined;
}

type Words<Details> = [
  title: string,
  message: (details: Details) => string,
  hint: (details: Details) => string,
  fix?: Fix<Details>,
];

/** Defines an error: something that may not be published. */
export function error<Details = object>(...words: Words<Details>): Definition<Details> {
  return define('error', ...words);
}

/** Defines a warning: something to look at that does not stop a build. */
export function warning<Details = object>(...words: Words<Details>): Definition<Details> {
  return define('warning', ...words);
}

function define<Details>(
  severity: Severity,
  ...[title, message, hint, fix]: Words<Details>
): Definition<Details> {
  return { severity, title, message, hint, fix };
}
