import type { Field } from '../model/form';
import type { ControlAttributes } from './Field';
import classes from './Form.module.css';

/** What a list of boxes takes. */
export interface ChoicesProps {
  field: Field;
  attributes: Omit<ControlAttributes, 'autoComplete'>;
}

/** Options of which any number can be ticked. No browser asks for one at least, so none is marked as required. */
export function Choices({ field: { label, options }, attributes }: ChoicesProps) {
  const { id, required: _, ...ofEach } = attributes;
  return (
    <fieldset className={classes.boxes}>
      <legend>{label}</legend>
      {options?.map((option, at) => (
        <label key={option.label} className={classes.box}>
          <input {...ofEach} {...(at === 0 && { id })} type="checkbox" value={option.value ?? option.label} />{' '}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
