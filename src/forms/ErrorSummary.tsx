import { useEffect, useRef } from 'react';
import * as words from '#words/forms';
import type { Field } from '../model/form';
import { leadIn } from './fields/lead-in';
import classes from './Form.module.css';

/** What the summary takes: the form's id, the fields, and their messages by name. */
export interface ErrorSummaryProps {
  id: string;
  errors: Record<string, string>;
  fields: readonly Field[];
}

/** All messages in one place, with links to their fields; it takes the focus when it appears. */
export function ErrorSummary({ id, errors, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const wrong = fields.filter(({ name }) => errors[name] !== undefined);
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p>
        <strong>{words.unclear(wrong.length)}</strong>
      </p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
            >
              {leadIn(label)} {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
