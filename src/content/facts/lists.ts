import { articleListName } from '../source/document-kind';
import type { Json } from '../../model/json';
import { step, steps } from '../places/pointer';
import { findingIn, type Finding } from '../problems/finding';
import { nearest } from '../problems/nearest';
import { isObject } from '../resolve/surroundings';
import type { Annotation } from '../validate/annotation';
import { isNamed } from './options';
import type { Entry, SharedList } from './site';

/** A list of a page or a form that comes from a collection. */
export interface ListReference {
  annotation: Annotation;
  collection: SharedList;
  /** How many entries are taken. */
  length: number;
}

interface Reference {
  from: string;
  first?: number;
}

/** The places of the blocks of a page that are left out, because the shared list that they show has no entries yet. */
export function emptyBlocks(lists: readonly { pointer: string; length: number }[]): Set<number> {
  return new Set(lists.flatMap(({ pointer, length }) => (length === 0 ? Number(steps(pointer)[1]) : [])));
}

/** What a page or a form takes from shared lists, and findings for what it cannot take. */
export interface TakenLists {
  lists: ListReference[];
  findings: Finding[];
}

/** The lists of a site, and the names of all that there should be, readable or not. */
export interface SharedLists {
  lists: readonly SharedList[];
  names: readonly string[];
}

/** The lists of a page or a form that name a collection which exists and fits, and findings for the others. */
export function listsOf(page: Entry, shared: SharedLists): TakenLists {
  const found = page.annotations.flatMap((annotation) => {
    const reference = annotation.kind === 'list' ? referenceIn(annotation.value) : undefined;
    return reference ? [listAt(page, annotation, reference, shared)] : [];
  });
  return {
    lists: found.flatMap(({ list }) => list ?? []),
    findings: found.flatMap(({ finding }) => finding ?? []),
  };
}

function referenceIn(value: Json | undefined): Reference | undefined {
  if (!isObject(value)) return undefined;
  const { from, first } = value;
  return typeof from === 'string' ? { from, ...(typeof first === 'number' && { first }) } : undefined;
}

function listAt(
  page: Entry,
  annotation: Annotation,
  { from: name, first }: Reference,
  { lists: collections, names }: SharedLists,
): { list?: ListReference; finding?: Finding } {
  const place = step(annotation.pointer, 'from');
  if (!names.includes(name)) {
    const unread = names.filter((other) => !collections.some((collection) => collection.name === other));
    if (nearest(name, unread) !== undefined) return {};
    const near = nearest(name, names);
    const details = {
      name,
      wanted: annotation.listOf ?? '',
      known: [...names],
      ...(near !== undefined && { near }),
    };
    return { finding: findingIn(page.document, place, 'value', 'unknown-collection', details) };
  }
  const collection = collections.find((other) => other.name === name);
  if (!collection) return {};
  if (fits(collection, annotation)) return taken(page, annotation, collection, first);
  const fitting = collections.filter((other) => fits(other, annotation)).map((other) => other.name);
  const details = { name, holds: collection.listOf, wanted: annotation.listOf ?? '', fitting };
  return { finding: findingIn(page.document, place, 'value', 'wrong-collection', details) };
}

/** What can be chosen is whatever has a name. */
function fits({ listOf, value }: SharedList, wanted: Annotation): boolean {
  return wanted.listOf === 'formOption' ? value.every(isNamed) : listOf === wanted.listOf;
}

/**
 * So many entries of a list, or the problem that it has fewer. A list without entries is one that begins: its blocks are
 * left out. Of articles there are more later.
 */
function taken(
  page: Entry,
  annotation: Annotation,
  collection: SharedList,
  first = collection.value.length,
): { list?: ListReference; finding?: Finding } {
  const { name, value } = collection;
  const length = Math.min(first, value.length);
  const isEnough = first === length || length === 0 || name === articleListName;
  if (isEnough) return { list: { annotation, collection, length } };
  const details = { name, wanted: first, length: value.length };
  return {
    finding: findingIn(page.document, step(annotation.pointer, 'first'), 'value', 'too-few-entries', details),
  };
}
