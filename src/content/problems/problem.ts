import type { ProblemCode } from './catalogue';

/** Whether a problem stops a build. */
export type Severity = 'error' | 'warning';

/** A place in a text: lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A mistake in a document, at the smallest text that has to change. */
export interface Problem extends Range {
  /** The document's path below the pages folder. */
  file: string;
  /** The JSON Pointer (RFC 6901) of the value, `""` for the whole document. */
  pointer: string;
  code: ProblemCode;
  severity: Severity;
  /** What happened and why. */
  message: string;
  /** What to do. */
  hint: string;
}
