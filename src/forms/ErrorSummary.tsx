import { useEffect, useRef } from 'react';
import * as words from '#words/forms';
import type { FormField } from '../model/content.generated';
import classes from './Form.module.css';

/** What the summary takes: the form's id, the fields' messages and their words. */
export interface ErrorSummaryProps {
  id: string;
  errors: Record<string, string>;
  fields: Record<string, FormField>;
}

/** All messages in one place, with links to their fields; it takes the focus when it appears. */
export function ErrorSummary({ id, errors, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const wrong = Object.keys(fields).filter((name) => errors[name] !== undefined);
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p>
        <strong>{words.unclear(wrong.length)}</strong>
      </p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
            >
              {leadIn(fields[name]?.label)} {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a field is called, before its message; a question needs no colon. */
function leadIn(label = ''): string {
  return label.endsWith('?') ? label : `${label}:`;
}
