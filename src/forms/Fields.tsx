import { Field } from './Field';
import classes from './Form.module.css';
import type { Part } from './parts/parts-of';

/** What the fields of a form take: the form's id, its parts, which of them a phone shows (all: undefined), and by field what is to be said about it. */
export interface FieldsProps {
  id: string;
  parts: Part[];
  open: number | undefined;
  errors: Record<string, string>;
  /** Until the form is at work there are none. */
  advice: Record<string, string> | undefined;
}

/** The fields of a form, in their author's order; those of a part that has a name stand together. */
export function Fields({ id, parts, open, errors, advice }: FieldsProps) {
  return parts.map(({ heading, fields }, at) => {
    const shown = fields.map((field) => (
      <Field
        key={field.name}
        id={`${id}-${field.name}`}
        field={field}
        error={errors[field.name]}
        advice={advice && (errors[field.name] === undefined ? (advice[field.name] ?? '') : '')}
      />
    ));
    if (heading === undefined) return shown;
    const isAway = open !== undefined && open !== at;
    return (
      <fieldset key={heading} tabIndex={-1} className={classes.part} data-away={isAway || undefined}>
        <legend data-place={open === undefined ? undefined : `${at + 1}/${parts.length}`}>{heading}</legend>
        {shown}
      </fieldset>
    );
  });
}
