import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../problems/nearest';
import { asObject } from './schema-parts';

/**
 * Where a list is wanted, or a reference to a shared one, an object with a list or an entry in it is no reference with
 * mistakes: its errors become one, of its kind.
 */
export function withWrappedLists(errors: readonly ErrorObject[]): ErrorObject[] {
  const lists = errors.filter(
    ({ keyword, parentSchema, data }) =>
      keyword === 'if' && parentSchema?.['use'] === 'list' && isNoReference(asObject(data) ?? {}),
  );
  const places = new Set(lists.map(({ instancePath }) => instancePath));
  const others = errors.filter(({ instancePath }) => !places.has(instancePath));
  return [...others, ...lists.map((error) => ({ ...error, keyword: 'type', params: { type: ['array'] } }))];
}

/** What has a single text in it may be a reference under another name. */
function isNoReference(data: object): boolean {
  const names = Object.keys(data);
  if (names.length === 0 || nearest('from', names) !== undefined) return false;
  return names.length > 1 ? !names.includes('first') : typeof Object.values(data)[0] === 'object';
}
