import { useEffect, useRef } from 'react';
import { useSite } from '../components/SiteInfo/site-info';
import type { BlockOf } from '../model/page-data';
import classes from './Form.module.css';
import { wakeNear } from './wake-near';

const ServerForm = import.meta.env.SSR ? (await import('./FormWithThanks')).FormWithThanks : undefined;

/**
 * A form that stands in the page's HTML and comes to life where it stands when somebody comes near it. For React it
 * is a page of its own: what is typed before its code has come stays, and nothing else waits for that code.
 */
export function DeferredForm({ block }: { block: BlockOf<'enquiryForm'> }) {
  const place = useRef<HTMLDivElement>(null);
  const site = useSite();
  useEffect(() => (place.current ? wakeNear(place.current, site, block) : undefined), [site, block]);
  if (ServerForm) {
    return (
      <div className={classes.place} data-form={block.kind}>
        <ServerForm {...block} name={block.heading} />
      </div>
    );
  }
  // What the server has drawn is left alone.
  const drawn = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
  return <div ref={place} className={classes.place} data-form={block.kind} {...drawn} />;
}
