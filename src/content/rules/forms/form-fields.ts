import { daysFromToday } from '../../../lib/field-days';
import type { FormField } from '../../../model/content.generated';
import type { OpenDocument } from '../../facts/open-document';
import { step } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { shaped } from '../../validate/shape';
import type { Rule } from '../rule';
import { kindsWith, limitShapes } from './field-properties';

export const formFields: Rule = {
  about: 'Every field of a form has a name of its own, what its kind has, and can be filled in.',
  codes: ['duplicate-field', 'unfillable-field', 'unfit-property', 'wrong-limit'],
  inDocument: (document) => {
    if (document.kind.kind !== 'form' || !document.isSound) return [];
    const { fields } = shaped('form', document.value);
    return fields.flatMap((field, at) => {
      const place = { document, pointer: step('/fields', String(at)) };
      const first = fields.findIndex(({ name }) => name === field.name);
      const own = [...unfit(place, field), ...wrongLimits(place, field)];
      return [
        ...(first < at ? [twice(place, field, first)] : []),
        ...(own.length > 0 ? own : unfillable(place, field)),
      ];
    });
  },
};

/** The document of a field, and where the field stands in it. */
interface Place {
  document: OpenDocument;
  pointer: string;
}

function twice({ document, pointer }: Place, { name }: FormField, first: number): Finding {
  return findingIn(document, step(pointer, 'name'), 'value', 'duplicate-field', (lineOf) => ({
    name,
    firstLine: lineOf(step(step('/fields', String(first)), 'name')),
  }));
}

function unfit({ document, pointer }: Place, field: FormField): Finding[] {
  return Object.entries(kindsWith).flatMap(([property, kinds]) => {
    if (!(property in field) || kinds.includes(field.kind)) return [];
    const details = { property, kind: field.kind, kinds: [...kinds] };
    return [findingIn(document, step(pointer, property), 'key', 'unfit-property', details)];
  });
}

function wrongLimits({ document, pointer }: Place, field: FormField): Finding[] {
  const { kind } = field;
  return (['min', 'max'] as const).flatMap((property) => {
    const written = field[property];
    const shape = limitShapes[kind];
    const isRight = shape ? shape.test(String(written)) : typeof written === 'number';
    if (written === undefined || isRight) return [];
    const details = { written: String(written), kind };
    return [findingIn(document, step(pointer, property), 'value', 'wrong-limit', details)];
  });
}

function unfillable({ document, pointer }: Place, field: FormField): Finding[] {
  const { name, label = name, kind, required, options, min, max, minLength, maxLength } = field;
  const found = (property: string, part: 'key' | 'value', why: 'hidden' | 'options' | 'range' | 'length') => [
    findingIn(document, step(pointer, property), part, 'unfillable-field', { label, why }),
  ];
  if (kind === 'hidden' && required === true) return found('required', 'key', 'hidden');
  if (Array.isArray(options) && options.length === 0) return found('options', 'value', 'options');
  if (isAbove(min, max)) return found('min', 'value', 'range');
  const isTooLong = minLength !== undefined && maxLength !== undefined && minLength > maxLength;
  return isTooLong ? found('minLength', 'value', 'length') : [];
}

/** Days and times are in the order of their letters; a fixed day may be before or after one that is counted from today. */
function isAbove(min: FormField['min'], max: FormField['max']): boolean {
  if (min === undefined || max === undefined) return false;
  const [first, last] = [daysFromToday(min), daysFromToday(max)];
  if (first === undefined && last === undefined) return min > max;
  return first !== undefined && last !== undefined && first > last;
}
