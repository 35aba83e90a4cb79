import type { Json, JsonObject } from '../../../model/json';
import { step } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { noted, type Note } from '../../facts/open-document';
import { isExamplePage } from '../../facts/samples';
import type { PageEntry, Site } from '../../facts/site';
import { copiesOf, duplicateTexts, type Duplicate, type SearchText } from './copied-pages';
import { isObject } from '../../resolve/surroundings';
import type { Rule } from '../rule';

/** So many blocks of another page are no chance. */
const least = 3;

/** The first long text of each of a page's first blocks. */
const beginningsNote: Note<FirstWords[]> = {
  name: 'beginnings',
  of: ({ kind, value }) => (kind.kind === 'page' && isObject(value) ? firstWords(value) : []),
};

export const copiedWords: Rule = {
  about: 'No page says what another one says, unless it is marked as an example.',
  codes: ['copied-words'],
  notes: [beginningsNote],
  check: (site) => {
    const pages = site.pages.filter((page) => !isExamplePage(page));
    const begun = duplicateTexts(site, pages.flatMap(beginning));
    const told = new Set(begun.map(({ page }) => page));
    const half = halfCopies(site, pages).filter(({ page }) => !told.has(page));
    const same: HalfCopy[] = [...begun, ...half];
    if (same.length === 0) return [];
    const copies = copiesOf(site);
    return same
      .filter(({ page }) => !copies.has(page))
      .map(({ page, pointer, other, blocks }) => {
        const details = { other: other.document.path, ...(blocks !== undefined && { blocks }) };
        return findingIn(page.document, pointer, 'value', 'copied-words', details);
      });
  },
};

/** What its blocks begin with. */
function beginnings(page: PageEntry): SearchText[] {
  return (noted(page, beginningsNote) ?? []).map((words) => ({ page, ...words }));
}

function beginning(page: PageEntry): SearchText[] {
  return beginnings(page).slice(0, 1);
}

/** The first block that a page has from another one, and how many there are; of a page that begins alike that is not counted. */
interface HalfCopy extends Duplicate {
  blocks?: number;
}

/** Pages with words of their own at the top, and further down those of another page. */
function halfCopies(site: Site, pages: readonly PageEntry[]): HalfCopy[] {
  const shared = duplicateTexts(site, pages.flatMap(beginnings));
  return [...new Set(shared.map(({ page }) => page))].flatMap((page) => {
    const all = shared.filter((one) => one.page === page);
    const others = [...new Set(all.map(({ other }) => other))];
    const ofOne = others.map((other) => all.filter((one) => one.other === other));
    const [first, ...more] = ofOne.find(({ length }) => length >= least) ?? [];
    return first ? [{ ...first, blocks: 1 + more.length }] : [];
  });
}

/** The first long text of a block, and its place. */
export interface FirstWords {
  pointer: string;
  text: string;
}

/** Letters that nobody writes twice on purpose. */
const long = 80;

/** What no visitor sees, or sees of a picture. */
const others: ReadonlySet<string> = new Set(['alt', 'src', 'to']);

/** So many blocks of a page are looked at. */
const most = 8;

/** The first text of each block of a page that is longer than a heading; what a copy has from the page that it was made of. */
export function firstWords({ blocks }: JsonObject): FirstWords[] {
  const all = Array.isArray(blocks) ? blocks : [];
  return all.flatMap((block, at) => firstIn(block, step('/blocks', String(at))) ?? []).slice(0, most);
}

function firstIn(value: Json, pointer: string): FirstWords | undefined {
  if (typeof value === 'string') return value.length < long ? undefined : { pointer, text: value };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = others.has(key) ? undefined : firstIn(part, step(pointer, key));
    if (found) return found;
  }
  return undefined;
}
