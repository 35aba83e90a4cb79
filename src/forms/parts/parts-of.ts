import type { Field } from '../../model/form';

/** Some fields of a form that belong together, and what they are called, where their author says it. */
export interface Part {
  heading: string | undefined;
  fields: Field[];
}

/** The parts of a form, in their author's order: a field that names one begins it. Hidden fields are in none. */
export function partsOf(fields: readonly Field[]): Part[] {
  const parts: Part[] = [];
  for (const field of fields) {
    if (field.kind === 'hidden') continue;
    if (field.part !== undefined || parts.length === 0) parts.push({ heading: field.part, fields: [] });
    parts.at(-1)?.fields.push(field);
  }
  return parts;
}
