import {
  Ajv2020,
  type CodeOptions,
  type ErrorObject,
  type KeywordCxt,
  Name,
  _,
  nil,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { Annotation } from './annotation';

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

/** A schema as a function, whose `this` is the list of annotations that it adds to. */
type Check = (this: Annotation[], value: Json) => unknown;

/** Compiled schemas by their path: what a packed command has of the engine's own. */
export type CompiledSchemas = Readonly<Record<string, Check & { errors?: ErrorObject[] | null }>>;

/**
 * Checks by the schemas. One pass gives the errors and the annotations.
 * @param compiled those that need not be compiled any more; each other one is when it is first needed.
 */
export function createValidator(schemas: Schemas, compiled: CompiledSchemas = {}): Validator {
  let ajv: Ajv2020 | undefined;
  const compile = (path: string): CompiledSchemas[string] => {
    ajv ??= ajvOf(schemas);
    return ajv.getSchema(base + path) as ValidateFunction;
  };
  const validate = (path: string, value: Json): Validation => {
    const annotations: Annotation[] = [];
    const check = Object.hasOwn(compiled, path) ? compiled[path] : undefined;
    const made = check ?? compile(path);
    made.call(annotations, value);
    return { errors: made.errors ?? [], annotations };
  };
  return { schemas, validate };
}

/** The name by which ajv knows a schema. */
export const schemaId = (path: string): string => base + path;

/** Ajv with the schemas and their keywords. */
export function ajvOf(schemas: Schemas, code: CodeOptions = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
    // A shared schema is compiled once, not once in every block that refers to it.
    inlineRefs: false,
    // `npm run gen` and a test look at the schemas themselves.
    validateSchema: false,
    // The keyword "use" adds to the list of annotations.
    passContext: true,
    // What it saves a document is less than it takes to compile.
    code: { optimize: false, ...code },
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
  ajv.addKeyword({ keyword: 'use', code: addAnnotation });
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, schemaId(path));
  return ajv;
}

/** Writes the code that adds the annotation of a value. */
function addAnnotation({ gen, schema: kind, parentSchema, data, it }: KeywordCxt): void {
  const pointer = _`${new Name('instancePath')} + ${it.errorPath}`;
  const { listOf, pixels } = parentSchema as { listOf?: string; pixels?: number };
  const width = kind === 'shown' ? _`, pixels: ${Number(pixels)}` : nil;
  gen.code(
    _`this.push({ kind: ${kind}, pointer: ${pointer}, listOf: ${listOf ?? _`undefined`}, value: ${data}${width} })`,
  );
}
