import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Schemas } from './create-validator';
import { isUnknown, unknownName, type Explainer } from './explainer';
import { freeNames, meaningsOf } from './meanings';
import { propertiesOf } from './schema-parts';

/** Names that an object does not know. A property that is missing because its name is misspelt is no second problem. */
export const unknownProperties: Explainer = (document, errors, schemas) => {
  const unknown = errors.filter(isUnknown);
  const meanings = meaningsOf(unknown, schemas);
  const meant = new Set([...meanings].map(([{ instancePath }, name]) => `${instancePath} ${name}`));
  return {
    problems: unknown.map((error) => {
      const [name, near] = [unknownName(error), meanings.get(error)];
      const all = Object.keys((error.parentSchema?.['properties'] ?? {}) as JsonObject);
      const details = { name, known: freeNames(error, meanings), all, ...(near !== undefined && { near }) };
      return problemIn(document, step(error.instancePath, name), 'key', 'unknown-property', details);
    }),
    left: errors.filter(
      (error) =>
        !isUnknown(error) && !meant.has(`${error.instancePath} ${String(error.params['missingProperty'])}`),
    ),
  };
};

/** What an object has to have. */
export const missingProperties: Explainer = (document, errors, schemas) => ({
  problems: errors.filter(isMissing).map((error) => missingProperty(document, error, schemas)),
  left: errors.filter((error) => !isMissing(error)),
});

/** Always, or beside another property. */
function isMissing({ keyword }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'dependentRequired';
}

function missingProperty(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const { instancePath: pointer, params, parentSchema = {} } = error;
  const name = String(params['missingProperty']);
  if (name === 'alt') return problemIn(document, pointer, 'opening', 'missing-alt', {});
  const [, schema] = propertiesOf(parentSchema, schemas).find(([known]) => known === name) ?? [];
  const description: unknown = schema?.['description'];
  const details = { name, ...(typeof description === 'string' && { description }) };
  return problemIn(document, pointer, 'opening', 'missing-property', details);
}
