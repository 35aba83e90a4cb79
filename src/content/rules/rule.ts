import type { Note, OpenDocument } from '../facts/open-document';
import type { Site } from '../facts/site';
import type { ProblemCode } from '../problems/catalogue';
import type { Finding } from '../problems/finding';
import type { Problem } from '../problems/problem';

/** A rule: what no schema can say of a document, or of the site as a whole. */
export interface Rule {
  /** What holds where nothing is reported, in a sentence. */
  about: string;
  /** The kinds of problems that it reports; no others. */
  codes: readonly ProblemCode[];
  /** Whether it guesses what an author meant: a warning that a site may switch off (`"checks": { "editorial": false }`). */
  isEditorial?: true;
  /** Looks at one document by itself. */
  inDocument?: (document: OpenDocument) => Finding[];
  /** What `check` reads of each document: all of it, also what another rule names too. */
  notes?: readonly Note<unknown>[];
  /** Looks at the whole site and reports what does not fit together. */
  check?: (site: Site) => (Finding | Problem)[];
}
