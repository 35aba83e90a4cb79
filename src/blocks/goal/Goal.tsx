import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Goal.module.css';

/** What a program is for, set large, with its steps beside it. */
export function Goal({ block }: BlockProps<'goal'>) {
  const { heading, text, points } = block;
  return (
    <Section block={block} className={classes.goal}>
      <h2>{heading}</h2>
      <RichText text={text} className={classes.text} />
      {points && (
        <ol className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
    </Section>
  );
}
