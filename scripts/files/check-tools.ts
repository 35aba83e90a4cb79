import { posix } from 'node:path';
import type { Tools } from '../../src/content/validate/tools';
import { createValidator, type Validator } from '../../src/content/validate/create-validator';
import { compiledSchemas } from '../schemas/compiled-schemas';
import { loadSchemas, type Schemas } from './load-schemas';
import { engineBrands } from './brands';
import { tablerNames } from './icons';
import { ownTypes } from './own-blocks';
import { UsageError } from './usage-error';

let tools: Tools | undefined;

/** What a check needs, from the project's own schemas and icons; made once. */
export function checkTools(): Tools {
  const own = ownTypes();
  const compiled = own.length > 0 ? {} : compiledSchemas;
  tools ??= {
    validator: readable(createValidator(whole(loadSchemas()), compiled), own),
    brands: engineBrands(),
    iconNames: new Set(tablerNames()),
    // Swedish days are written as ISO 8601 writes them.
    today: new Date().toLocaleDateString('sv-SE'),
  };
  return tools;
}

/** Compiles the schemas of own blocks. Throws a UsageError for one that is no JSON Schema. */
export function readable(validator: Validator, types: readonly string[]): Validator {
  for (const type of types)
    try {
      validator.validate(`blocks/${type}.schema.json`, {});
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new UsageError(`blocks/${type}/${type}.schema.json: ${message}`);
    }
  return validator;
}

/** Gives schemas that refer only to each other. Throws a UsageError when one of those that are referred to has gone. */
export function whole(schemas: Schemas): Schemas {
  for (const [path, schema] of Object.entries(schemas))
    for (const [, reference = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)/g)) {
      const target = posix.join(posix.dirname(path), reference);
      if (!Object.hasOwn(schemas, target))
        throw new UsageError(
          `schemas/${path} refers to schemas/${target}, which is not there. If you have taken away a block, run npm run gen; otherwise fix the "$ref".`,
        );
    }
  return schemas;
}
