import type { JsonObject } from '../../model/json';
import { isObject } from '../resolve/surroundings';

/** A block's heading that an earlier block of the page has too; both places from 0. */
export interface RepeatedHeading {
  at: number;
  first: number;
}

/** The headings of a page's blocks that stand there twice, whatever the case of their letters. */
export function repeatedHeadings({ blocks }: JsonObject): RepeatedHeading[] {
  const known = new Map<string, number>();
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) => {
    const heading = isObject(block) && typeof block['heading'] === 'string' ? keyOf(block['heading']) : '';
    if (heading === '') return [];
    const first = known.get(heading);
    known.set(heading, first ?? at);
    return first === undefined ? [] : [{ at, first }];
  });
}

function keyOf(heading: string): string {
  return heading.trim().replace(/\s+/g, ' ').toLowerCase();
}
