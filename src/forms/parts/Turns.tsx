import type { RefObject } from 'react';
import * as words from '#words/forms';
import actions from '../../components/ActionLink/ActionLink.module.css';
import classes from '../Form.module.css';

/** What the ways between the parts of a form take: which part is shown, what a press does where there is one after or before it, and where the way on is kept. */
export interface TurnsProps {
  open: number;
  onNext: (() => void) | undefined;
  onBack: (() => void) | undefined;
  next: RefObject<HTMLButtonElement | null>;
}

/** On a phone the ways to the next part of a form and to the one before. */
export function Turns({ onNext, onBack, next }: TurnsProps) {
  return (
    <div className={classes.turns}>
      {onNext && (
        <button ref={next} type="button" className={actions.button} onClick={onNext}>
          {words.nextPart}
        </button>
      )}
      {onBack && (
        <button type="button" className={actions.button} onClick={onBack}>
          {words.partBefore}
        </button>
      )}
    </div>
  );
}
