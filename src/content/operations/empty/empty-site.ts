import type { CheckedSite } from '../../check-site';
import { shaped } from '../../validate/shape';
import type { Tools } from '../../validate/tools';
import type { Outcome } from '../outcome';
import { changeOf, type ChangeEdit } from '../site-change';
import { shownIds } from './addresses';
import { emptiedValues } from './emptied-values';
import { gonePages } from './gone-pages';
import { annotationsOf } from './living-links';
import { linkedAnchors, livingValues } from './living-site';
import type { OwnSettings } from './own-settings';
import { rewriteEdits } from './rewrite-edits';
import type { Values } from './values';

/**
 * Makes of a site the beginning of another one: its pages with example words, its settings those of its new owner, its
 * shared lists empty. Articles, and pages that an entry of a list led to, go, with what leads there.
 */
export function emptySite(checked: CheckedSite, { validator }: Tools, own: OwnSettings): Outcome {
  const { settings } = checked.site;
  if (!settings?.isSound || checked.problems.some(({ severity }) => severity === 'error'))
    return { trouble: 'The site has mistakes. Mend them first: npm run check' };
  const gone = gonePages(checked, shaped('settings', settings.value));
  const pages = checked.site.pages.filter((page) => !gone.includes(page));
  const removed = new Set(gone.map(({ document }) => document.path));
  const written = writtenValues(checked, removed);
  const values = livingValues(checked, validator, written, { pages, idsOf: () => undefined });
  const emptiedFor = (anchors: ReadonlySet<string>): Values =>
    emptiedValues(checked, validator, { values, own, anchors });
  // What only an entry links to that goes need not stay.
  const emptied = emptiedFor(linkedAnchors(checked, validator, emptiedFor(new Set())));
  const idsOf = (path: string): Set<string> =>
    shownIds(annotationsOf(path, emptied.get(path) ?? null, validator));
  const living = livingValues(checked, validator, emptied, { pages, idsOf });
  return { change: changeOf({ edits: editsTo(checked, living), removed }) };
}

function writtenValues({ site, resolve }: CheckedSite, removed: ReadonlySet<string>): Values {
  const staying = site.documents.filter((path) => !removed.has(path));
  return new Map(staying.map((path) => [path, resolve(path).document.value ?? null]));
}

function editsTo({ resolve }: CheckedSite, values: Values): Map<string, ChangeEdit[]> {
  const edits = [...values].map(
    ([path, value]) => [path, rewriteEdits(resolve(path).document, value)] as const,
  );
  return new Map(edits.filter(([, own]) => own.length > 0));
}
