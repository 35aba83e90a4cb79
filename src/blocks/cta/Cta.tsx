import { Actions } from '../../components/ActionLink/ActionLink';
import { Counted } from '../../components/Counted/Counted';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { BlockProps } from '../../model/page-data';
import { largeLine } from '../../lib/large-line';
import classes from './Cta.module.css';

/** A line and its buttons in the middle of a page, with what a client counted, and with a picture on the page's colour, above a frieze that runs across the window. */
export function Cta({ block }: BlockProps<'cta'>) {
  const { picture } = block;
  return (
    <Section
      block={block}
      volume="quiet"
      tone={picture === undefined ? 'paper' : 'ground'}
      className={classes.cta}
    >
      {picture !== undefined && (
        <SmartImage image={{ src: picture, alt: '' }} sizes="100vw" className={classes.frieze} />
      )}
      <p>{largeLine(block.text)}</p>
      {block.result && <Counted result={block.result} className={classes.result} />}
      <Actions links={block.actions} fallback={0} />
    </Section>
  );
}
