import type { CSSProperties } from 'react';
import { useFocusableWhenScrollable } from '../../components/FocusableWhenScrollable/use-focusable-when-scrollable';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import section from '../../components/Section/Section.module.css';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { BlockProps } from '../../model/page-data';
import classes from './Story.module.css';

/** One wide drawing with a text below each of its stations; where they would be too narrow it is swiped. */
export function Story({ block }: BlockProps<'story'>) {
  const { heading, intro, image, steps, text } = block;
  const frieze = useFocusableWhenScrollable<HTMLElement>();
  return (
    <Section block={block} heading={heading} intro={intro} className={section.wide}>
      <figure className={classes.frieze} style={widths(steps.length)} ref={frieze} aria-label={heading}>
        <SmartImage image={image} className={classes.picture} />
        <ol>
          {steps.map((step) => (
            <li key={step.label}>
              <p className={classes.label}>{step.label}</p>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </figure>
      {text !== undefined && <RichText text={text} className={classes.after} />}
    </Section>
  );
}

/** How many stations share the picture's width, and how much of it a phone shows at once. */
function widths(stations: number): CSSProperties {
  return { '--stations': stations, '--shown': `${Math.round(125 / stations)}%` } as CSSProperties;
}
