import type { WrittenDocument } from '../places/written-document';
import { isObject } from '../resolve/surroundings';

/** The way to its schema that a document has to name when it lies elsewhere; undefined where that stays the same, or leads nowhere that is known. */
export function schemaForDepth({ path, value }: WrittenDocument, place: string): string | undefined {
  const schema = isObject(value) ? value['$schema'] : undefined;
  const [, up = '', rest = ''] = (typeof schema === 'string' && /^((?:\.\.\/)+)(.*)$/.exec(schema)) || [];
  const levels = up.length / '../'.length - depth(path) + depth(place);
  // A way that ends among the pages themselves is none of ours.
  if (up.length / '../'.length <= depth(path) || depth(path) === depth(place)) return undefined;
  return '../'.repeat(levels) + rest;
}

function depth(path: string): number {
  return path.split('/').length - 1;
}
