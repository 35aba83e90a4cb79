import { slug } from '../../lib/slug';
import { findingIn, type Finding } from '../problems/finding';
import { readAddress } from '../resolve/address';
import { entries, type PageEntry, type Site } from '../site/site';
import type { Rule } from './rule';

export const oldTitles: Rule = {
  about: 'A page with a new title has it in the menu and on its card too.',
  codes: ['old-title'],
  check: (site) => {
    const labels = labelsOf(site);
    return site.pages.flatMap((page) => oldTitle(page, labels.get(page.route) ?? []));
  },
};

/** So many links that say the same were not worded by chance. */
const many = 2;

/** Links of two words and more that say what the address of their page says, where its title is another one. */
function oldTitle({ document, route, title }: PageEntry, labels: readonly string[]): Finding[] {
  const name = route.slice(route.lastIndexOf('/') + 1);
  const old = labels.filter((label) => name.includes('-') && inAddress(label) === name);
  const [label] = old;
  if (label === undefined || old.length < many || inAddress(title) === name) return [];
  return [findingIn(document, '/title', 'value', 'old-title', { label, links: old.length })];
}

/** The words of the links to each page, without those to a place on it. */
function labelsOf(site: Site): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { label, to } of entries(site).flatMap(({ labels = [] }) => labels)) {
    const address = readAddress(to);
    if (address.kind !== 'page' || address.anchor !== undefined) continue;
    const labels = found.get(address.path);
    if (labels) labels.push(label);
    else found.set(address.path, [label]);
  }
  return found;
}

/** Words as an address has them: `it-and-software` for `IT & Software`. */
function inAddress(words: string): string {
  return slug(words.replaceAll('&', ' and '));
}
