import { problemIn } from '../problems/create-problem';
import { entries } from '../site';
import type { Rule } from './rule';

/** Rich texts hold only elements of the allow-list; others would be dropped in silence. */
export const texts: Rule = (site) =>
  entries(site).flatMap(({ document, uses }) =>
    uses.flatMap((use) =>
      [...new Set(site.texts.get(use)?.forbidden)].map((element) =>
        problemIn(document, use.pointer, { words: `<${element}` }, 'forbidden-html', { element }),
      ),
    ),
  );
