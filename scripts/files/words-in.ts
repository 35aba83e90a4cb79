import { join } from 'node:path';
import { engineRoot } from './roots';

/** Vite's alias that puts the interface texts of a language into what it builds: `#words/forms` is `src/words/mr/forms.ts` then. */
export function wordsIn(language: string): { find: RegExp; replacement: string } {
  return { find: /^#words\/(.*)$/, replacement: join(engineRoot, 'src/words', language, '$1.ts') };
}
