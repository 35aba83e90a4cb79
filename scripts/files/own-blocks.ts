import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/model/json';
import { engineRoot, siteRoot } from './roots';
import { UsageError } from './usage-error';

/** Where the blocks of a site's developer lie, a folder each. In the engine's own folder there are none: they belong to `src/blocks` there. */
export const ownFolder = siteRoot === engineRoot ? undefined : join(siteRoot, 'blocks');

/** The types of the blocks in a folder of them. */
export function ownTypes(folder = ownFolder): string[] {
  if (folder === undefined || !existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

/** Throws a UsageError where the files of a block are not there, or its name is one of the engine's. */
export function checkOwnBlock(folder: string, type: string, taken: readonly string[]): void {
  const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type))
    throw new UsageError(`blocks/${type}: a block is named by letters and digits, like "openingHours".`);
  if (taken.includes(type))
    throw new UsageError(`blocks/${type}: the engine has a block of that name. Name yours otherwise.`);
  for (const file of [`${type}.schema.json`, `${name}.tsx`])
    if (!existsSync(join(folder, type, file)))
      throw new UsageError(`blocks/${type}/${file} is missing: a block is a schema and a component.`);
}

/** A schema of the site whose references lead to the engine's shared ones as if it lay among them. */
export function amongSchemas(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema);
  return JSON.parse(text.replaceAll(/("\$ref":")[^"#]*\/schemas\/shared\//g, '$1../shared/')) as JsonObject;
}
