import { slug } from '../../../lib/slug';
import { pointerAbove } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isTwoSlipsAway } from '../../problems/nearest';
import { readAddress } from '../../resolve/address';
import { aliasesOf } from '../../facts/addresses';
import { noted } from '../../facts/open-document';
import { entries, type Entry, type PageEntry, type Site } from '../../facts/site';
import { grouped } from '../grouped';
import { compared, pagesByTitle } from '../search/page-titles';
import type { Rule } from '../rule';
import { labelsNote, type LabelledLink } from './labelled-links';

/** A labelled link, with the document in which it stands. */
type PlacedLink = LabelledLink & { document: Entry['document'] };

function labelledLinks(site: Site): PlacedLink[] {
  return entries(site).flatMap((entry) =>
    (noted(entry, labelsNote) ?? []).map((link) => ({ ...link, document: entry.document })),
  );
}

/** The address of the page to which a link leads; undefined for a place on a page, which has words of its own. */
function routeOf({ to }: LabelledLink): string | undefined {
  const address = readAddress(to);
  return address.kind === 'page' && address.anchor === undefined ? address.path : undefined;
}

export const labels: Rule = {
  about:
    'The words of a link are words, name no other page, number or site than it leads to, and misspell no title (WCAG 2.2, 2.4.4).',
  codes: ['address-as-words', 'near-title', 'wrong-label'],
  notes: [labelsNote],
  check: (site) => {
    const named = pagesByTitle(site);
    const routes = new Map(site.pages.map((page) => [page.route, page]));
    return labelledLinks(site).flatMap((link): Finding[] => {
      const { document, pointer, label, to, other } = link;
      if (link.isAddress) {
        const place = `${pointerAbove(pointer)}/label`;
        return [findingIn(document, place, 'value', 'address-as-words', { label })];
      }
      if (other) return [findingIn(document, pointer, { words: to }, 'wrong-label', { label, to, other })];
      const target = routes.get(routeOf(link) ?? '');
      const alike = named.get(compared(label)) ?? [];
      if (!target || alike.some(({ route }) => route === target.route)) return [];
      const { title } = target;
      const page = alike[0]?.route ?? listNamed(label, target, routes);
      if (page !== undefined)
        return [findingIn(document, pointer, { words: to }, 'wrong-label', { label, to, page, title })];
      return isSlipOf(label, title)
        ? [findingIn(document, pointer, { words: to }, 'near-title', { label, title })]
        : [];
    });
  },
};

/** The address that is the plural with which a label ends, like `/faqs` for `Read the FAQs`, where the link leads to nothing of that name. */
function listNamed(
  label: string,
  { route, title }: PageEntry,
  routes: ReadonlyMap<string, PageEntry>,
): string | undefined {
  const word = /\p{L}{2,}[^s\P{L}]s(?=\W*$)/iu.exec(label)?.[0].toLowerCase() ?? '';
  return compared(route + title).includes(word.slice(0, -1)) ? undefined : routes.get(`/${word}`)?.route;
}

/** Letters of a word of which one may be another without it being another word. */
const least = 5;

/** Whether one word of two texts is mistyped. With another ending it is another form: `Industries` for `Industry`. */
function isSlipOf(label: string, title: string): boolean {
  const words = label.toLowerCase().trim().split(/\s+/);
  const wanted = title.toLowerCase().trim().split(/\s+/);
  const [at, ...others] = wanted.flatMap((word, place) => (word === words[place] ? [] : [place]));
  const [word = '', meant = ''] = [words[at ?? -1], wanted[at ?? -1]];
  if (words.length !== wanted.length || others.length > 0 || meant.length < least) return false;
  const isOtherForm = word.startsWith(meant.slice(0, -1)) || meant.startsWith(word.slice(0, -1));
  return !isOtherForm && isTwoSlipsAway(word, meant);
}

/** So many links that say the same were not worded by chance. */
const many = 2;

export const oldTitles: Rule = {
  about: 'A page with a new title has it in the menu and on its card too.',
  codes: ['old-title'],
  notes: [labelsNote],
  check: (site) => {
    const links = [...grouped(labelledLinks(site), wordsOf).values()].flatMap(([link]) => link ?? []);
    const byRoute = grouped(links, routeOf);
    return site.pages.flatMap((page) => oldTitle(page, byRoute.get(page.route) ?? []));
  },
};

/** What is the same for a card and its button, which have one title; a link in a text has words of its own. */
function wordsOf(link: PlacedLink): unknown {
  return link.at === undefined ? link : `${link.document.path} ${link.at} ${link.to}`;
}

/** Links that say what the address of their page says, where its title is another one; and names in menus and on cards that an old address says. */
function oldTitle(page: PageEntry, links: readonly PlacedLink[]): Finding[] {
  const { document, route, title } = page;
  const saying = (name: string): PlacedLink[] =>
    name.includes('-') && !inAddress(title).includes(name)
      ? links.filter(({ label }) => inAddress(label) === name)
      : [];
  const own = saying(lastOf(route));
  const [first] = own;
  if (first && own.length >= many)
    return [
      findingIn(document, '/title', 'value', 'old-title', { label: first.label, links: own.length, title }),
    ];
  const old = [...new Set(aliasesOf(page).map((alias) => lastOf(alias.route)))].flatMap(saying);
  return old.flatMap(({ document: other, at, label }) =>
    // A button often says what one does there.
    at === undefined || /\/actions?(?:\/\d+)?\/label$/.test(at) || lastOf(route) === inAddress(label)
      ? []
      : [findingIn(other, at, 'value', 'old-title', { label, title })],
  );
}

function lastOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** Words as an address has them: `it-and-software` for `IT & Software`. */
function inAddress(words: string): string {
  return slug(words.replaceAll('&', ' and '));
}
