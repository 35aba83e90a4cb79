import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/model/json';
import { projectRoot } from './project-root';

/** The schemas by their path below `schemas/`, such as `blocks/hero.schema.json`. */
export type Schemas = Record<string, JsonObject>;

const folder = join(projectRoot, 'schemas');

/** Reads every schema of the project. */
export function loadSchemas(): Schemas {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.schema.json'));
  return Object.fromEntries(paths.map((path) => [path, readSchema(path)]));
}

function readSchema(path: string): JsonObject {
  return JSON.parse(readFileSync(join(folder, path), 'utf8')) as JsonObject;
}
