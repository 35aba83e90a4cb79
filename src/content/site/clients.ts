import type { Json } from '../../model/json';
import { step } from '../places/pointer';
import { isObject } from '../resolve/surroundings';

/** Who says something of the speaker, or for whom he worked, as it is written somewhere: a company alone, or name, position and company. */
export interface Client {
  parts: string[];
  /** The place of each part. */
  pointers: string[];
}

/** Letters of a company of which a single one says nothing of what is meant. */
const least = 8;

/** The clients that a document names: in testimonials, as authors of a quotation, in lists of names. */
export function clientsIn(value: Json, pointer = ''): Client[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => clientsIn(one, step(pointer, at)));
  if (!isObject(value)) return [];
  const { name, position, company, author, names } = value;
  const within = Object.entries(value).flatMap(([key, one]) => clientsIn(one, step(pointer, key)));
  return [
    ...within,
    ...namesIn(Array.isArray(names) ? names : [], step(pointer, 'names')),
    ...whole(
      [name, position, company],
      ['name', 'position', 'company'].map((key) => step(pointer, key)),
    ),
    ...whole([company], [step(pointer, 'company')]),
    ...(typeof author === 'string'
      ? whole(author.split(/,\s*/), Array<string>(3).fill(step(pointer, 'author')))
      : []),
  ];
}

function namesIn(names: readonly Json[], pointer: string): Client[] {
  return names.flatMap((name, at) => whole([name], [step(pointer, at)]));
}

/** A short name, one with a number, or a place beside a profession may well differ by a letter from another one. */
function whole(parts: readonly unknown[], pointers: string[]): Client[] {
  const isWhole = parts.length === 3 || (parts.length === 1 && String(parts[0]).length >= least);
  return isWhole && parts.every((part) => typeof part === 'string' && !/\d/.test(part))
    ? [{ parts: parts as string[], pointers }]
    : [];
}
