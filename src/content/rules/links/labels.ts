import { pointerAbove } from '../../places/pointer';
import type { ProblemDetails } from '../../problems/catalogue';
import { findingIn } from '../../problems/finding';
import { isTwoSlipsAway } from '../../problems/nearest';
import { readAddress } from '../../resolve/address';
import { noted } from '../../facts/open-document';
import { labelsNote, type LabelledLink } from './labelled-links';
import { entries, type PageEntry, type Site } from '../../facts/site';
import { compared, pagesByTitle } from '../search/page-titles';
import type { Rule } from '../rule';

export const labels: Rule = {
  about:
    'No link leads to another page, number or site than its words name, and none misspells the title of its page (WCAG 2.2, 2.4.4).',
  codes: ['near-title', 'wrong-label'],
  notes: [labelsNote],
  check: (site) =>
    contradictions(site).map(({ document, pointer, to, ...told }) =>
      told.code === 'near-title'
        ? findingIn(document, pointer, { words: to }, told.code, told.details)
        : findingIn(document, pointer, { words: to }, told.code, told.details),
    ),
};

/** A link that its words contradict, and how that is told. */
type Contradicted = { document: { path: string }; pointer: string; to: string } & Told;
type Told = { [Code in 'near-title' | 'wrong-label']: { code: Code; details: ProblemDetails<Code> } }[
  'near-title' | 'wrong-label'];

/** Tells whether the link at a place leads elsewhere than its words say. */
export function mislabelled(site: Site): (document: { path: string }, pointer: string) => boolean {
  const wrong = contradictions(site).filter(({ code }) => code === 'wrong-label');
  const places = new Set(wrong.map(({ document, pointer }) => `${document.path}#${pointer}`));
  return ({ path }, pointer) => places.has(`${path}#${pointer}`);
}

function contradictions(site: Site): Contradicted[] {
  const named = pagesByTitle(site);
  const routes = new Map(site.pages.map((page) => [page.route, page]));
  return entries(site).flatMap((entry) =>
    (noted(entry, labelsNote) ?? []).flatMap((link) => {
      if (link.isAddress) return [];
      const { pointer, label, to, other } = link;
      const told: Told | undefined = other
        ? { code: 'wrong-label', details: { label, to, other } }
        : toPage(link, named, routes);
      return told ? [{ document: entry.document, pointer, to, ...told }] : [];
    }),
  );
}

/** A place on a page has words of its own, and what is no page at all is told of as that. */
function toPage(
  { label, to }: LabelledLink,
  named: ReadonlyMap<string, PageEntry[]>,
  routes: ReadonlyMap<string, PageEntry>,
): Told | undefined {
  const address = readAddress(to);
  const target =
    address.kind === 'page' && address.anchor === undefined ? routes.get(address.path) : undefined;
  if (!target) return undefined;
  const { title, route } = target;
  const alike = named.get(compared(label)) ?? [];
  if (alike.some((page) => page.route === route)) return undefined;
  const page = alike[0] ?? listNamed(label, target, routes);
  if (page) return { code: 'wrong-label', details: { label, to, page: page.route, title } };
  return isSlipOf(label, title) ? { code: 'near-title', details: { label, title } } : undefined;
}

/** The page whose address is the plural that a label ends with, like `/faqs` for `Read the FAQs`, where the link leads to nothing of that name. */
function listNamed(
  label: string,
  { route, title }: PageEntry,
  routes: ReadonlyMap<string, PageEntry>,
): PageEntry | undefined {
  const word = /\p{L}{2,}[^s\P{L}]s(?=\W*$)/iu.exec(label)?.[0].toLowerCase();
  return word === undefined || compared(`${route} ${title}`).includes(word.slice(0, -1))
    ? undefined
    : routes.get(`/${word}`);
}

/** Letters of a word of which one may be another without it being another word. */
const least = 5;

/** Whether one word of two texts is mistyped. With another ending it is another form: `Industries` for `Industry`. */
function isSlipOf(label: string, title: string): boolean {
  const [words, wanted] = [label, title].map((text) => text.toLowerCase().trim().split(/\s+/)) as [
    string[],
    string[],
  ];
  const different = wanted.flatMap((word, at) =>
    word === words[at] ? [] : [[words[at] ?? '', word] as const],
  );
  const [[word, meant] = []] = different;
  if (words.length !== wanted.length || different.length !== 1 || word === undefined || meant === undefined)
    return false;
  const isOtherForm = word.startsWith(meant.slice(0, -1)) || meant.startsWith(word.slice(0, -1));
  return meant.length >= least && !isOtherForm && isTwoSlipsAway(word, meant);
}

export const labelAddresses: Rule = {
  about: 'The words of a link are words, and no address (WCAG 2.2, 2.4.4).',
  codes: ['address-as-words'],
  check: (site) =>
    entries(site).flatMap((entry) =>
      (noted(entry, labelsNote) ?? []).flatMap(({ pointer, label, to, isAddress }) =>
        isAddress
          ? findingIn(entry.document, `${pointerAbove(pointer)}/label`, 'value', 'address-as-words', {
              label,
              ...(areWords(to) && { words: to }),
            })
          : [],
      ),
    ),
};

/** Whether what stands as an address is none, but could be said to visitors. */
function areWords(to: string): boolean {
  return readAddress(to).kind === 'unreadable' && /^\p{L}/u.test(to.trim()) && !/[/:#]/.test(to);
}
