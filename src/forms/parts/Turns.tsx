import type { RefObject } from 'react';
import * as words from '#words/forms';
import actions from '../../components/ActionLink/ActionLink.module.css';
import classes from '../Form.module.css';

/** What the ways between the parts of a form take: which one is shown, how many there are, what a press does, and where the way on is kept. */
export interface TurnsProps {
  open: number;
  count: number;
  onBack: () => void;
  onNext: () => void;
  next: RefObject<HTMLButtonElement | null>;
}

/** On a phone the ways to the next part of a form and to the one before. */
export function Turns({ open, count, onBack, onNext, next }: TurnsProps) {
  return (
    <div className={classes.turns}>
      {open < count - 1 && (
        <button ref={next} type="button" className={actions.button} onClick={onNext}>
          {words.nextPart}
        </button>
      )}
      {open > 0 && (
        <button type="button" className={actions.button} onClick={onBack}>
          {words.partBefore}
        </button>
      )}
    </div>
  );
}
