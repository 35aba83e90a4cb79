import { join } from 'node:path';

/** The absolute path of the project's folder, without a slash at its end. */
export const projectRoot = join(import.meta.dirname, '../..');
