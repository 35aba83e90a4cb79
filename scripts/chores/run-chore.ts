import { realpathSync } from 'node:fs';
import { checkSite, type CheckedSite } from '../../src/content/check-site';
import { brokenDocuments, newProblems } from '../../src/content/operations/new-problems';
import {
  type Outcome,
  type Trouble,
  changedSource,
  type SiteChange,
} from '../../src/content/operations/site-change';
import type { Source } from '../../src/content/source/source';
import { pagesFolder } from '../check/check-pages';
import { formatText } from '../check/format-text';
import { withTexts } from '../check/run-check';
import { applying, settling } from '../files/change-files';
import { oneAtATime } from '../files/one-at-a-time';
import { advisedFor, forPages } from '../files/same-pages';
import { printable } from '../files/printable';
import { NotPossible, UsageError } from '../files/usage-error';
import { changeText, linesText } from './change-text';
import { shownIn } from './shown-path';
import { siteAt, type SiteAt } from './site-at';

/** A chore on a pages folder, and what it would do there. */
export interface Chore {
  pages: string;
  decide: (site: SiteAt) => Outcome;
  /** Whether the check may find something afterwards that it does not find now, because more can be read then. */
  mayReveal?: boolean;
  /** What is said below what was changed, of that and of the site as it is then, and as it was. */
  noteOf?: (after: CheckedSite, change: SiteChange, before: Source, was: CheckedSite) => string;
  /** Keeps what will be gone, before anything changes; where that fails, nothing does. */
  keep?: (change: SiteChange, before: Source) => void;
}

interface Decided {
  change: SiteChange;
  note: string;
}

/** What a chore would change: a line for each file, then the lines in them. Rejects with a NotPossible where it cannot be done. */
export async function previewOf(chore: Chore): Promise<string> {
  return preview(await siteAt(chore.pages), chore);
}

/**
 * Decides what a chore does, makes sure that the check finds no error then that it does not find now, and does it, all of
 * it or nothing. Gives a line for each file. Rejects with a NotPossible, and nothing is changed, where it cannot be done.
 * @param agreed a preview that somebody has agreed to; where it does not hold any more, nothing is done.
 */
export async function runChore(chore: Chore, agreed?: string): Promise<string> {
  const { pages } = chore;
  const folder = realpathSync(pagesFolder(pages));
  return oneAtATime(folder, async () => {
    for (const _ of settling(folder));
    const site = await siteAt(pages);
    if (agreed !== undefined && preview(site, chore) !== agreed)
      throw new UsageError('The pages were changed meanwhile, so nothing was done. Try again.');
    const { change, note } = decided(site, chore);
    chore.keep?.(change, site.source);
    for (const _ of applying(folder, site.source, change));
    return changeText(pages, change) + note;
  });
}

/** Does a chore, or shows what it would do. */
export async function doneOrShown(chore: Chore, isDryRun: boolean): Promise<string> {
  const shown = isDryRun ? await previewOf(chore) : await runChore(chore);
  return isDryRun && shown !== '' ? `${shown}Nothing was written.\n` : shown;
}

function preview(site: SiteAt, chore: Chore): string {
  const { change, note } = decided(site, chore);
  return changeText(site.pages, change) + linesText(site.pages, site.source, change) + note;
}

function troubleText(pages: string, { trouble, obstacles = [] }: Trouble): string {
  const lines = obstacles.map(({ file, line, text }) => `${shownIn(pages, file)}:${line}  ${text}`);
  return [advisedFor(trouble, pages), ...lines.map(printable)].join('\n  ');
}

/** What a chore does, and what it says of it. Throws a NotPossible where it cannot be done, or would leave something wrong. */
function decided(site: SiteAt, { pages, decide, mayReveal = false, noteOf }: Chore): Decided {
  const outcome = decide(site);
  if ('trouble' in outcome) throw new NotPossible(troubleText(site.pages, outcome));
  if (mayReveal) return { change: outcome.change, note: '' };
  const [broken] = brokenDocuments(site.checked, outcome.change);
  if (broken !== undefined)
    throw new NotPossible(
      `${shownIn(site.pages, broken)} has a mistake, so it cannot be changed safely. Fix it first: ${forPages('npm run check', pages)}. Nothing was changed.`,
    );
  const after = checkSite(changedSource(site.source, outcome.change), site.tools);
  const problems = newProblems(site.checked.problems, after.problems, outcome.change);
  const shown = withTexts({ ...after, problems }, pages);
  const text = formatText(shown, after.site.routesOfFiles.size, false, pages);
  if (problems.some(({ severity }) => severity === 'error'))
    throw new NotPossible(
      `${text}\nNothing was changed: this is what would be wrong then. Change it by hand first.`,
    );
  const { change } = outcome;
  const note = noteOf?.(after, change, site.source, site.checked) ?? '';
  return { change, note: problems.length > 0 ? `${note}${text}\n` : note };
}
