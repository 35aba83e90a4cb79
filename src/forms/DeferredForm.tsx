import { useEffect, useRef } from 'react';
import { useSite } from '../components/SiteInfo/site-info';
import type { BlockOf, SiteData } from '../model/page-data';
import classes from './Form.module.css';

type FormBlock = BlockOf<'enquiryForm'>;

const ServerForm = import.meta.env.SSR ? (await import('./FormWithThanks')).FormWithThanks : undefined;

/**
 * A form that stands in the page's HTML and comes to life where it stands when somebody comes near it. For React it
 * is a page of its own: what is typed before its code has come stays, and nothing else waits for that code.
 */
export function DeferredForm({ block }: { block: FormBlock }) {
  const place = useRef<HTMLDivElement>(null);
  const site = useSite();
  useEffect(() => (place.current ? wakeNear(place.current, site, block) : undefined), [site, block]);
  if (ServerForm) {
    return (
      <div className={classes.place}>
        <ServerForm {...block} name={block.heading} />
      </div>
    );
  }
  // What the server has drawn is left alone.
  const drawn = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
  return <div ref={place} className={classes.place} {...drawn} />;
}

/** Wakes the form when it is nearly in view or takes the focus. Gives what puts an end to it. */
function wakeNear(place: HTMLElement, site: SiteData, block: FormBlock): () => void {
  const end = new AbortController();
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
    rootMargin: '200px',
  });
  const wake = (): void => {
    near.disconnect();
    place.removeEventListener('focusin', wake);
    void load(end.signal).then((draw) => draw?.(place, site, block, end.signal));
  };
  near.observe(place);
  place.addEventListener('focusin', wake);
  end.signal.addEventListener('abort', () => near.disconnect());
  return () => end.abort();
}

/** Tries until the code is there; meanwhile the form works as forms do without scripts. */
async function load(end: AbortSignal) {
  while (!end.aborted) {
    try {
      return (await import('./draw-form')).drawForm;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  }
  return undefined;
}
