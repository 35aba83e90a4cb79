import type { FormField } from '../model/content.generated';
import { enquiryKinds, type EnquiryField, type EnquiryKind } from '../model/enquiry-kinds';
import { Field } from './Field';

/** What the fields of a form take: the form's id, and by field its words and what is to be said about it. */
export interface FieldsProps {
  id: string;
  kind: EnquiryKind;
  fields: Record<string, FormField>;
  errors: Record<string, string>;
  /** Until the form is at work there are none. */
  hints: Record<string, string> | undefined;
}

/** The fields of a form, in their author's order. */
export function Fields({ id, kind, fields, errors, hints }: FieldsProps) {
  return fieldsIn(kind, fields).map(([field, words]) => (
    <Field
      key={field.name}
      id={`${id}-${field.name}`}
      field={field}
      words={words}
      error={errors[field.name]}
      hint={hints && (hints[field.name] ?? '')}
    />
  ));
}

function fieldsIn(kind: EnquiryKind, words: Record<string, FormField>): [EnquiryField, FormField][] {
  const known = new Map(enquiryKinds[kind].fields.map((field) => [field.name, field]));
  return Object.entries(words).flatMap(([name, word]) => {
    const field = known.get(name);
    return field ? [[field, word] satisfies [EnquiryField, FormField]] : [];
  });
}
