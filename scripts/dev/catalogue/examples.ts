import type { Json, JsonObject } from '../../../src/model/json';
import type { Schemas } from '../../files/load-schemas';
import { schemaName } from '../../schemas/names';

/** An example of a block, from its schema, and where the catalogue shows it. */
export interface Example {
  type: string;
  example: JsonObject;
  /** The address of the page that holds nothing else. */
  route: string;
}

/** The folder of addresses below which the catalogue of blocks stands. */
export const cataloguePath = '/blocks';

/** Every example of every block. */
export function examplesIn(schemas: Schemas): Example[] {
  return Object.entries(schemas).flatMap(([path, schema]) => {
    if (!path.startsWith('blocks/')) return [];
    const type = schemaName(path);
    const examples = (schema['examples'] ?? []) as JsonObject[];
    return examples.map((example, at) => {
      const route = `${cataloguePath}/${type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${at + 1}`;
      return { type, example, route };
    });
  });
}

/** A page that holds one example; what needs an opening before it has one. */
export function pageWith({ type, example, route }: Example): JsonObject {
  const opening = type === 'hero' ? [] : [{ type: 'hero', heading: 'An example' }];
  return {
    title: `${type}, example ${route.split('-').at(-1)}`,
    draft: true,
    seo: {
      title: `Example ${route}`,
      description: `An example of a block, from its schema, for the catalogue in development: ${route}.`,
    },
    blocks: [...opening, example] as Json[],
  };
}
