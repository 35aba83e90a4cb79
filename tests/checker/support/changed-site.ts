import { checkSite, type CheckedSite } from '../../../src/content/check-site';
import { type Outcome, type Trouble, changedSource } from '../../../src/content/operations/site-change';
import { contentOf, type Source } from '../../../src/content/source/source';
import { tools } from './virtual-site';

/** What stands in the documents of a site, by path; a byte order mark shows. */
export function textsOf({ documents }: Source): Record<string, string> {
  const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return Object.fromEntries(documents.map((one) => [one.path, text(contentOf(one).bytes)]));
}

/** A site after a chore, its documents that are other ones by then, and the paths that are gone; or why it cannot be done. */
export function afterChore(
  source: Source,
  decide: (checked: CheckedSite) => Outcome,
): { source: Source; checked: CheckedSite; changed: Record<string, string>; gone: string[] } | Trouble {
  const outcome = decide(checkSite(source, tools));
  if ('trouble' in outcome) return outcome;
  const after = changedSource(source, outcome.change);
  const [before, now] = [textsOf(source), textsOf(after)];
  const changed = Object.entries(now).filter(([path, text]) => before[path] !== text);
  const gone = Object.keys(before).filter((path) => !(path in now));
  return { source: after, checked: checkSite(after, tools), changed: Object.fromEntries(changed), gone };
}

/** The lines that another text has and a text has not. */
export function newLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after
    .split('\n')
    .filter((line) => !known.has(line))
    .map((line) => line.trim());
}
