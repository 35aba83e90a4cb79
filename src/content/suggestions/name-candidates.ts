import type { CheckedSite } from '../check-site';
import { entries } from '../facts/site';
import { textOf } from '../validate/annotation';
import type { Tools } from '../validate/tools';
import type { Candidate } from './suggestion';

/** The names of all icons, those that the site uses first. */
export function iconCandidates({ site }: CheckedSite, { iconNames }: Tools): Candidate[] {
  const icons = entries(site).flatMap(({ annotations }) => annotations.filter(({ kind }) => kind === 'icon'));
  const used = new Set(icons.flatMap((icon) => textOf(icon) ?? []).filter((name) => iconNames.has(name)));
  return [
    ...Array.from(used, (label) => ({ label, detail: 'An icon that the site uses' })),
    ...[...iconNames].filter((name) => !used.has(name)).map((label) => ({ label, detail: 'An icon' })),
  ];
}

/** The pictures of `_media`, by their names without endings. */
export function pictureCandidates({ site }: CheckedSite): Candidate[] {
  return Array.from(site.media, ([label, files]) => ({ label, detail: `_media/${files.join(', ')}` }));
}

/** The shared lists that hold entries of one kind; `listOf` is the name of their schema. */
export function listCandidates({ site }: CheckedSite, listOf: string | undefined): Candidate[] {
  return [...site.collections, site.articles]
    .filter((list) => list.listOf === listOf)
    .map(({ name, value }) => ({
      label: name,
      detail:
        value.length === 1 ? 'A shared list with one entry' : `A shared list with ${value.length} entries`,
    }));
}

/** What the settings offer in texts, as it is written: `{speaker.name}`. */
export function placeholderCandidates({ around: { placeholders } }: CheckedSite): Candidate[] {
  return Array.from(placeholders ?? [], ([name, detail]) => ({ label: `{${name}}`, detail }));
}
