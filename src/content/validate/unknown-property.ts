import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { ProsePlace } from '../problems/unknown-words';
import { calledNearlySo, calledSo } from './called-so';
import { canStandIn } from './can-stand-in';
import type { Schemas } from './create-validator';
import { freeNames, unknownName, type Meanings } from './meanings';
import { prosePlaces } from './prose-place';
import { isListInItself, propertiesOf, asObject } from './schema-parts';
import { wordlessAltsIn } from './wordless-alts';

/** The problems of unknown properties: one each and, where a picture stands under a misspelt name, that it has no words. */
export function unknownProperties(
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  meanings: Meanings,
  schemas: Schemas,
): ReadonlyMap<ErrorObject, Problem[]> {
  const places = prosePlaces(document, errors, meanings, schemas);
  return new Map(
    errors.map((error) => [
      error,
      [
        unknownProperty(document, error, meanings, places.get(error), schemas),
        ...alts(document, error, meanings),
      ],
    ]),
  );
}

function unknownProperty(
  document: ParsedDocument,
  error: ErrorObject,
  { meantBy, claimsAt }: Meanings,
  prose: ProsePlace | undefined,
  schemas: Schemas,
): Problem {
  const name = unknownName(error);
  const near = meantBy(error);
  const known = freeNames(error, claimsAt(error.instancePath));
  const all = Object.keys((error.parentSchema?.['properties'] ?? {}) as JsonObject);
  const list = near === undefined ? standingList(document, error, name, schemas) : undefined;
  const details = {
    name,
    known,
    all,
    ...(near !== undefined && { near }),
    ...list,
    ...(near === undefined && isListInItself(error.instancePath, name) && { isInItself: true }),
    ...(prose && { prose }),
    ...(!onlyFits(error, known, name, schemas) && { isUnlike: true }),
  };
  return problemIn(document, step(error.instancePath, name), 'key', 'unknown-property', details);
}

function alts(document: ParsedDocument, error: ErrorObject, { meantBy }: Meanings): Problem[] {
  const name = unknownName(error);
  const value = (error.data as JsonObject)[name];
  return meantBy(error) === undefined ? [] : wordlessAltsIn(document, step(error.instancePath, name), value);
}

/** Whether the value can stand in the only property that is free, if there is but one. */
function onlyFits(error: ErrorObject, known: readonly string[], name: string, schemas: Schemas): boolean {
  const properties = propertiesOf(error.parentSchema ?? {}, schemas);
  const [only, ...others] = properties.filter(([one]) => known.includes(one));
  return !only || others.length > 0 || canStandIn(only[1], (error.data as JsonObject)[name]);
}

/** The list that stands in an object already and has an entry more under an unknown name, with its line: `actions` for `button`. */
function standingList(
  document: ParsedDocument,
  { instancePath, data, parentSchema }: ErrorObject,
  name: string,
  schemas: Schemas,
): { list: string; line: number } | undefined {
  const holder = asObject(data) ?? {};
  if (!asObject(holder[name])) return undefined;
  const lists = propertiesOf(parentSchema ?? {}, schemas).filter(([known]) => Array.isArray(holder[known]));
  const list = calledSo(name, lists) ?? calledNearlySo(name, lists);
  if (list === undefined) return undefined;
  const { offset } = locate(document, step(instancePath, list), 'key');
  return { list, line: lineAt(document.text, offset) };
}
