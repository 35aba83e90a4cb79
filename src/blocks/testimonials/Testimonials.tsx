import { starsOf } from '#words/blocks';
import { Actions } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Strip } from '../../components/Strip/Strip';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { standingOf } from '../../lib/standing-of';
import type { Testimonial } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Testimonials.module.css';

/** What clients say, as cards in three columns (specification, section 2, "Home"). */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const { heading, intro, items, action } = block;
  return (
    <Section block={block} tone="deep" heading={heading} intro={intro}>
      <Strip className={classes.cards} label={heading} isSwiped>
        {items.map((item) => (
          <li key={item.name}>
            <Quotation item={item} />
          </li>
        ))}
      </Strip>
      <Actions links={action && [action]} isBelow />
    </Section>
  );
}

function Quotation({ item }: { item: Testimonial }) {
  const { name, rating, text, lang, image } = item;
  return (
    <figure className={classes.card}>
      {rating !== undefined && (
        <p className={classes.stars}>
          <VisuallyHidden>{starsOf(rating)}</VisuallyHidden>
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
        </p>
      )}
      <blockquote lang={lang}>{text}</blockquote>
      <figcaption>
        {image && <SmartImage image={image} sizes="6rem" className={classes.face} />}
        <span>
          <strong>{name}</strong>
          {standingOf(item)}
        </span>
      </figcaption>
    </figure>
  );
}
