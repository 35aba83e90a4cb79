import { findingIn, type Finding } from '../problems/finding';
import type { PageEntry } from '../site/site';
import { textOf } from '../validate/annotation';
import { isExample } from './duplicate-texts';
import type { Rule } from './rule';

export const copiedMessages: Rule = {
  about:
    'No message to the chat that a page begins for its visitors is about another page, from which it was copied.',
  codes: ['copied-message'],
  check: ({ pages }) => {
    const owners = new Map<string, PageEntry>();
    const all = pages.filter((page) => !isExample(page)).flatMap(messagesOf);
    for (const { page, text } of all) if (names(text, page)) owners.set(text, page);
    return all.flatMap(({ page, pointer, text }): Finding[] => {
      const owner = owners.get(text);
      if (!owner || owner === page || names(text, page)) return [];
      return [
        findingIn(page.document, pointer, 'value', 'copied-message', {
          other: owner.document.path,
          title: owner.title,
        }),
      ];
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

function names(text: string, { title }: PageEntry): boolean {
  const words = title.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  return words.some((word) => text.toLowerCase().includes(word.slice(0, stem)));
}
