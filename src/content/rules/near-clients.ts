import { findingIn } from '../problems/finding';
import { isMistyped } from '../problems/nearest';
import { entries, type Entry, type Site } from '../site/site';
import type { Rule } from './rule';

export const nearClients: Rule = {
  about: 'A client and a company are spelt in one way wherever they are named.',
  codes: ['near-client'],
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
    for (const { parts, pointers } of entry.clients ?? []) {
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
