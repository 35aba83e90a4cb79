import { useEffect, useRef } from 'react';
import { useIsLive } from '../components/Live/use-is-live';
import classes from './ScrollProgress.module.css';

/** A line under the navigation bar that shows how far the page is read; scripts draw it, so they bring it. */
export function ScrollProgress() {
  return useIsLive() && <Line />;
}

function Line() {
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
