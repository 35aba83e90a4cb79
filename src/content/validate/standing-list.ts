import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import { calledNearlySo, calledSo } from './called-so';
import type { Schemas } from './create-validator';
import { asObject, propertiesOf } from './schema-parts';

/** The list that stands in an object already and has an entry more under an unknown name, with its line: `actions` for `button`. */
export function standingList(
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
