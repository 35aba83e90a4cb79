import { useScrollStop } from '../../components/ScrollStop/use-scroll-stop';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Unseen } from '../../components/Unseen/Unseen';
import type { Testimonial } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Testimonials.module.css';

/** What clients say: three columns, on a phone a strip. */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const strip = useScrollStop<HTMLUListElement>();
  return (
    <Section block={block} tone="deep" heading={block.heading} intro={block.intro}>
      <ul className={classes.grid} ref={strip} aria-label={block.heading}>
        {block.items.map((item) => (
          <li key={item.name}>
            <One item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function One({ item }: { item: Testimonial }) {
  const { name, position, company, rating, text, image } = item;
  return (
    <figure className={classes.one}>
      <p className={classes.stars}>
        <Unseen>{`${rating} of 5 stars`}</Unseen>
        <span aria-hidden="true">{'★'.repeat(rating)}</span>
      </p>
      <blockquote>{text}</blockquote>
      <figcaption>
        {image && <SmartImage image={image} sizes="4rem" className={classes.face} />}
        <span>
          <strong>{name}</strong>
          {position}, {company}
        </span>
      </figcaption>
    </figure>
  );
}
