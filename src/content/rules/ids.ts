import { findingIn, type Finding, type LineOf } from '../problems/finding';
import type { CopiedId } from '../problems/repeated-words';
import { entries, type Entry, type PageEntry, type Site } from '../site/site';
import { isInRepeated } from '../site/repeated-blocks';
import { textOf } from '../validate/annotation';
import { mislabelled } from './labels';
import { idsOf } from './missing-anchors';
import type { Rule } from './rule';

export const ids: Rule = {
  about:
    'A block, a long paragraph and an id stand once on a page, and so does what can be there only once, like a form of one kind; a video, a question, a testimonial and an entry of a menu stand once in a list.',
  codes: ['duplicate-entry', 'duplicate-id', 'repeated-block', 'repeated-paragraph', 'second-form'],
  check: (site) => [
    ...site.pages.flatMap((page) => [
      ...repeatedBlocks(page),
      ...duplicateIds(page, 'id'),
      ...duplicateIds(page, 'once'),
    ]),
    ...duplicateEntries(site),
    ...entries(site).flatMap(repeatedParagraphs),
  ],
};

function repeatedBlocks(page: PageEntry): Finding[] {
  const { document, repeated = [] } = page;
  return repeated.map(({ at, amount, first, changed = [] }) => {
    const inside = Array.from({ length: amount }, (_, place) => at + place);
    return findingIn(document, `/blocks/${at}`, 'opening', 'repeated-block', (lineOf) => ({
      amount,
      firstLine: lineOf(`/blocks/${first}`),
      areLines: lineOf(`/blocks/${at - 1}`, 'end') < lineOf(`/blocks/${at}`),
      from: lineOf(`/blocks/${at}`),
      to: lineOf(`/blocks/${at + amount - 1}`, 'end'),
      ids: idsAt(page, inside, lineOf),
      changed: idsAt(page, changed, lineOf),
    }));
  });
}

/** The ids of blocks that were copied and did not get new ones, each with its line and one that is free. */
function idsAt(page: PageEntry, places: readonly number[], lineOf: LineOf): CopiedId[] {
  const used = idsOf(page);
  return places.flatMap((place) => {
    const pointer = `/blocks/${place}/id`;
    const id = page.annotations.find((one) => one.kind === 'id' && one.pointer === pointer);
    const name = id && textOf(id);
    return name === undefined || used.indexOf(name) === used.lastIndexOf(name)
      ? []
      : [{ id: name, free: freeId(name, used), line: lineOf(pointer) }];
  });
}

/** `fees-2` for `fees`, or the next number that no block has. */
function freeId(id: string, used: readonly string[]): string {
  let number = 2;
  while (used.includes(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

function duplicateIds(page: PageEntry, kind: 'id' | 'once'): Finding[] {
  const { document, annotations, repeated } = page;
  const first = new Map<string, string>();
  return annotations.flatMap((annotation) => {
    const { pointer } = annotation;
    if (isInRepeated(pointer, repeated)) return [];
    const id = annotation.kind === kind ? textOf(annotation) : undefined;
    if (id === undefined) return [];
    const earlier = first.get(id);
    first.set(id, earlier ?? pointer);
    if (earlier === undefined) return [];
    return kind === 'id'
      ? findingIn(document, pointer, 'value', 'duplicate-id', (lineOf) => ({
          id,
          free: freeId(id, idsOf(page)),
          firstLine: lineOf(earlier),
        }))
      : findingIn(document, pointer, 'value', 'second-form', (lineOf) => ({
          id,
          firstLine: lineOf(earlier),
        }));
  });
}

/** What is the same in two entries of one list, though it tells an entry from all others. One that leads elsewhere than its words say is no twin. */
function duplicateEntries(site: Site): Finding[] {
  const all = entries(site).filter(({ twins = [] }) => twins.length > 0);
  const isMislabelled = all.length === 0 ? () => false : mislabelled(site);
  return all.flatMap(({ document, twins = [], repeated }: Entry & Partial<PageEntry>) =>
    twins
      .filter(({ pointer }) => !isInRepeated(pointer, repeated))
      .filter((twin) => ![twin.pointer, twin.earlier].some((one) => isMislabelled(document, one)))
      .map(({ pointer, earlier, id }) =>
        findingIn(document, pointer, 'value', 'duplicate-entry', (lineOf) => ({
          id,
          firstLine: lineOf(earlier),
        })),
      ),
  );
}

/** In what is told of as a block or an entry that stands twice, the paragraphs come along. */
function repeatedParagraphs(entry: Entry & Pick<Partial<PageEntry>, 'repeated'>): Finding[] {
  const { document, paragraphs = [], repeated, twins = [] } = entry;
  const entriesTold = twins.map(({ pointer }) => pointer.replace(/\/[^/]*$/, '/'));
  return paragraphs
    .filter(({ pointer }) => !isInRepeated(pointer, repeated))
    .filter(({ pointer }) => !entriesTold.some((told) => pointer.startsWith(told)))
    .map(({ pointer, earlier, amount }) =>
      findingIn(document, pointer, 'value', 'repeated-paragraph', (lineOf) => ({
        firstLine: lineOf(earlier),
        amount,
      })),
    );
}
