import { useEffect, useRef } from 'react';
import { formLoading, formMissing, loadAgain } from '#words/forms';
import { useSite } from '../components/SiteInfo/site-info';
import type { BlockOf } from '../model/page-data';
import classes from './Form.module.css';
import { FormWithThanks } from './FormWithThanks';
import { wakeNear } from './wake-near';

/**
 * A form that stands in the page's HTML and comes to life where it stands when somebody comes near it. It is a root of
 * React's own, not a part of the page's: what is typed before its code has come stays, and nothing else waits for it.
 */
export function DeferredForm({ block }: { block: BlockOf<'enquiryForm'> }) {
  const place = useRef<HTMLDivElement>(null);
  const site = useSite();
  useEffect(() => (place.current ? wakeNear(place.current, site, block) : undefined), [site, block]);
  // A build for browsers leaves this out, and so the form's code too.
  if (import.meta.env.SSR) {
    return (
      <div className={classes.place} data-form={block.form.name}>
        <FormWithThanks form={block.form} heading={block.heading} />
      </div>
    );
  }
  // What the server has drawn is left alone; an empty place says what it waits for.
  const drawn = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
  const said = { 'data-loading': formLoading, 'data-missing': `${formMissing} ${loadAgain}` };
  return <div ref={place} className={classes.place} data-form={block.form.name} {...drawn} {...said} />;
}
