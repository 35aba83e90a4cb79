import { useEffect, useState } from 'react';
import * as words from '#words/blocks';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { HoursData, HoursRow } from '../../model/place-data';
import classes from './Hours.module.css';

/** When a place is open: a table, and above it whether it is open now. */
export function Hours({ hours, name }: { hours: HoursData; name: string }) {
  return (
    <>
      {hours.now && <OpenNow hours={hours} />}
      <table className={classes.hours}>
        <caption>
          <VisuallyHidden>{`${words.openingHours}: ${name}`}</VisuallyHidden>
        </caption>
        <tbody>
          {hours.rows.map((row) => (
            <Row key={row.days} row={row} />
          ))}
        </tbody>
      </table>
      {hours.closed.map(({ from, days, name: why }) => (
        <p key={from} className={classes.closed}>
          {`${words.closedHours}: ${days} (${why})`}
        </p>
      ))}
    </>
  );
}

function Row({ row: { days, times, isAllDay } }: { row: HoursRow }) {
  const lines = isAllDay === true ? [words.openAllDay] : times.length > 0 ? times : [words.closedHours];
  return (
    <tr>
      <th scope="row">{days}</th>
      <td>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </td>
    </tr>
  );
}

const minute = 60_000;

/** Comes after the first view, by the clock of the place. Nothing is lost where it does not come. */
function OpenNow({ hours }: { hours: HoursData }) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const { openingSentence } = await import('./open-now');
      setSentence(openingSentence(hours));
    };
    const tellOrNot = (): void => void tell().catch(() => {});
    tellOrNot();
    const timer = window.setInterval(tellOrNot, minute);
    return () => window.clearInterval(timer);
  }, [hours]);
  return <p className={classes.now}>{sentence}</p>;
}
