import type { Edit } from 'jsonc-parser';
import type { Span } from '../../places/span';
import type { FoundFault } from '../syntax-fault';

/** The place of a fault in the text that is read. */
export type Place = NonNullable<FoundFault['at']>;

/** How a text can be read on behind a fault. */
export interface Repair {
  edits: Edit[];
  /**
   * `fix`: this is what the author meant, beyond doubt. `skip`: the rest is what the author meant, but what is passed
   * over has to be looked at by a person. `guess`: of the value nothing more can be told.
   */
  kind: 'fix' | 'skip' | 'guess';
}

/** Another text in the place of a stretch. */
export function replaced({ offset, length }: Span, content: string): Edit {
  return { offset, length, content };
}

/** A text behind a stretch. */
export function appended({ offset, length }: Span, content: string): Edit {
  return { offset: offset + length, length: 0, content };
}

/** A repair that may be written into the file. */
export function fix(...edits: Edit[]): Repair {
  return { edits, kind: 'fix' };
}

/** A repair that passes over something. */
export function skip(...edits: Edit[]): Repair {
  return { edits, kind: 'skip' };
}

/** A repair by a value that is made up. */
export function guess(...edits: Edit[]): Repair {
  return { edits, kind: 'guess' };
}
