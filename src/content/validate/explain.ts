import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import { explainBlockType, mistypedBlocks } from './explain-block-type';
import { explainValue } from './explain-value';
import type { Schemas } from './create-validator';
import { isOfLoose, looseProperties } from './loose-properties';
import { meaningsOf, unknownName, type Meanings } from './meanings';
import { misplacedBlocks } from './misplaced-blocks';
import { misplacedEntries, misplacedEntryProblem } from './misplaced-entries';
import { outOfBlock } from './out-of-block';
import { isListInItself, propertiesOf } from './schema-parts';
import { unknownProperties } from './unknown-property';
import { wordlessAltsIn } from './wordless-alts';
import { withWrappedLists } from './joined-lists';

/** What the schema check found, as problems: one a cause, in the words of an author. */
export function explain(document: ParsedDocument, errors: ErrorObject[], schemas: Schemas): Problem[] {
  if (errors.length === 0) return [];
  const { misplaced, others: inPlace } = misplacedBlocks(errors, schemas);
  const { mistyped, others: wellTyped } = mistypedBlocks(inPlace, schemas);
  const { entries, others } = misplacedEntries(wellTyped, schemas);
  const causes = firstOfEach(withWrappedLists(others, schemas).filter((error) => isCause(document, error)));
  const unknown = causes.filter((error) => error.keyword === 'additionalProperties');
  const meanings = meaningsOf(unknown, schemas);
  const loose = looseProperties(
    unknown.filter((error) => meanings.meantBy(error) === undefined),
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
  const told = unknownProperties(
    document,
    unknown.filter((error) => !isOfLoose(error, loose)),
    meanings,
    schemas,
  );
  const own = causes.flatMap((error) => {
    if (isOfLoose(error, loose)) return looseAlt(document, error);
    if (error.keyword === 'additionalProperties') return told.get(error) ?? [];
    if (error.keyword === 'required') return missingProperty(document, error, meanings, schemas);
    if (error.keyword === 'discriminator') return [explainBlockType(document, error, schemas)];
    return [explainValue(document, error, schemas), ...altsOfOtherKind(document, error)];
  });
  const strayed = entries.map((entry) => misplacedEntryProblem(document, entry, schemas));
  return [...blocks, ...types, ...strayed, ...inside, ...own];
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

/** Those in a picture where one of another kind is wanted, as in a list of one. */
function altsOfOtherKind(document: ParsedDocument, { keyword, instancePath, data }: ErrorObject): Problem[] {
  return keyword === 'type' ? wordlessAltsIn(document, instancePath, data as Json) : [];
}

/** The words of a picture that stand beside their place, where they are none. */
function looseAlt(document: ParsedDocument, error: ErrorObject): Problem[] {
  const isAlt = error.keyword === 'additionalProperties' && unknownName(error) === 'alt';
  return isAlt
    ? wordlessAltsIn(document, error.instancePath, { alt: (error.data as JsonObject)['alt'] ?? null })
    : [];
}

/** A property that is missing because its name is misspelt is no second problem. */
function missingProperty(
  document: ParsedDocument,
  error: ErrorObject,
  { claimsAt }: Meanings,
  schemas: Schemas,
): Problem[] {
  const name = String(error.params['missingProperty']);
  const pointer = error.instancePath;
  if (claimsAt(pointer).has(name)) return [];
  // The entry is only there to hold a list, of which is told.
  if (Object.keys(error.data as JsonObject).some((key) => isListInItself(pointer, key))) return [];
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
