import { enquiryKinds, type EnquiryKind } from '../../model/enquiry-kinds';
import type { Json } from '../../model/json';
import { valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import type { Slip } from './slips-of-writing';

/** What every document with such a label has in it. */
export const optionalHint = /optional|not (?:required|needed|mandatory)|ऐच्छिक|वैकल्पिक|पर्यायी/i;

const said =
  /\s*[([]?\b(?:optional|not (?:required|needed|mandatory))\b[)\]]?|\s*[([]?(?:ऐच्छिक|वैकल्पिक|पर्यायी)[)\]]?/iu;

/** The label of a field that has to be filled in (`isRequired` of its kind of form) and says that it need not be. */
export function optionalLabelIn(text: string, pointer: string, value: Json): Slip | undefined {
  const [, block, name] = /^(.*)\/fields\/(\w+)\/(?:label|placeholder)$/.exec(pointer) ?? [];
  if (block === undefined || !said.test(text)) return undefined;
  const holder = valueAt(value, block);
  const kind = isObject(holder) ? enquiryKinds[holder['kind'] as EnquiryKind] : undefined;
  const isRequired = kind?.fields.some((field) => field.name === name && field.isRequired);
  return isRequired ? { written: text, better: text.replace(said, '').trim() } : undefined;
}
