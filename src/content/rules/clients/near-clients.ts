import type { Json, JsonObject } from '../../../model/json';
import { step } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { isMistyped } from '../../problems/nearest';
import { noted, type Note } from '../../facts/open-document';
import { entries, type Entry, type Site } from '../../facts/site';
import type { Rule } from '../rule';

/** The clients that a document names. */
const clientsNote: Note<Client[]> = { name: 'clients', of: ({ value }) => clientsIn(value) };

export const nearClients: Rule = {
  about: 'A client and a company are spelt in one way wherever they are named.',
  codes: ['near-client'],
  notes: [clientsNote],
  check: (site) => {
    const found = [...groupsOf(spellingsOf(site)).values()].flatMap(oddOnes);
    return [...new Map(found.map((one) => [`${one.entry.document.path} ${one.pointer}`, one])).values()].map(
      ({ entry, pointer, ...details }) =>
        findingIn(entry.document, pointer, { words: details.written }, 'near-client', details),
    );
  },
};

/** A spelling that differs a little from a more usual one. */
interface Odd {
  entry: Entry;
  pointer: string;
  written: string;
  better: string;
  /** Where the usual one stands. */
  file: string;
}

/** One way to write a client, and where it stands. */
interface Spelling {
  parts: string[];
  places: { entry: Entry; pointers: string[] }[];
}

function spellingsOf(site: Site): Spelling[] {
  const all = new Map<string, Spelling>();
  for (const entry of entries(site))
    for (const { parts, pointers } of noted(entry, clientsNote) ?? []) {
      const key = parts.join('\n');
      const known = all.get(key) ?? { parts, places: [] };
      known.places.push({ entry, pointers });
      all.set(key, known);
    }
  return [...all.values()];
}

/** Spellings of which one part lacks a letter, has another one or one more share a key: what is left of it without any one letter. */
function groupsOf(spellings: readonly Spelling[]): Map<string, Set<Spelling>> {
  const groups = new Map<string, Set<Spelling>>();
  for (const spelling of spellings)
    for (const key of keysOf(spelling.parts)) groups.set(key, (groups.get(key) ?? new Set()).add(spelling));
  return groups;
}

function keysOf(parts: readonly string[]): Set<string> {
  const keys = parts.flatMap((part, at) =>
    nearlyAll(part).map((rest) => JSON.stringify([at, ...parts.with(at, rest)])),
  );
  return new Set(keys);
}

/** A word, and what is left of it without any one of its letters. */
function nearlyAll(part: string): string[] {
  const letters = [...part];
  return [part, ...letters.map((_, gone) => letters.toSpliced(gone, 1).join(''))];
}

/** Of two spellings the rarer one is odd, of two as frequent the later one. */
function oddOnes(group: ReadonlySet<Spelling>): Odd[] {
  const [usual, ...others] = [...group].toSorted((one, other) => other.places.length - one.places.length);
  const file = usual?.places[0]?.entry.document.path;
  return others.flatMap(({ parts, places }) => {
    const at = parts.findIndex((part, place) => part !== usual?.parts[place]);
    const [written = '', better = ''] = [parts[at], usual?.parts[at]];
    if (file === undefined || !isMistyped(written, better)) return [];
    return places.map(({ entry, pointers }) => ({
      entry,
      pointer: pointers[at] ?? '',
      written,
      better,
      file,
    }));
  });
}

/** Who says something of the speaker, or for whom he worked, as it is written somewhere: a company alone, or name, position and company. */
export interface Client {
  parts: string[];
  /** The place of each part. */
  pointers: string[];
}

/** Letters of a company of which a single one says nothing of what is meant. */
const least = 8;

/** The clients that a document names: in testimonials, as authors of a quotation, in lists of names. */
export function clientsIn(value: Json): Client[] {
  const found: Client[] = [];
  eachObject(value, [], (object, path) => found.push(...clientsOf(object, path)));
  return found;
}

/** Visits the objects of a value, the inner ones first, with the keys that lead to each. */
function eachObject(
  value: Json | undefined,
  path: (string | number)[],
  visit: (object: JsonObject, path: readonly (string | number)[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    path.push(key);
    eachObject((value as JsonObject)[key], path, visit);
    path.pop();
  }
  if (!Array.isArray(value)) visit(value, path);
}

function clientsOf(object: JsonObject, path: readonly (string | number)[]): Client[] {
  const { name, position, company, author, names } = object;
  const at = (...keys: (string | number)[]): string => [...path, ...keys].reduce<string>(step, '');
  return [
    ...(Array.isArray(names) ? names : []).flatMap((one, place) => whole([one], () => [at('names', place)])),
    ...whole([name, position, company], () => [at('name'), at('position'), at('company')]),
    ...whole([company], () => [at('company')]),
    ...(typeof author === 'string'
      ? whole(author.split(/,\s*/), () => Array<string>(3).fill(at('author')))
      : []),
  ];
}

/** A short name, one with a number, or a place beside a profession may well differ by a letter from another one. */
function whole(parts: readonly unknown[], pointers: () => string[]): Client[] {
  const isWhole = parts.length === 3 || (parts.length === 1 && String(parts[0]).length >= least);
  return isWhole && parts.every((part) => typeof part === 'string' && !/\d/.test(part))
    ? [{ parts: parts as string[], pointers: pointers() }]
    : [];
}
