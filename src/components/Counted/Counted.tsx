import type { Result } from '../../model/content.generated';
import { PlainLink } from '../ActionLink/ActionLink';
import classes from './Counted.module.css';

/** What a result takes, and a class for it. */
export interface CountedProps {
  result: Result;
  className?: string | undefined;
}

/** Two figures of one client, large, and as the same sentence what they count; below it, where. */
export function Counted({ result: { value, label, company, to }, className }: CountedProps) {
  return (
    <div className={[classes.counted, className].filter(Boolean).join(' ')}>
      <p>
        <strong>{value}</strong>
        {` ${label}`}
      </p>
      <p>{to === undefined ? company : <PlainLink link={{ to, label: company }} />}</p>
    </div>
  );
}
