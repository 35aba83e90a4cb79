import type { Edit } from 'jsonc-parser';
import { lineAt } from '../places/lines';
import type { Span } from '../places/span';
import type { ProblemDetails } from '../problems/catalogue';
import { before } from './cut-part';
import { tokens } from './tokens';

/** A property as it is written: its name, the place of that, and where its value ends. */
export interface WrittenProperty extends Span {
  name: string;
  end: number;
}

/** Properties that follow each other and stand in their object already, and those that they repeat. */
export interface Doubled {
  names: readonly string[];
  first: Span;
  later: Span;
  isSame: boolean;
}

/** The property with the one that it repeats. */
export function doubledIn(text: string, first: WrittenProperty, later: WrittenProperty): Doubled {
  const isSame = plainValue(text, first) === plainValue(text, later);
  return { names: [later.name], first: wholeOf(first), later: wholeOf(later), isSame };
}

function wholeOf({ offset, end }: WrittenProperty): Span {
  return { offset, length: end - offset };
}

/** A value without the space between its signs. */
function plainValue(text: string, { offset, length, end }: WrittenProperty): string {
  const written = text.slice(offset + length, end);
  return [...tokens(written)].map((one) => written.slice(one.offset, one.offset + one.length)).join(' ');
}

/** The later ones away, so that one comma is left between what stands around them, and none before a bracket. */
export function withoutDoubled(text: string, { later }: Doubled): Edit {
  const { length: offset } = before(text, later.offset);
  const end = later.offset + later.length;
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  const isFollowed = /^\s*[^\s}]/.test(text.slice(end + comma));
  return { offset, length: end + comma - offset, content: isFollowed ? ',' : '' };
}

/** What is said of a doubled property; `lineOf` is the line of an offset. */
export function doubledDetails(
  text: string,
  found: Doubled,
  lineOf = (offset: number): number => lineAt(text, offset),
): ProblemDetails<'duplicate-key'> {
  const { names, first, later, isSame } = found;
  const { offset, content } = withoutDoubled(text, found);
  const hasComma = text.slice(offset, later.offset).includes(',');
  return {
    key: names[0] ?? '',
    more: names.length - 1,
    firstLine: lineOf(first.offset),
    firstEnd: lineOf(first.offset + first.length - 1),
    from: lineOf(later.offset),
    to: lineOf(later.offset + later.length - 1),
    isNewEntry: false,
    isSame,
    areLines: fillsLines(text, first) && fillsLines(text, later),
    ...(hasComma !== (content === ',') && { comma: lineOf(offset - 1), hasComma }),
  };
}

function fillsLines(text: string, { offset, length }: Span): boolean {
  const isFirst = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
  return isFirst && /^[^\S\n]*,?[^\S\n]*(?:\n|$)/.test(text.slice(offset + length));
}
