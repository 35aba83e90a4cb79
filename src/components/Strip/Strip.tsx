import type { ReactNode } from 'react';
import { useFocusableWhenScrollable } from '../FocusableWhenScrollable/use-focusable-when-scrollable';
import classes from './Strip.module.css';

/** What a strip takes. */
export interface StripProps {
  /** Its `<li>`s. */
  children: ReactNode;
  /** How they stand from tablets on; columns without it. */
  className?: string | undefined;
  /** What it holds, for those who listen. */
  label: string;
  /** Whether a phone swipes them however many they are. */
  isSwiped?: boolean;
}

/** A list of things of one kind. On a phone up to eight are swiped, and more stand below one another. */
export function Strip({ children, className = classes.columns, label, isSwiped }: StripProps) {
  const list = useFocusableWhenScrollable<HTMLUListElement>();
  return (
    <ul
      className={`${classes.strip} ${className}`}
      data-swiped={isSwiped || undefined}
      ref={list}
      aria-label={label}
    >
      {children}
    </ul>
  );
}
