import type { ErrorObject } from 'ajv/dist/2020.js';
import { step } from '../places/pointer';
import type { Problem } from '../problems/problem';
import type { ParsedDocument } from '../parse/parse-document';
import { blockTypeProblems, mistypedBlocks } from './block-types';
import type { Schemas } from './create-validator';
import { isUnknown, unknownName, type Explainer } from './explainer';
import { looseProperties } from './loose-properties';
import { misplacedBlocks } from './misplaced-blocks';
import { misplacedEntries } from './misplaced-entries';
import { missingProperties, unknownProperties } from './properties';
import { explainValue } from './explain-value';
import { asLists } from './wrapped-lists';

/** Each takes the errors that those before it leave. */
const explainers: readonly Explainer[] = [
  misplacedBlocks,
  mistypedBlocks,
  looseProperties,
  misplacedEntries,
  unknownProperties,
  missingProperties,
  blockTypeProblems,
];

/** What the schema check found, as problems: one a cause, in the words of an author. */
export function explain(document: ParsedDocument, errors: ErrorObject[], schemas: Schemas): Problem[] {
  if (errors.length === 0) return [];
  const problems: Problem[] = [];
  let left: readonly ErrorObject[] = asLists(errors, schemas).filter((error) => isCause(document, error));
  for (const explainer of explainers) {
    const explained = explainer(document, left, schemas);
    problems.push(...explained.problems);
    left = explained.left;
  }
  return [...problems, ...firstOfEach(left).map((error) => explainValue(document, error, schemas))];
}

/** Whether an error is neither a consequence of another one, nor about a key that stands twice, nor about a length that a rule reports. */
function isCause({ ambiguous = [] }: ParsedDocument, error: ErrorObject): boolean {
  const { keyword, instancePath, parentSchema } = error;
  if (keyword === 'if') return false;
  if (keyword === 'maxLength' && String(parentSchema?.['use']).startsWith('seo')) return false;
  if (keyword === 'minItems' && ambiguous.some((pointer) => pointer.startsWith(`${instancePath}/`)))
    return false;
  const place = isUnknown(error) ? step(instancePath, unknownName(error)) : instancePath;
  return !ambiguous.some((pointer) => place === pointer || place.startsWith(`${pointer}/`));
}

/** Of a value that is wrong in two ways, like an empty one that has no good pattern either, the first. */
function firstOfEach(errors: readonly ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  return errors.filter(({ instancePath }) => !seen.has(instancePath) && seen.add(instancePath));
}
