import { findingIn, type Finding } from '../../problems/finding';
import { isExamplePage } from '../../facts/samples';
import type { PageEntry } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

export const copiedMessages: Rule = {
  about:
    'No message to the chat that a page begins for its visitors is about another page, from which it was copied.',
  codes: ['copied-message'],
  check: ({ pages }) => {
    const own = ownStems(pages);
    const names = (text: string, page: PageEntry): boolean =>
      [...(own.get(page) ?? [])].some((word) => text.toLowerCase().includes(word));
    const owners = new Map<string, PageEntry>();
    const all = pages.filter((page) => !isExamplePage(page)).flatMap(messagesOf);
    for (const { page, text } of all) if (names(text, page)) owners.set(text, page);
    return all.flatMap(({ page, pointer, text }): Finding[] => {
      const owner = owners.get(text);
      if (!owner || owner === page || names(text, page)) return [];
      const details = { other: owner.document.path, title: owner.title };
      return [findingIn(page.document, pointer, 'value', 'copied-message', details)];
    });
  },
};

function messagesOf(page: PageEntry): { page: PageEntry; pointer: string; text: string }[] {
  return page.annotations.flatMap((annotation) => {
    const text = annotation.kind === 'link' ? (textOf(annotation)?.trim() ?? '') : '';
    return /^whatsapp:./i.test(text) ? [{ page, pointer: annotation.pointer, text }] : [];
  });
}

/** Letters of a word of a title that say what it is about, also in another form: `hospital` for `Hospitals`. */
const stem = 6;

/** The words of each page's title, as they begin, that no other page has in its own: `training` says nothing where three pages are called so. */
function ownStems(pages: readonly PageEntry[]): Map<PageEntry, Set<string>> {
  const stems = new Map(pages.map((page) => [page, stemsOf(page.title)]));
  const times = new Map<string, number>();
  for (const word of [...stems.values()].flatMap((words) => [...words]))
    times.set(word, (times.get(word) ?? 0) + 1);
  return new Map(
    [...stems].map(([page, words]) => [page, new Set([...words].filter((one) => times.get(one) === 1))]),
  );
}

function stemsOf(title: string): Set<string> {
  const words = title.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, stem)));
}
