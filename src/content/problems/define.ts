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

const define =
  (severity: Severity) =>
  <Details = object>(
    title: string,
    message: (details: Details) => string,
    hint: (details: Details) => string,
    fix?: Fix<Details>,
  ): Definition<Details> => ({ severity, title, message, hint, fix });

/** Defines an error: something that may not be published. */
export const error = define('error');

/** Defines a warning: something to look at that does not stop a build. */
export const warning = define('warning');
