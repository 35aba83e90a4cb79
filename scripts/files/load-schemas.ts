import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '../../src/content/parse/parse-document';
import type { JsonObject } from '../../src/model/json';
import { blockUnion, blockNames } from '../schemas/block-union';
import { checkUses } from '../schemas/uses';
import { amongSchemas, checkOwnBlock, ownFolder, ownTypes } from './own-blocks';
import { engineRoot } from './roots';
import { UsageError } from './usage-error';

/** The schemas by their path below `schemas/`, such as `blocks/hero.schema.json`. */
export type Schemas = Record<string, JsonObject>;

const folder = join(engineRoot, 'schemas');

/** Reads every schema of the engine, and those of the blocks in a site's own folder of them. */
export function loadSchemas(own = ownFolder): Schemas {
  const schemas = engineSchemas();
  const types = ownTypes(own);
  if (own === undefined || types.length === 0) return schemas;
  const added = Object.fromEntries(
    types.map((type) => {
      checkOwnBlock(own, type, blockNames(schemas));
      const file = join(own, type, `${type}.schema.json`);
      return [
        `blocks/${type}.schema.json`,
        amongSchemas(readSchema(file, `blocks/${type}/${type}.schema.json`)),
      ];
    }),
  );
  checkUses(added, (path) => path.replace(/^blocks\/(.*)\.schema\.json$/, 'blocks/$1/$1.schema.json'));
  const all = { ...schemas, ...added };
  return { ...all, 'block.schema.json': JSON.parse(blockUnion(all)) as JsonObject };
}

/** Reads every schema of the engine. */
export function engineSchemas(): Schemas {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.schema.json'));
  return Object.fromEntries(paths.map((path) => [path, readSchema(join(folder, path), `schemas/${path}`)]));
}

/** Throws a UsageError that explains a slip as it would be explained to an author. */
function readSchema(file: string, path: string): JsonObject {
  const { value, problems } = parseDocument({ path, bytes: readFileSync(file) });
  const [problem] = problems;
  if (problem)
    throw new UsageError(
      `${problem.file}:${problem.line}:${problem.column} ${problem.message} ${problem.hint}`,
    );
  return value as JsonObject;
}
