import { starsOf } from '#words/blocks';
import { Actions } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Strip } from '../../components/Strip/Strip';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Testimonial } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import { largeLine } from '../../lib/large-line';
import classes from './Testimonials.module.css';

/** What clients say: the first one large, the others ruled and small, on a phone a strip. */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const { heading, intro, items, action } = block;
  const [first, ...others] = items;
  return (
    <Section block={block} tone="deep" heading={heading} intro={intro}>
      {first && <Quotation item={first} isLarge />}
      {others.length > 0 && (
        <Strip className={classes.others} label={heading}>
          {others.map((item) => (
            <li key={item.name}>
              <Quotation item={item} />
            </li>
          ))}
        </Strip>
      )}
      <Actions links={action && [action]} isBelow />
    </Section>
  );
}

function Quotation({ item, isLarge = false }: { item: Testimonial; isLarge?: boolean }) {
  const { name, position, company, rating, text, lang, image } = item;
  return (
    <figure className={isLarge ? classes.large : classes.one}>
      <blockquote lang={lang}>{largeLine(text)}</blockquote>
      <figcaption>
        {image && <SmartImage image={image} sizes={isLarge ? '19rem' : '6rem'} className={classes.face} />}
        <span>
          <strong>{name}</strong>
          {`${position}, ${company}`}
          <Stars rating={rating} isShown={isLarge || rating < 5} />
        </span>
      </figcaption>
    </figure>
  );
}

/** As many stars as were given, for those who listen; they are drawn where `isShown`. */
function Stars({ rating, isShown }: { rating: number; isShown: boolean }) {
  return (
    <>
      <VisuallyHidden>{` ${starsOf(rating)}`}</VisuallyHidden>
      {isShown && (
        <span aria-hidden="true" className={classes.stars}>
          {'★'.repeat(rating)}
        </span>
      )}
    </>
  );
}
