import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../problems/nearest';
import type { Schemas } from './create-validator';
import { asObject, itemsOf } from './schema-parts';

/**
 * Where a schema allows a list or a reference to a shared list, an object that holds a list or an entry was meant as the
 * list. Its errors as a reference become one error: a list is wanted.
 */
export function asLists(errors: readonly ErrorObject[], schemas: Schemas): ErrorObject[] {
  const lists = errors.filter(
    (error) =>
      error.keyword === 'if' && error.parentSchema?.['use'] === 'list' && holdsEntries(error, schemas),
  );
  const places = new Set(lists.map(({ instancePath }) => instancePath));
  const others = errors.filter(({ instancePath }) => !places.has(instancePath));
  return [...others, ...lists.map((error) => ({ ...error, keyword: 'type', params: { type: ['array'] } }))];
}

/** A reference may have another name in it, but neither lists nor what belongs to an entry. */
function holdsEntries({ data, parentSchema = {} }: ErrorObject, schemas: Schemas): boolean {
  const object = asObject(data) ?? {};
  const names = Object.keys(object);
  if (nearest('from', names) !== undefined) return false;
  const known = asObject(itemsOf(parentSchema, schemas)['properties']) ?? {};
  return names.some((name) => typeof object[name] === 'object' || Object.hasOwn(known, name));
}
