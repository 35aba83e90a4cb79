import type { Finding } from '../problems/finding';
import type { Problem } from '../problems/problem';
import type { Site } from '../site/site';

/** Looks at the whole site and reports what does not fit together. */
export type Rule = (site: Site) => (Finding | Problem)[];
