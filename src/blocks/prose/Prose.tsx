import { Actions } from '../../components/ActionLink/ActionLink';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { BlockProps } from '../../model/page-data';
import classes from './Prose.module.css';

/** Running text, with a picture beside it if there is one. */
export function Prose({ block }: BlockProps<'prose'>) {
  const { heading, text, image, actions } = block;
  return (
    <Section block={block} className={image ? classes.beside : undefined}>
      {image && (
        <SmartImage image={image} sizes="(min-width: 44rem) 34vw, 100vw" className={classes.picture} />
      )}
      <div className={classes.words}>
        {heading !== undefined && <h2>{heading}</h2>}
        <RichText text={text} />
        <Actions links={actions} />
      </div>
    </Section>
  );
}
