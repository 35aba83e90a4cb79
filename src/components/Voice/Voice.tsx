import { starsOf } from '#words/blocks';
import { standingOf } from '../../lib/standing-of';
import type { Testimonial } from '../../model/content.generated';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { WholeWords } from '../WholeWords/WholeWords';
import classes from './Voice.module.css';

/** A client's words in a line or two, and who says so. */
export function Voice({ text, lang, name, rating, ...person }: Testimonial) {
  const standing = standingOf(person);
  return (
    <figure className={classes.voice}>
      <blockquote lang={lang}>
        <WholeWords text={text} />
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {standing !== '' && `, ${standing}`}
        {rating !== undefined && <VisuallyHidden>{` ${starsOf(rating)}`}</VisuallyHidden>}
      </figcaption>
    </figure>
  );
}
