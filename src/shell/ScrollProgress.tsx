import { useEffect, useRef } from 'react';
import classes from './ScrollProgress.module.css';

/** A line under the navigation bar that shows how far the page is read. */
export function ScrollProgress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const part = scrollTop / Math.max(1, scrollHeight - clientHeight);
      line.current?.style.setProperty('scale', `${Math.min(1, part)} 1`);
    };
    show();
    document.addEventListener('scroll', show, { passive: true });
    return () => document.removeEventListener('scroll', show);
  }, []);
  return <div ref={line} className={classes.line} aria-hidden="true" />;
}
