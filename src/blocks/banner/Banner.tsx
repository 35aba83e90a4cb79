import { Actions } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/SiteInfo/site-info';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Voice } from '../../components/Voice/Voice';
import type { BlockProps } from '../../model/page-data';
import { largeLine } from '../../lib/large-line';
import classes from './Banner.module.css';

/** The closing call of a page, on its ground colour, where the way to an enquiry is the loud button, or else the first, with the promise of a reply below it or a client who has the last word; a picture, which only decorates, runs out at its right, on a phone above it. */
export function Banner({ block }: BlockProps<'banner'>) {
  const { heading, text, actions, testimonial, picture } = block;
  const { reply } = useSite().contact;
  return (
    <Section block={block} tone="ground" className={picture === undefined ? classes.alone : classes.beside}>
      {picture !== undefined && (
        <SmartImage
          image={{ src: picture, alt: '' }}
          sizes="(min-width: 48rem) 45vw, 100vw"
          className={classes.picture}
        />
      )}
      <div className={classes.words}>
        <h2>{largeLine(heading)}</h2>
        {text !== undefined && <p>{text}</p>}
        <Actions links={actions} note={testimonial ? undefined : reply} fallback={0} />
        {testimonial && <Voice {...testimonial} />}
      </div>
    </Section>
  );
}
