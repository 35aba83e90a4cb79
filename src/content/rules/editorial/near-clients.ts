import { pointerAbove, valueAt } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isMistyped } from '../../problems/nearest';
import { noted, type Note } from '../../facts/open-document';
import { entries, type Entry } from '../../facts/site';
import { grouped } from '../grouped';
import type { Rule } from '../rule';

/** Who says something of the owner, or for whom they worked. */
interface Client {
  pointer: string;
  name: string;
}

/** The clients that a document names: companies, authors of a quotation, and names in lists. */
const clientsNote: Note<Client[]> = {
  name: 'clients',
  of: ({ shown, value, of }) => {
    const said = new Set(of('quotation').map(({ pointer }) => pointerAbove(pointer)));
    return shown().flatMap(({ pointer, property }) => {
      // Other things have a name too.
      if (!namers.has(property) || (property === 'name' && !said.has(pointerAbove(pointer)))) return [];
      const text = valueAt(value, pointer);
      return typeof text === 'string' ? clientsIn(text, property, pointer) : [];
    });
  },
};

export const nearClients: Rule = {
  about: 'A client and a company are spelt in one way wherever they are named.',
  codes: ['near-client'],
  isEditorial: true,
  notes: [clientsNote],
  check: (site) => {
    const all = entries(site).flatMap((entry) =>
      (noted(entry, clientsNote) ?? []).map((client) => ({ ...client, entry })),
    );
    const spellings = [...grouped(all, ({ name }) => name).values()];
    const alike = grouped(
      spellings.flatMap((places) => keysOf(places[0]?.name ?? '').map((key) => ({ key, places }))),
      ({ key }) => key,
    );
    const found = [...alike.values()].flatMap((group) => oddOnes(group.map(({ places }) => places)));
    return [...new Map(found).values()];
  },
};

/** Letters of a company, and of somebody's name, of which a single one says nothing of what is meant. */
const least = 8;
const leastOfPerson = 12;

/** The properties that name clients. */
const namers: ReadonlySet<string> = new Set(['author', 'company', 'name', 'names']);

function clientsIn(text: string, property: string, pointer: string): Client[] {
  const isPerson = property === 'author' || property === 'name';
  const names = property === 'author' ? text.split(/,\s*/) : [text];
  return names
    .filter((name) => name.length >= (isPerson ? leastOfPerson : least) && !/\d/.test(name))
    .map((name) => ({ pointer, name }));
}

/** A name, and what is left of it without any one of its letters: two spellings that differ by one letter share one of these. */
function keysOf(name: string): string[] {
  const letters = [...name];
  return [name, ...new Set(letters.map((_, gone) => letters.toSpliced(gone, 1).join('')))];
}

type Places = (Client & { entry: Entry })[];

/** Of two spellings the rarer one is odd, of two as frequent the later one. */
function oddOnes(spellings: readonly Places[]): [key: string, finding: Finding][] {
  const [[usual] = [], ...others] = spellings.toSorted((one, other) => other.length - one.length);
  if (!usual) return [];
  const { name: better, entry } = usual;
  return others.flat().flatMap(({ name: written, pointer, entry: { document } }) => {
    if (!isMistyped(written, better)) return [];
    const details = { written, better, file: entry.document.path };
    const finding = findingIn(document, pointer, { words: written }, 'near-client', details);
    return [[`${document.path} ${pointer}`, finding]];
  });
}
