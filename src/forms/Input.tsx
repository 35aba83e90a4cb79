import { choose } from '#words/forms';
import { daysFromToday, limitOn, todayHere } from '../lib/field-days';
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
    return (
      <input
        ref={(input) => limitFromToday(input, { min, max })}
        {...text}
        {...fixed({ min, max })}
        {...range}
        type={kind === 'phone' ? 'tel' : kind}
      />
    );
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

type Limits = Record<'min' | 'max', Field['min']>;

/** The limits that stand in the page's HTML: those that are the same on every day. */
function fixed(limits: Limits): Partial<Limits> {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => daysFromToday(limit) === undefined));
}

/** Limits that are counted from today are for the visitor's browser to set. */
function limitFromToday(input: HTMLInputElement | null, limits: Limits): void {
  for (const name of ['min', 'max'] as const) {
    const limit = limits[name];
    if (input && daysFromToday(limit) !== undefined)
      input[name] = String(limitOn(limit ?? '', todayHere().first));
  }
}
