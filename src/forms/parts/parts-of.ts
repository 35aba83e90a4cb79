import type { FormField } from '../../model/content.generated';
import { enquiryKinds, type EnquiryField, type EnquiryKind } from '../../model/enquiry-kinds';

/** Some fields of a form that belong together: what they are called, where their author says it, and each field with its words. */
export interface Part {
  heading: string | undefined;
  fields: [field: EnquiryField, words: FormField][];
}

/** The parts of a form, in their author's order: a field that names one begins it. Words for fields that its kind does not have are left out. */
export function partsOf(kind: EnquiryKind, words: Record<string, FormField>): Part[] {
  const known = new Map(enquiryKinds[kind].fields.map((field) => [field.name, field]));
  const parts: Part[] = [];
  for (const [name, word] of Object.entries(words)) {
    const field = known.get(name);
    if (!field) continue;
    if (word.part !== undefined || parts.length === 0) parts.push({ heading: word.part, fields: [] });
    parts.at(-1)?.fields.push([field, word]);
  }
  return parts;
}
