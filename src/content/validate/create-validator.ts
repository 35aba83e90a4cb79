import type { DataValidationCxt } from 'ajv/dist/types';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { Annotation, AnnotationKind } from './annotation';

/** The schemas by their path below `schemas/`. */
export type Schemas = Record<string, JsonObject>;

/** What a document's schema says of it. */
export interface Validation {
  errors: ErrorObject[];
  annotations: Annotation[];
}

/** Checks values against the schemas of the project. */
export interface Validator {
  schemas: Schemas;
  /** @param schema the schema's path below `schemas/`. */
  validate: (schema: string, value: Json) => Validation;
}

const base = 'schemas:/';

/** Compiles the schemas, each when it is first needed. One pass gives the errors and the annotations. */
export function createValidator(schemas: Schemas): Validator {
  let annotations: Annotation[] = [];
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
    // A shared schema is compiled once, not once in every block that refers to it.
    inlineRefs: false,
    // `npm run gen` and a test look at the schemas themselves.
    validateSchema: false,
    // What it saves a document is less than it takes to compile.
    code: { optimize: false },
  });
  for (const keyword of [
    'alsoCalled',
    'defaultSnippets',
    'enumDescriptions',
    'listOf',
    'patternErrorMessage',
    'pixels',
    'tsType',
  ])
    ajv.addKeyword(keyword);
  ajv.addKeyword({
    keyword: 'use',
    errors: false,
    validate: (kind: AnnotationKind, value: Json, schema?: JsonObject, place?: DataValidationCxt) => {
      if (place)
        annotations.push({
          kind,
          pointer: place.instancePath,
          listOf: schema?.['listOf'] as string | undefined,
          value,
          ...(kind === 'shown' && { pixels: Number(schema?.['pixels']) }),
        });
      return true;
    },
  });
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, base + path);
  const validate = (path: string, value: Json): Validation => {
    annotations = [];
    const check = ajv.getSchema(base + path) as ValidateFunction;
    check(value);
    return { errors: check.errors ?? [], annotations };
  };
  return { schemas, validate };
}
