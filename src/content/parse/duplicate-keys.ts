import { parseTree, type Edit, type Node } from 'jsonc-parser';
import { problemAt } from '../problems/create-problem';
import type { ProblemDetails } from '../problems/catalogue';
import type { Problem } from '../problems/problem';
import { lineAt } from '../places/lines';
import { originOf } from '../places/origin';
import { step } from '../places/pointer';
import type { Span } from '../places/span';
import type { WrittenDocument } from '../places/written-document';
import { tokensOf } from './tokens';

type Text = Pick<WrittenDocument, 'path' | 'text' | 'readAs'>;

/** What is doubled in a document. */
export interface Duplicates {
  problems: Problem[];
  /** Pointers of values of which it is not certain what they should be. */
  ambiguous: string[];
}

/** A problem for every property that stands in its object for a second time. */
export function duplicateKeys(document: Text): Duplicates {
  const found: Duplicates = { problems: [], ambiguous: [] };
  const root = parseTree(document.readAs?.text ?? document.text);
  if (root) collect(document, root, '', found);
  return found;
}

function collect(document: Text, node: Node, pointer: string, found: Duplicates): void {
  const children = node.children ?? [];
  if (node.type === 'array')
    for (const [at, child] of children.entries()) collect(document, child, step(pointer, at), found);
  if (node.type !== 'object') return;
  const isEntry = node.parent?.type === 'array';
  note(document, { all: children.flatMap(writtenProperty), isEntry }, pointer, found);
  for (const property of children) {
    const [key, value] = property.children ?? [];
    if (key && value) collect(document, value, step(pointer, String(key.value)), found);
  }
}

function writtenProperty(property: Node): WrittenProperty[] {
  const [key] = property.children ?? [];
  const { offset, length } = key ?? property;
  return key ? [{ name: String(key.value), offset, length, end: property.offset + property.length }] : [];
}

/** The properties of an object, and whether it is an entry of a list. */
interface WrittenObject {
  all: WrittenProperty[];
  isEntry: boolean;
}

/** Where the first property of an object comes again, or several do, a second entry begins: that is one problem, not one a property. */
function note(document: Text, { all, isEntry }: WrittenObject, pointer: string, found: Duplicates): void {
  const text = document.readAs?.text ?? document.text;
  const runs = runsOf(text, all);
  const [again] = runs;
  const isFirst = again !== undefined && [all[0]?.name, 'type'].includes(again.names[0]);
  const others = runs.filter(({ isSame }) => !isSame);
  const isNewEntry = pointer !== '' && (isFirst ? others.length > 0 : others.length > 1);
  for (const run of isNewEntry ? runs.slice(0, 1) : runs) {
    const { names, isSame } = run;
    const own = step(pointer, names[0] ?? '');
    const problem = doubledProblem(document, own, run, {
      isNewEntry: isNewEntry && isEntry,
      isCut: isNewEntry && isEntry && !isFirst,
    });
    const isMended = isSame && !isNewEntry && !document.readAs;
    found.problems.push({ ...problem, ...(isMended && { fix: [withoutDoubled(text, run)] }) });
    if (isNewEntry || !isSame) found.ambiguous.push(isNewEntry ? pointer : own);
  }
}

function doubledProblem(
  document: Text,
  pointer: string,
  run: Run,
  entry: { isNewEntry: boolean; isCut: boolean },
): Problem {
  const text = document.readAs?.text ?? document.text;
  const lineOf = (offset: number): number =>
    lineAt(document.text, written(document, { offset, length: 0 }).offset);
  const details = { ...doubledDetails(text, run, lineOf), ...entry };
  return problemAt(document, written(document, run.mark), pointer, 'duplicate-key', details);
}

/** What is doubled; what follows each other with the values that it had before is one. */
function runsOf(text: string, all: WrittenProperty[]): Run[] {
  const first = new Map<string, WrittenProperty>();
  const runs: Run[] = [];
  for (const [at, later] of all.entries()) {
    const twin = first.get(later.name);
    if (!twin) first.set(later.name, later);
    if (!twin) continue;
    const one = { ...doubledIn(text, twin, later), mark: later, at };
    const last = runs.at(-1);
    if (last && last.isSame && one.isSame && last.at === at - 1) runs.splice(-1, 1, joined(last, one));
    else runs.push(one);
  }
  return runs;
}

interface Run extends Doubled {
  /** The name that is marked. */
  mark: Span;
  /** Which one the last of it is in its object. */
  at: number;
}

function joined(run: Run, { names, first, later, at }: Run): Run {
  const upTo = (from: Span, to: Span): Span => ({ ...from, length: to.offset + to.length - from.offset });
  return {
    ...run,
    names: [...run.names, ...names],
    first: upTo(run.first, first),
    later: upTo(run.later, later),
    at,
  };
}

function written({ readAs }: Text, node: Span): Span {
  return readAs ? originOf(readAs.rewriting, node) : node;
}

/** A property as it is written: its name, the place of that, and where its value ends. */
interface WrittenProperty extends Span {
  name: string;
  end: number;
}

/** Properties that follow each other and stand in their object already, and those that they repeat. */
interface Doubled {
  names: readonly string[];
  first: Span;
  later: Span;
  isSame: boolean;
}

/** The property with the one that it repeats. */
function doubledIn(text: string, first: WrittenProperty, later: WrittenProperty): Doubled {
  const isSame = plainValue(text, first) === plainValue(text, later);
  return { names: [later.name], first: wholeOf(first), later: wholeOf(later), isSame };
}

function wholeOf({ offset, end }: WrittenProperty): Span {
  return { offset, length: end - offset };
}

/** A value without the space between its signs. */
function plainValue(text: string, { offset, length, end }: WrittenProperty): string {
  const value = text.slice(offset + length, end);
  return tokensOf(value)
    .map((one) => value.slice(one.offset, one.offset + one.length))
    .join(' ');
}

/** The later ones away, so that one comma is left between what stands around them, and none before a bracket. */
function withoutDoubled(text: string, { later }: Doubled): Edit {
  const { length: offset } = text.slice(0, later.offset).replace(/[\s,]+$/, '');
  const end = later.offset + later.length;
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  const isFollowed = /^\s*[^\s}]/.test(text.slice(end + comma));
  return { offset, length: end + comma - offset, content: isFollowed ? ',' : '' };
}

/** What is said of a doubled property; `lineOf` is the line of an offset. */
function doubledDetails(
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
