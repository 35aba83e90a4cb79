import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Fold.module.css';

/** What a fold takes: how many things are in it, and what they are called for those who listen. */
export interface FoldProps {
  count: number;
  what: string;
  isOpen?: boolean;
  /** Of those of one name one is open at a time. */
  name?: string;
  children: ReactNode;
}

/**
 * A list under a heading: closed on phones and tablets until somebody touches the heading, whose row its button covers.
 * On a wide screen and on paper it lies open. What it stands in is positioned, and gives the height of that row as `--row`.
 */
export function Fold({ count, what, isOpen, name, children }: FoldProps) {
  return (
    <details className={classes.fold} name={name} open={isOpen}>
      <summary>
        {count}
        <VisuallyHidden>{` ${what}`}</VisuallyHidden>
      </summary>
      {children}
    </details>
  );
}
