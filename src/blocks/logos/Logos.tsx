import { useState } from 'react';
import * as words from '#words/blocks';
import { useIsLive } from '../../components/Live/use-is-live';
import { Section } from '../../components/Section/Section';
import { PlainLink } from '../../components/ActionLink/ActionLink';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Mention } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Logos.module.css';

/**
 * An endless strip: the list stands twice, so that it can starts again unseen (specification, section 2,
 * "Home"). It moves once there is a button that stops it (WCAG 2.2, 2.2.2).
 */
export function Logos({ block }: BlockProps<'logos'>) {
  const [isPaused, setIsPaused] = useState(false);
  const isLive = useIsLive();
  return (
    <Section block={block} volume="quiet" heading={block.heading} intro={block.intro} className={classes.all}>
      <div className={classes.window} data-moving={isLive && !isPaused}>
        <div className={classes.strip}>
          <Row items={block.items} />
          {isLive && (
            <div className={classes.again} inert aria-hidden="true">
              <Row items={block.items} />
            </div>
          )}
        </div>
      </div>
      <button type="button" className={classes.switch} onClick={() => setIsPaused(!isPaused)}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={isPaused ? 'M1.5 0v12l10-6z' : 'M1 0h3.5v12H1zM7.5 0H11v12H7.5z'} />
        </svg>
        {isPaused ? words.play : words.pause}
        <VisuallyHidden>{` ${words.movingNames}`}</VisuallyHidden>
      </button>
    </Section>
  );
}

function Row({ items }: { items: Mention[] }) {
  return (
    <ul className={classes.row}>
      {items.map(({ name, url, logo }) => (
        <li key={name}>
          <PlainLink link={{ to: url, newTab: true }}>
            {logo === undefined ? (
              name
            ) : (
              <SmartImage image={{ src: logo, alt: name }} sizes="12rem" className={classes.logo} />
            )}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
