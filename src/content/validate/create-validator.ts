import type { DataValidationCxt } from 'ajv/dist/types';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { Place, UseKind } from './use';

/** The schemas by their path below `schemas/`. */
export type Schemas = Record<string, JsonObject>;

/** What a document's schema says of it. */
export interface Validation {
  errors: ErrorObject[];
  places: Place[];
}

/** Checks values against the schemas of the project. */
export interface Validator {
  schemas: Schemas;
  /** @param schema the schema's path below `schemas/`. */
  validate: (schema: string, value: Json) => Validation;
}

const base = 'schemas:/';

/** Compiles the schemas, each when it is first needed. One pass gives the errors and the places. */
export function createValidator(schemas: Schemas): Validator {
  let places: Place[] = [];
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
    // A shared schema is compiled once, not once in every block that refers to it.
    inlineRefs: false,
    // What it saves a document is less than it takes to compile.
    code: { optimize: false },
  });
  for (const keyword of ['message', 'tsType', 'listOf']) ajv.addKeyword(keyword);
  ajv.addKeyword({
    keyword: 'use',
    errors: false,
    validate: (kind: UseKind, _data: unknown, schema?: JsonObject, place?: DataValidationCxt) => {
      if (place) places.push(placed(kind, schema?.['listOf'] as string | undefined, place));
      return true;
    },
  });
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, base + path);
  const validate = (path: string, value: Json): Validation => {
    places = [];
    const check = ajv.getSchema(base + path) as ValidateFunction;
    check(value);
    return { errors: check.errors ?? [], places };
  };
  return { schemas, validate };
}

function placed(kind: UseKind, listOf: string | undefined, place: DataValidationCxt): Place {
  const { parentData: holder, parentDataProperty: key, instancePath: pointer } = place;
  return { kind, pointer, holder, key, listOf };
}
