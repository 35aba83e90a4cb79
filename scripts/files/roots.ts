import { join } from 'node:path';

/** The absolute path of the engine's folder, which no command changes but `npm run gen`: two folders up, as from a compiled command (`scripts/compile/`). */
export const engineRoot = join(import.meta.dirname, '../..');

/** The folder in which a command works: that of the site, with `.cache`, `.data` and `dist`. In the engine's repository it is the engine's. */
export const siteRoot = process.cwd();
