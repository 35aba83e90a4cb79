import { checkSite } from '../../src/content/check-site';
import { fix } from '../../src/content/operations/fix';
import type { Problem } from '../../src/content/problems/problem';
import type { Source } from '../../src/content/source/source';
import type { CheckArguments } from '../check/arguments';
import { namedIn } from '../check/run-check';
import { previewOf, runChore, type Chore } from './run-chore';

/** Fixes what is certain in the documents that a check was asked about, and gives each line that it changes. */
export async function fixPages(args: CheckArguments): Promise<string> {
  const isNamed = namedIn(args);
  const chore: Chore = {
    pages: args.pages,
    decide: ({ source, tools }) => {
      const problemsOf = (changed: Source): Problem[] => checkSite(changed, tools).problems;
      return { change: fix(source, problemsOf, ({ file }) => isNamed(file)) };
    },
    mayReveal: true,
  };
  const preview = await previewOf(chore);
  if (preview === '') return 'Nothing can be fixed for certain.\n\n';
  if (!args.isDryRun) await runChore(chore, preview);
  return `${preview}${args.isDryRun ? 'Nothing was written.\n' : ''}\n`;
}
