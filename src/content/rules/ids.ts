import { findingIn, type Finding } from '../problems/finding';
import { entries, type Entry, type PageEntry, type Site } from '../site/site';
import { isInRepeated } from '../site/repeated-blocks';
import { textOf } from '../validate/annotation';
import { mislabelled } from './labels';
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

function repeatedBlocks({ document, repeated = [] }: PageEntry): Finding[] {
  return repeated.map(({ at, amount, first }) =>
    findingIn(document, `/blocks/${at}`, 'opening', 'repeated-block', (lineOf) => ({
      amount,
      firstLine: lineOf(`/blocks/${first}`),
      areLines: lineOf(`/blocks/${at - 1}`, 'end') < lineOf(`/blocks/${at}`),
      from: lineOf(`/blocks/${at}`),
      to: lineOf(`/blocks/${at + amount - 1}`, 'end'),
    })),
  );
}

function duplicateIds({ document, annotations, repeated }: PageEntry, kind: 'id' | 'once'): Finding[] {
  const first = new Map<string, string>();
  return annotations.flatMap((annotation) => {
    if (isInRepeated(annotation.pointer, repeated)) return [];
    const id = annotation.kind === kind ? textOf(annotation) : undefined;
    if (id === undefined) return [];
    const earlier = first.get(id);
    first.set(id, earlier ?? annotation.pointer);
    if (earlier === undefined) return [];
    return [
      findingIn(
        document,
        annotation.pointer,
        'value',
        kind === 'id' ? 'duplicate-id' : 'second-form',
        (lineOf) => ({
          id,
          firstLine: lineOf(earlier),
        }),
      ),
    ];
  });
}

/** What is the same in two entries of one list, though it tells an entry from all others. One that leads elsewhere than its words say is no twin. */
function duplicateEntries(site: Site): Finding[] {
  const all = entries(site).filter(({ twins = [] }) => twins.length > 0);
  const isMislabelled = all.length === 0 ? () => false : mislabelled(site);
  return all.flatMap(({ document, twins = [] }) =>
    twins
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
