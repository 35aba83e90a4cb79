import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '../../src/content/parse/parse-document';
import type { JsonObject } from '../../src/model/json';
import { engineRoot } from './roots';
import { UsageError } from './usage-error';

/** The schemas by their path below `schemas/`, such as `blocks/hero.schema.json`. */
export type Schemas = Record<string, JsonObject>;

const folder = join(engineRoot, 'schemas');

/** Reads every schema of the project. */
export function loadSchemas(): Schemas {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.schema.json'));
  return Object.fromEntries(paths.map((path) => [path, readSchema(path)]));
}

/** Throws a UsageError that explains a slip as it would be explained to an author. */
function readSchema(path: string): JsonObject {
  const { value, problems } = parseDocument({
    path: `schemas/${path}`,
    bytes: readFileSync(join(folder, path)),
  });
  const [problem] = problems;
  if (problem)
    throw new UsageError(
      `${problem.file}:${problem.line}:${problem.column} ${problem.message} ${problem.hint}`,
    );
  return value as JsonObject;
}
