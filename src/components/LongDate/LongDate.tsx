import { longDate } from '../../lib/dates';
import { useSite } from '../SiteInfo/site-info';

/** A day in words of the site's language. Of some languages a browser writes it otherwise than the build: then the build's stays. */
export function LongDate({ day }: { day: string }) {
  const { language } = useSite();
  return (
    <time dateTime={day} suppressHydrationWarning>
      {longDate(day, language)}
    </time>
  );
}
