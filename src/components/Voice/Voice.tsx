import { starsOf } from '#words/blocks';
import type { Testimonial } from '../../model/content.generated';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { WholeWords } from '../WholeWords/WholeWords';
import classes from './Voice.module.css';

/** A client's words in a line or two, and who says so. */
export function Voice({ text, lang, name, position, company, rating }: Testimonial) {
  return (
    <figure className={classes.voice}>
      <blockquote lang={lang}>
        <WholeWords text={text} />
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {`, ${position}, ${company}`}
        <VisuallyHidden>{` ${starsOf(rating)}`}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}
