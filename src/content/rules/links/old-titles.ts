import { slug } from '../../../lib/slug';
import { findingIn, type Finding } from '../../problems/finding';
import { readAddress } from '../../resolve/address';
import { aliasesOf } from '../../facts/addresses';
import { entries, type PageEntry, type Site } from '../../facts/site';
import type { Rule } from '../rule';
import { noted } from '../../facts/open-document';
import { labelsNote, type LabelledLink } from './labelled-links';
import { mislabelled } from './labels';

export const oldTitles: Rule = {
  about: 'A page with a new title has it in the menu and on its card too.',
  codes: ['old-title'],
  notes: [labelsNote],
  check: (site) => {
    const links = linksByPage(site);
    const isWrong = mislabelled(site);
    return site.pages.flatMap((page) => {
      const own = links.get(page.route) ?? [];
      const right = own.filter(({ document, pointer }) => !isWrong(document, pointer));
      return [...oldTitle(page, own), ...oldLabels(page, right)];
    });
  },
};

/** A link to a page, with the document in which it stands. */
type PlacedLink = LabelledLink & { document: { path: string } };

/** So many links that say the same were not worded by chance. */
const many = 2;

/** Links of two words and more that say what the address of their page says, where its title is another one; where that is what its old address says, the title is what is old. */
function oldTitle(page: PageEntry, links: readonly PlacedLink[]): Finding[] {
  const { document, route, title } = page;
  const name = nameIn(route);
  const own = links.filter(({ label }) => name.includes('-') && inAddress(label) === name);
  const [first] = own;
  if (!first || inAddress(title) === name) return [];
  const { label } = first;
  const alias = oldNames(page).get(inAddress(title));
  if (alias === undefined && own.length < many) return [];
  const details =
    alias === undefined
      ? ({ old: 'maybe', label, links: own.length } as const)
      : ({ old: 'title', label, alias } as const);
  return [findingIn(document, '/title', 'value', 'old-title', details)];
}

/** Links that say what an old address of their page says, where its title is another one by now; but not what is only a short form of that, nor a lone button or link in a text, which often says what one does there. */
function oldLabels(page: PageEntry, links: readonly PlacedLink[]): Finding[] {
  const { title } = page;
  const names = oldNames(page);
  const own = links.flatMap((link) => {
    const alias = names.get(inAddress(link.label));
    const isShort = inAddress(title).includes(inAddress(link.label));
    return alias === undefined || isShort ? [] : [{ ...link, alias }];
  });
  if (own.length < many && !own.some(isName)) return [];
  // Of the same words in one text the first are marked: they are told of once.
  const places = new Map(
    own.map((one) => [`${one.document.path}#${one.at ?? one.pointer} ${inAddress(one.label)}`, one]),
  );
  return [...places.values()].map(({ document, pointer, at, label, alias }) => {
    const details = { old: 'label', label, title, alias } as const;
    return at === undefined
      ? findingIn(document, pointer, { words: [`[${label}]`, label] }, 'old-title', details)
      : findingIn(document, at, 'value', 'old-title', details);
  });
}

/** Whether a link stands in a menu or on a card, which name the page. */
function isName({ at }: PlacedLink): boolean {
  return at !== undefined && !/\/actions?(?:\/\d+)?\/label$/.test(at);
}

/** The old addresses of a page by their last names, where those have two words and more and are not that of its address. */
function oldNames(page: PageEntry): Map<string, string> {
  const names = aliasesOf(page).map(({ route }) => [nameIn(route), route] as const);
  return new Map(names.filter(([name]) => name.includes('-') && name !== nameIn(page.route)));
}

function nameIn(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** The links to each page, without those to a place on it. */
function linksByPage(site: Site): Map<string, PlacedLink[]> {
  const found = new Map<string, PlacedLink[]>();
  for (const entry of entries(site))
    for (const link of noted(entry, labelsNote) ?? []) {
      const address = readAddress(link.to);
      if (address.kind !== 'page' || address.anchor !== undefined) continue;
      const links = found.get(address.path) ?? [];
      links.push({ ...link, document: entry.document });
      found.set(address.path, links);
    }
  return found;
}

/** Words as an address has them: `it-and-software` for `IT & Software`. */
function inAddress(words: string): string {
  return slug(words.replaceAll('&', ' and '));
}
