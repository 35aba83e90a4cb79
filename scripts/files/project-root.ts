import { join } from 'node:path';

/** The absolute path of the project's folder, without a slash at its end: two folders up, as from a bundle in `.cache/` (`bundled.mjs`). */
export const projectRoot = join(import.meta.dirname, '../..');
