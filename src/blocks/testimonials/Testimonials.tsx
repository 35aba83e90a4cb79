import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Strip } from '../../components/Strip/Strip';
import { Unseen } from '../../components/Unseen/Unseen';
import type { Testimonial } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Testimonials.module.css';

/** What clients say: the first one large, the others ruled and small, on a phone a strip. */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const [first, ...others] = block.items;
  return (
    <Section block={block} tone="deep" heading={block.heading} intro={block.intro}>
      {first && <One item={first} isLarge />}
      {others.length > 0 && (
        <Strip className={classes.others} label={block.heading}>
          {others.map((item) => (
            <li key={item.name}>
              <One item={item} />
            </li>
          ))}
        </Strip>
      )}
    </Section>
  );
}

function One({ item, isLarge = false }: { item: Testimonial; isLarge?: boolean }) {
  const { name, position, company, rating, text, image } = item;
  return (
    <figure className={isLarge ? classes.large : classes.one}>
      <blockquote>{text}</blockquote>
      <figcaption>
        {image && <SmartImage image={image} sizes="6rem" className={classes.face} />}
        <span>
          <strong>{name}</strong>
          {`${position}, ${company}`}
          <Stars rating={rating} />
        </span>
      </figcaption>
    </figure>
  );
}

/** As many stars as were given. */
function Stars({ rating }: { rating: number }) {
  return (
    <span className={classes.stars}>
      <Unseen>{`${rating} of 5 stars`}</Unseen>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
    </span>
  );
}
