import type { Json } from '../../model/json';
import { findingIn, type Finding } from '../problems/finding';
import { nearest } from '../problems/nearest';
import { step } from '../parse/pointer';
import type { PageEntry, SharedList } from '../site';
import type { Use } from '../validate/use';

/** A list of a page that comes from a collection. */
export interface ListUse {
  use: Use;
  collection: SharedList;
  /** How many entries are taken. */
  length: number;
}

interface Reference {
  from: string;
  first?: number;
}

/** The lists of a page that name a collection which exists and fits, and findings for the others. */
export function listsOf(
  page: PageEntry,
  collections: readonly SharedList[],
  /** Names of all collection files, readable or not. */
  names: readonly string[],
): { lists: ListUse[]; findings: Finding[] } {
  const references = page.uses.filter((use) => use.kind === 'list' && isReference(use.value));
  const found = references.map((use) => listAt(page, use, collections, names));
  return {
    lists: found.flatMap(({ list }) => list ?? []),
    findings: found.flatMap(({ finding }) => finding ?? []),
  };
}

function isReference(value: Json | undefined): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['from'] === 'string'
  );
}

function listAt(
  page: PageEntry,
  use: Use,
  collections: readonly SharedList[],
  names: readonly string[],
): { list?: ListUse; finding?: Finding } {
  const { from: name, first } = use.value as unknown as Reference;
  const place = step(use.pointer, 'from');
  if (!names.includes(name)) {
    const unread = names.filter((other) => !collections.some((collection) => collection.name === other));
    if (nearest(name, unread) !== undefined) return {};
    const near = nearest(name, names);
    const details = { name, known: [...names], ...(near !== undefined && { near }) };
    return { finding: findingIn(page.document, place, 'value', 'unknown-collection', details) };
  }
  const collection = collections.find((other) => other.name === name);
  if (!collection) return {};
  if (collection.listOf === use.listOf) return taken(page, use, collection, first);
  const fitting = collections.filter((other) => other.listOf === use.listOf).map((other) => other.name);
  const details = { name, holds: collection.listOf, wanted: use.listOf ?? '', fitting };
  return { finding: findingIn(page.document, place, 'value', 'wrong-collection', details) };
}

/** So many entries of a list, or the problem that it has fewer. */
function taken(
  page: PageEntry,
  use: Use,
  collection: SharedList,
  first = collection.value.length,
): { list?: ListUse; finding?: Finding } {
  const { name, value, isWhole = true } = collection;
  const length = Math.min(first, value.length);
  if (first === length || !isWhole) return { list: { use, collection, length } };
  const details = { name, wanted: first, length: value.length };
  return {
    finding: findingIn(page.document, step(use.pointer, 'first'), 'value', 'too-few-entries', details),
  };
}
