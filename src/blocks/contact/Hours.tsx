import type { HoursData, OpeningTimes } from '../../model/place-data';
import classes from './Hours.module.css';

/** When a place is open: whether now, and below that the table which the build has made. */
export function Hours({ hours: { html, now } }: { hours: HoursData }) {
  return (
    <>
      {now && <p className={classes.now} ref={(line) => keptTold(line, now)} />}
      <div className={classes.hours} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** Comes after the first view. Nothing is lost where it does not come. */
function keptTold(line: HTMLElement | null, now: OpeningTimes) {
  const told = line && import('./open-now').then(({ keepTold }) => keepTold(line, now)).catch(() => {});
  return () => void told?.then((end) => end?.());
}
