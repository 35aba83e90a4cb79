import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import { explainBlockType } from './explain-block-type';
import { explainValue } from './explain-value';
import type { Schemas } from './create-validator';
import { isOfLoose, looseProperties } from './loose-properties';
import { misplacedBlocks } from './misplaced-blocks';
import { mistypedBlocks } from './mistyped-blocks';
import { calledNearlySo, calledSo } from './called-so';
import { outOfBlock } from './out-of-block';
import { canStandIn, prosePlace } from './prose-place';
import { propertiesOf } from './schema-parts';
import { standingList } from './standing-list';
import { withWrappedLists } from './wrapped-lists';

/** What the schema check found, as problems: one a cause, in the words of an author. */
export function explain(document: ParsedDocument, errors: ErrorObject[], schemas: Schemas): Problem[] {
  const { misplaced, others: inPlace } = misplacedBlocks(errors, schemas);
  const { mistyped, others } = mistypedBlocks(inPlace, schemas);
  const causes = firstOfEach(withWrappedLists(others, schemas).filter((error) => isCause(document, error)));
  const unknown = causes.filter((error) => error.keyword === 'additionalProperties');
  const misspelt = unknown.map((error) => misspelling(error, schemas));
  const loose = looseProperties(
    unknown.filter((_, at) => misspelt[at]?.meant === undefined),
    schemas,
  );
  const blocks = misplaced.map(({ pointer, part, ...details }) => {
    const way = part === 'opening' ? outOfBlock(document, pointer) : undefined;
    return problemIn(document, pointer, part, 'misplaced-block', { ...details, ...(way && { way }) });
  });
  const types = mistyped.map(({ pointer, ...details }) =>
    problemIn(document, step(pointer, 'type'), 'value', 'mistyped-block', details),
  );
  const inside = loose.map(({ pointer, ...details }) =>
    problemIn(document, step(pointer, details.names[0] ?? ''), 'key', 'loose-property', details),
  );
  const own = causes.flatMap((error) => {
    if (isOfLoose(error, loose)) return [];
    if (error.keyword === 'additionalProperties') return [unknownProperty(document, error, schemas)];
    if (error.keyword === 'required') return missingProperty(document, error, misspelt, schemas);
    if (error.keyword === 'discriminator') return [explainBlockType(document, error, schemas)];
    return [explainValue(document, error, schemas)];
  });
  return [...blocks, ...types, ...inside, ...own];
}

/** Not: consequences of other errors, what stands twice, and lengths that a rule of the site is stricter about. */
function isCause({ ambiguous = [] }: ParsedDocument, error: ErrorObject): boolean {
  const { keyword, instancePath, parentSchema } = error;
  if (keyword === 'if') return false;
  if (keyword === 'maxLength' && String(parentSchema?.['use']).startsWith('seo')) return false;
  if (keyword === 'minItems' && ambiguous.some((pointer) => pointer.startsWith(`${instancePath}/`)))
    return false;
  const place = keyword === 'additionalProperties' ? step(instancePath, unknownName(error)) : instancePath;
  return !ambiguous.some((pointer) => place === pointer || place.startsWith(`${pointer}/`));
}

/** Of a value that is wrong in two ways, like an empty one that has no good pattern either, the first is told. */
function firstOfEach(errors: ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  return errors.filter(({ keyword, instancePath }) => {
    if (keyword === 'additionalProperties' || keyword === 'required') return true;
    return !seen.has(instancePath) && seen.add(instancePath);
  });
}

interface Misspelling {
  pointer: string;
  meant: string | undefined;
}

function misspelling(error: ErrorObject, schemas: Schemas): Misspelling {
  return { pointer: error.instancePath, meant: meantName(error, schemas) };
}

/** The property that is meant by an unknown name: one that is also called so, or is spelt nearly so. */
function meantName(error: ErrorObject, schemas: Schemas): string | undefined {
  const name = unknownName(error);
  const names = free(error);
  const properties = propertiesOf(error.parentSchema ?? {}, schemas);
  const possible = properties.filter(([known]) => names.includes(known));
  const value = (error.data as JsonObject)[name];
  return (
    calledSo(name, possible, value) ??
    nearest(name, names) ??
    calledNearlySo(name, possible, value) ??
    onlyMissing(error, name)
  );
}

/** What alone is missing, where a name was written in the letters of another language. */
function onlyMissing({ data, parentSchema }: ErrorObject, name: string): string | undefined {
  const required = (parentSchema?.['required'] ?? []) as string[];
  const missing = required.filter((one) => !Object.hasOwn(data as JsonObject, one));
  return /^[^a-z]+$/i.test(name) && missing.length === 1 ? missing[0] : undefined;
}

function unknownName(error: ErrorObject): string {
  return String(error.params['additionalProperty']);
}

/** The properties that are known in an object and do not stand in it yet. */
function free(error: ErrorObject): string[] {
  const known = Object.keys((error.parentSchema?.['properties'] ?? {}) as JsonObject);
  return known.filter((name) => !Object.hasOwn(error.data as JsonObject, name));
}

function unknownProperty(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const name = unknownName(error);
  const known = free(error);
  const near = meantName(error, schemas);
  const all = Object.keys((error.parentSchema?.['properties'] ?? {}) as JsonObject);
  const list = near === undefined ? standingList(document, error, name, schemas) : undefined;
  const prose = near === undefined ? prosePlace(document, error, name, schemas) : undefined;
  const details = {
    name,
    known,
    all,
    ...(near !== undefined && { near }),
    ...list,
    ...(prose && { prose }),
    ...(!onlyFits(error, known, name, schemas) && { isUnlike: true }),
  };
  return problemIn(document, step(error.instancePath, name), 'key', 'unknown-property', details);
}

/** Whether the value can stand in the only property that is free, if there is but one. */
function onlyFits(error: ErrorObject, known: readonly string[], name: string, schemas: Schemas): boolean {
  const properties = propertiesOf(error.parentSchema ?? {}, schemas);
  const [only, ...others] = properties.filter(([one]) => known.includes(one));
  return !only || others.length > 0 || canStandIn(only[1], (error.data as JsonObject)[name]);
}

/** A property that is missing because its name is misspelt is no second problem. */
function missingProperty(
  document: ParsedDocument,
  error: ErrorObject,
  misspelt: Misspelling[],
  schemas: Schemas,
): Problem[] {
  const name = String(error.params['missingProperty']);
  const pointer = error.instancePath;
  if (misspelt.some((other) => other.pointer === pointer && other.meant === name)) return [];
  if (name === 'alt') return [problemIn(document, pointer, 'opening', 'missing-alt', {})];
  const description = descriptionOf(error, name, schemas);
  return [
    problemIn(document, pointer, 'opening', 'missing-property', {
      name,
      ...(description !== undefined && { description }),
    }),
  ];
}

function descriptionOf(error: ErrorObject, name: string, schemas: Schemas): string | undefined {
  const [, property] =
    propertiesOf(error.parentSchema ?? {}, schemas).find(([known]) => known === name) ?? [];
  const description = property?.['description'];
  return typeof description === 'string' ? description : undefined;
}
