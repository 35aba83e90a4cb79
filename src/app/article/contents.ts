import { anchor } from '../../lib/slug';
import type { PageData } from '../../model/page-data';

/** A heading of an article, and the id by which an address leads to it. */
export interface ContentsEntry {
  id: string;
  heading: string;
}

/** Takes an article's blocks and gives them with an id for each that has a heading and none yet; of two that would have the same, the first. */
export function withAnchors(blocks: PageData['blocks']): PageData['blocks'] {
  const taken = new Set(blocks.flatMap(({ id }) => id ?? []));
  return blocks.map((block) => {
    const id = block.id ?? anchor(headingOf(block) ?? '');
    if (block.id !== undefined || id === '' || taken.has(id)) return block;
    taken.add(id);
    return { ...block, id };
  });
}

/** Takes blocks that have their ids and gives the entries of a list to jump by, in their order. */
export function contentsOf(blocks: PageData['blocks']): ContentsEntry[] {
  return blocks.flatMap((block) => {
    const heading = headingOf(block);
    return heading === undefined || block.id === undefined ? [] : [{ id: block.id, heading }];
  });
}

function headingOf(block: PageData['blocks'][number]): string | undefined {
  return 'heading' in block ? block.heading : undefined;
}
