import { findingIn, type Finding, type LineOf } from '../../problems/finding';
import type { CopiedId } from '../../problems/repeated-words';
import { noted, type Note, type OpenDocument } from '../../facts/open-document';
import { entries, type Site } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import { isInRepeated, runsOf, type RepeatedBlocks } from '../copies/repeated-blocks';
import { repeatedParagraphs } from '../copies/repeated-paragraphs';
import { naming, twinEntries, type TwinEntry } from '../copies/twin-entries';
import { mislabelled } from '../links/labels';
import { idsOf } from '../links/missing-anchors';
import type { Rule } from '../rule';

/** The entries of a document's lists that share what tells one from another, without those in a block that stands twice. */
const twinsNote: Note<TwinEntry[]> = {
  name: 'twin entries',
  of: (document) => {
    const found = twinEntries(naming(document));
    const repeated = found.length === 0 ? [] : runsOf(document);
    return found.filter(({ pointer }) => !isInRepeated(pointer, repeated));
  },
};

export const ids: Rule = {
  about:
    'A block, a long paragraph and an id stand once on a page, and so does what can be there only once, like a form of one kind; a video, a question, a testimonial and an entry of a menu stand once in a list.',
  codes: ['duplicate-entry', 'duplicate-id', 'repeated-block', 'repeated-paragraph', 'second-form'],
  inDocument: (document) => {
    const repeated = runsOf(document);
    return [
      ...repeated.map((run) => repeatedRun(document, run)),
      ...duplicateIds(document, repeated, 'id'),
      ...duplicateIds(document, repeated, 'once'),
      ...paragraphs(document, repeated),
    ];
  },
  notes: [twinsNote],
  check: duplicateEntries,
};

function repeatedRun(document: OpenDocument, { at, amount, first, changed = [] }: RepeatedBlocks): Finding {
  const inside = Array.from({ length: amount }, (_, place) => at + place);
  return findingIn(document, `/blocks/${at}`, 'opening', 'repeated-block', (lineOf) => ({
    amount,
    firstLine: lineOf(`/blocks/${first}`),
    areLines: lineOf(`/blocks/${at - 1}`, 'end') < lineOf(`/blocks/${at}`),
    from: lineOf(`/blocks/${at}`),
    to: lineOf(`/blocks/${at + amount - 1}`, 'end'),
    ids: idsAt(document, inside, lineOf),
    changed: idsAt(document, changed, lineOf),
  }));
}

/** The ids of blocks that were copied and did not get new ones, each with its line and one that is free. */
function idsAt(document: OpenDocument, places: readonly number[], lineOf: LineOf): CopiedId[] {
  const used = idsOf(document);
  return places.flatMap((place) => {
    const pointer = `/blocks/${place}/id`;
    const id = document.annotations.find((one) => one.kind === 'id' && one.pointer === pointer);
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

function duplicateIds(
  document: OpenDocument,
  repeated: readonly RepeatedBlocks[],
  kind: 'id' | 'once',
): Finding[] {
  if (document.kind.kind !== 'page') return [];
  const first = new Map<string, string>();
  return document.of(kind).flatMap((annotation) => {
    const { pointer } = annotation;
    const id = textOf(annotation);
    if (id === undefined || isInRepeated(pointer, repeated)) return [];
    const earlier = first.get(id);
    first.set(id, earlier ?? pointer);
    if (earlier === undefined) return [];
    return kind === 'id'
      ? findingIn(document, pointer, 'value', 'duplicate-id', (lineOf) => ({
          id,
          free: freeId(id, idsOf(document)),
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
  const all = entries(site).map(({ document, ...entry }) => ({
    document,
    twins: noted({ document, ...entry }, twinsNote) ?? [],
  }));
  const isMislabelled = all.some(({ twins }) => twins.length > 0) ? mislabelled(site) : () => false;
  return all.flatMap(({ document, twins }) =>
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

/** In what is reported as a block or an entry that stands twice, the paragraphs come along. */
function paragraphs(document: OpenDocument, repeated: readonly RepeatedBlocks[]): Finding[] {
  const found = repeatedParagraphs(document.of('richText'));
  const twins = found.length === 0 ? [] : twinEntries(naming(document));
  const reported = twins.map(({ pointer }) => pointer.replace(/\/[^/]*$/, '/'));
  return found
    .filter(({ pointer }) => !isInRepeated(pointer, repeated))
    .filter(({ pointer }) => !reported.some((entry) => pointer.startsWith(entry)))
    .map(({ pointer, earlier, amount }) =>
      findingIn(document, pointer, 'value', 'repeated-paragraph', (lineOf) => ({
        firstLine: lineOf(earlier),
        amount,
      })),
    );
}
