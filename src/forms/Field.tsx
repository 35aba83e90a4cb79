import type { Field as FieldOfForm } from '../model/form';
import { Choices } from './Choices';
import classes from './Form.module.css';
import { Input } from './Input';

/** What a field takes: what its form says of it, and what is to be said about what stands in it. */
export interface FieldProps {
  id: string;
  field: FieldOfForm;
  /** Why it cannot be sent like this. */
  error: string | undefined;
  /** What one may want to look at again; it is sent all the same. Undefined until there can be any. */
  advice: string | undefined;
}

/** What the control of a field has, whichever it is. */
export interface ControlAttributes {
  id: string;
  name: string;
  required: boolean;
  autoComplete: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** What a browser may fill in, where the author says nothing. */
const known: Partial<Record<FieldOfForm['kind'], string>> = { email: 'email', phone: 'tel' };

/** One field with its label, its hint, and messages that belong to it for a screen reader too. */
export function Field({ id, field, error, advice }: FieldProps) {
  const { name, kind, label, labelHtml, hint, half, required = false } = field;
  const described = [error && 'error', advice && 'advice', hint && 'hint'].filter(Boolean);
  const attributes: ControlAttributes = {
    id,
    name,
    required,
    autoComplete: field.autocomplete ?? known[kind] ?? 'off',
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(described.length > 0 && { 'aria-describedby': described.map((part) => `${id}-${part}`).join(' ') }),
  };
  const { autoComplete: _, ...ofBox } = attributes;
  return (
    <div className={classes.field} data-half={half}>
      {kind === 'choices' && <Choices field={field} attributes={ofBox} />}
      {kind === 'checkbox' && (
        <label className={classes.box}>
          <input {...ofBox} type="checkbox" value="yes" />{' '}
          {labelHtml === undefined ? label : <span dangerouslySetInnerHTML={{ __html: labelHtml }} />}
        </label>
      )}
      {kind !== 'choices' && kind !== 'checkbox' && (
        <>
          <label htmlFor={id}>{label}</label>
          <Input field={field} attributes={attributes} />
        </>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {advice !== undefined && (
        <p id={`${id}-advice`} aria-live="polite" className={classes.advice}>
          {advice}
        </p>
      )}
    </div>
  );
}
