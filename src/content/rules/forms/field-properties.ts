import type { FormField } from '../../../model/content.generated';

type Kind = FormField['kind'];

const texts: readonly Kind[] = ['text', 'email', 'phone', 'textArea'];
const ranges: readonly Kind[] = ['number', 'date', 'time'];

/** The properties of fields that only some kinds have. */
export const kindsWith: Readonly<Partial<Record<keyof FormField, readonly Kind[]>>> = {
  options: ['choice', 'choices'],
  placeholder: [...texts, 'number', 'choice'],
  minLength: texts,
  maxLength: texts,
  min: ranges,
  max: ranges,
  weekdays: ['date'],
  value: ['hidden'],
};

/** What a limit of a field looks like, where it is not a number. */
export const limitShapes: Readonly<Partial<Record<Kind, RegExp>>> = {
  date: /^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|today(?:[+-]\d{1,4})?)$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
};
