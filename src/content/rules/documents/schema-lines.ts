import { findingIn, type Finding } from '../../problems/finding';
import { entries, type Entry, type PageEntry, type Site } from '../../facts/site';
import type { Rule } from '../rule';

export const schemaLines: Rule = {
  about: 'The line for the editor leads to the schemas, as it does in most documents.',
  codes: ['wrong-schema-path'],
  check: (site) => {
    // Of two documents for one address just one will stay.
    const doubled = doubledRoutes(site);
    const ways = entries(site).flatMap((entry) => (doubled(entry) ? [] : (wayOf(entry) ?? [])));
    const usual = mostFrequent(ways.map(({ above }) => above));
    return usual === undefined ? [] : ways.flatMap((way) => problemWith(way, usual));
  },
};

function doubledRoutes({ pages }: Site): (entry: Entry) => boolean {
  const seen = new Set<string>();
  const doubled = new Set(pages.flatMap(({ route }) => (seen.has(route) ? route : (seen.add(route), []))));
  return (entry) => doubled.has((entry as Partial<PageEntry>).route ?? '');
}

interface Way {
  entry: Entry;
  written: string;
  /** How many folders above the pages folder the way begins. */
  above: number;
  rest: string;
}

function wayOf(entry: Entry): Way | undefined {
  const { schema: written } = entry;
  const [, up, rest] = /^((?:\.\.\/)+)(.*)$/.exec(written ?? '') ?? [];
  if (written === undefined || up === undefined || rest === undefined) return undefined;
  return { entry, written, above: up.length / 3 - depthOf(entry), rest };
}

function depthOf({ document }: Entry): number {
  return document.path.split('/').length - 1;
}

/** The value of most; undefined where two others at least do not agree. */
function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= 3 && best[1] > values.length / 2 ? best[0] : undefined;
}

function problemWith({ entry, written, above, rest }: Way, usual: number): Finding[] {
  if (above === usual) return [];
  const better = '../'.repeat(depthOf(entry) + usual) + rest;
  return [findingIn(entry.document, '/$schema', 'value', 'wrong-schema-path', { written, better })];
}
