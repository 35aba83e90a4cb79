import type { Edit } from 'jsonc-parser';
import type { Range } from '../places/span';
import type { ProblemCode } from './catalogue';

/** Whether a problem stops a build. */
export type Severity = 'error' | 'warning';

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
  /** What fixes it beyond doubt, as edits of the document's text. */
  fix?: readonly Edit[];
}
