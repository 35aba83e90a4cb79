import type { ProblemCode } from '../problems/catalogue';
import type { Finding } from '../problems/finding';
import type { Problem } from '../problems/problem';
import type { Site } from '../site/site';

/** A rule about the site as a whole. */
export interface Rule {
  /** What holds where nothing is reported, in a sentence. */
  about: string;
  /** The kinds of problems that it reports; no others. */
  codes: readonly ProblemCode[];
  /** Looks at the whole site and reports what does not fit together. */
  check: (site: Site) => (Finding | Problem)[];
}
