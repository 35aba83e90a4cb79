import type { ArticleCard } from '../../model/content.generated';
import { longDate } from '../../model/dates';
import { PlainLink } from '../ActionLink/ActionLink';
import { SmartImage } from '../SmartImage/SmartImage';
import { Unseen } from '../Unseen/Unseen';
import classes from './ArticleCards.module.css';

/** Articles as cards: picture, category, reading time, title, excerpt, date. */
export function ArticleCards({ cards }: { cards: ArticleCard[] }) {
  return (
    <ul className={classes.grid}>
      {cards.map((card) => (
        <li key={card.to} className={classes.card}>
          <One card={card} />
        </li>
      ))}
    </ul>
  );
}

function One({ card: { title, to, category, date, minutes, excerpt, image } }: { card: ArticleCard }) {
  return (
    <article>
      <SmartImage image={image} sizes="(min-width: 72rem) 24rem, 92vw" className={classes.picture} />
      <p className={classes.facts}>
        <span className={classes.category}>{category}</span>
        {`${minutes} min read`}
      </p>
      <h3>
        <PlainLink link={{ to }}>{title}</PlainLink>
      </h3>
      <p>{excerpt}</p>
      <p className={classes.foot}>
        <time dateTime={date}>{longDate(date)}</time>
        <PlainLink link={{ to }} className={classes.more}>
          Read More<Unseen>: {title}</Unseen>
        </PlainLink>
      </p>
    </article>
  );
}
