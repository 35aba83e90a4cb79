import { choose } from '#words/forms';
import type { FormField } from '../model/content.generated';
import type { EnquiryField } from '../model/enquiry-kinds';
import classes from './Form.module.css';

/** What a field takes: its nature, its words, and what is to be said about what stands in it. */
export interface FieldProps {
  id: string;
  field: EnquiryField;
  words: FormField;
  /** Why it cannot be sent like this. */
  error: string | undefined;
  /** What one may want to look at again; it is sent all the same. Undefined until there can be any. */
  hint: string | undefined;
}

/** One field with its label, its help, and messages that belong to it for a screen reader too. */
export function Field({ id, field, words, error, hint }: FieldProps) {
  const { label, help, half } = words;
  const described = [error && 'error', hint && 'hint', help && 'help'].filter(Boolean);
  const attributes = {
    id,
    name: field.name,
    required: field.isRequired,
    autoComplete: field.autocomplete,
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(described.length > 0 && { 'aria-describedby': described.map((part) => `${id}-${part}`).join(' ') }),
  };
  return (
    <div className={classes.field} data-half={half}>
      <label htmlFor={id}>{label}</label>
      <Input field={field} words={words} attributes={attributes} />
      {help !== undefined && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} aria-live="polite" className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  field: EnquiryField;
  words: FormField;
  attributes: { id: string; name: string; required: boolean };
}

function Input({ field, words: { placeholder, options }, attributes }: InputProps) {
  if (field.input === 'text area') return <textarea {...attributes} placeholder={placeholder} rows={5} />;
  if (field.input !== 'choice') {
    const range = field.input === 'number' ? { min: 1, step: 'any' } : {};
    return <input {...attributes} {...range} type={field.input} placeholder={placeholder} />;
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
