import type { ReactNode } from 'react';
import { useScrollStop } from '../ScrollStop/use-scroll-stop';
import classes from './Strip.module.css';

/** A list of cards of one kind: columns; on a phone up to six are swiped, and more stand below one another. */
export function Strip({ children }: { /** Its `<li>`s. */ children: ReactNode }) {
  const list = useScrollStop<HTMLUListElement>();
  return (
    <ul className={classes.strip} ref={list}>
      {children}
    </ul>
  );
}
