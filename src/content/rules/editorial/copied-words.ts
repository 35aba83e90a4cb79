import type { Json } from '../../../model/json';
import { step } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { noted, type Note } from '../../facts/open-document';
import { isExamplePage } from '../../facts/samples';
import type { PageEntry, Site } from '../../facts/site';
import { isObject } from '../../resolve/surroundings';
import { textOf } from '../../validate/annotation';
import { grouped } from '../grouped';
import type { Rule } from '../rule';
import { copiesOf, duplicateTexts } from '../search/duplicate-texts';

/** The first long text of a block, and its place. */
interface FirstWords {
  pointer: string;
  text: string;
}

/** So many blocks of a page are looked at. */
const most = 8;

/** The first long text of each of a page's first blocks; what a copy has from the page that it was made of. */
const beginningsNote: Note<FirstWords[]> = {
  name: 'beginnings',
  of: ({ kind, value }) => {
    const blocks = kind.kind === 'page' && isObject(value) ? value['blocks'] : undefined;
    if (!Array.isArray(blocks)) return [];
    return blocks.slice(0, most).flatMap((block, at) => firstIn(block, `/blocks/${at}`) ?? []);
  },
};

/** Letters that nobody writes twice on purpose. */
const long = 80;

/** What no visitor sees, or sees of a picture. */
const unread: ReadonlySet<string> = new Set(['alt', 'src', 'to']);

function firstIn(value: Json, pointer: string): FirstWords | undefined {
  if (typeof value === 'string') return value.length < long ? undefined : { pointer, text: value };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unread.has(key) ? undefined : firstIn(part, step(pointer, key));
    if (found) return found;
  }
  return undefined;
}

/** So many blocks of another page are no chance. */
const least = 3;

export const copiedWords: Rule = {
  about: 'No page says what another one says, unless it is marked as an example.',
  codes: ['copied-words'],
  isEditorial: true,
  notes: [beginningsNote],
  check: (site) => {
    const pages = site.pages.filter((page) => !isExamplePage(page));
    const all = pages.flatMap((page) =>
      (noted(page, beginningsNote) ?? []).map((words) => ({ page, ...words })),
    );
    const same = duplicateTexts(site, all);
    if (same.length === 0) return [];
    const copies = copiesOf(site);
    const groups = grouped(
      same.filter(({ page }) => !copies.has(page)),
      ({ page }) => page,
    );
    return [...groups].flatMap(([page, found]): Finding[] => {
      const [first] = noted(page, beginningsNote) ?? [];
      const whole = found.find(({ pointer }) => pointer === first?.pointer);
      const parts = [...grouped(found, ({ other }) => other).values()].find(({ length }) => length >= least);
      const one = whole ?? parts?.[0];
      return one
        ? [findingIn(page.document, one.pointer, 'value', 'copied-words', { other: one.other.document.path })]
        : [];
    });
  },
};

export const copiedMessages: Rule = {
  about:
    'No message to the chat that a page begins for its visitors is about another page, from which it was copied.',
  codes: ['copied-message'],
  isEditorial: true,
  check: ({ pages }) => {
    const messages = pages.filter((page) => !isExamplePage(page)).flatMap(messagesOf);
    const users = grouped(messages, ({ text }) => text);
    const all = messages.filter(({ text }) => !isCommon(users.get(text)));
    if (all.length < 2) return [];
    const own = ownStems(pages);
    const isAbout = (text: string, page: PageEntry): boolean =>
      own.get(page)?.some((word) => text.toLowerCase().includes(word)) === true;
    const owners = new Map(
      all.flatMap(({ page, text }) => (isAbout(text, page) ? [[text, page] as const] : [])),
    );
    return all.flatMap(({ page, pointer, text }) => {
      const owner = owners.get(text);
      if (!owner || owner === page || isAbout(text, page)) return [];
      const details = { other: owner.document.path, title: owner.title };
      return [findingIn(page.document, pointer, 'value', 'copied-message', details)];
    });
  },
};

/** Pages that have a message which is everybody's: a site's own greeting. */
const everybody = 3;

function isCommon(users: readonly { page: PageEntry }[] = []): boolean {
  return new Set(users.map(({ page }) => page)).size >= everybody;
}

function messagesOf(page: PageEntry): { page: PageEntry; pointer: string; text: string }[] {
  return page.annotations.flatMap((annotation) => {
    const text = annotation.kind === 'link' ? (textOf(annotation)?.trim() ?? '') : '';
    return /^whatsapp:./i.test(text) ? [{ page, pointer: annotation.pointer, text }] : [];
  });
}

/** The words of each page's title, as they begin, that no other page has in its own: `training` says nothing where three pages are called so. */
function ownStems(pages: Site['pages']): Map<PageEntry, string[]> {
  const stems = new Map(pages.map((page) => [page, stemsOf(page.title)]));
  const times = grouped([...stems.values()].flat(), (word) => word);
  return new Map(
    [...stems].map(([page, words]) => [page, words.filter((one) => times.get(one)?.length === 1)]),
  );
}

/** Letters of a word of a title that say what it is about, also in another form: `hospital` for `Hospitals`. */
const stem = 6;

function stemsOf(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, stem)))];
}
