import { Actions } from '../../components/ActionLink/ActionLink';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { BlockProps } from '../../model/page-data';
import { largeLine } from '../../lib/large-line';
import classes from './Prose.module.css';

/** Running text: beside its picture if there is one, else beside its heading. */
export function Prose({ block }: BlockProps<'prose'>) {
  const { heading, text, points, image, actions } = block;
  const title = heading !== undefined && <h2>{largeLine(heading)}</h2>;
  return (
    <Section block={block} className={image ? classes.beside : classes.alone}>
      {image ? (
        <SmartImage image={image} sizes="(min-width: 44rem) 34vw, 100vw" className={classes.picture} />
      ) : (
        title
      )}
      <div className={classes.words}>
        {image && title}
        <RichText text={text} />
        {points && (
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <Actions links={actions} />
      </div>
    </Section>
  );
}
