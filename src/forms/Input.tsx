import { choose } from '#words/forms';
import type { Field } from '../model/form';
import type { ControlAttributes } from './Field';

/** What the control of a field with one value takes. */
export interface InputProps {
  field: Field;
  attributes: ControlAttributes;
}

/** Where something is typed or one thing chosen. */
export function Input({ field, attributes }: InputProps) {
  const { kind, placeholder, options, min, max, minLength } = field;
  // A browser would cut off what is pasted beyond `maxLength`, and say nothing.
  const text = { ...attributes, placeholder, minLength };
  if (kind === 'textArea') return <textarea {...text} rows={5} />;
  if (kind !== 'choice') {
    const range = kind === 'number' ? { step: 'any' } : {};
    return <input {...text} {...{ min, max }} {...range} type={kind === 'phone' ? 'tel' : kind} />;
  }
  return (
    <select {...attributes} defaultValue="">
      <option value="">{placeholder ?? choose}</option>
      {options?.map(({ label, value = label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
