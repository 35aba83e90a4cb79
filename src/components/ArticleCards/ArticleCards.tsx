import * as words from '#words/articles';
import type { ArticleCard } from '../../model/content.generated';
import { PlainLink } from '../ActionLink/ActionLink';
import { LongDate } from '../LongDate/LongDate';
import { SmartImage } from '../SmartImage/SmartImage';
import strip from '../Strip/Strip.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { WholeWords } from '../WholeWords/WholeWords';
import classes from './ArticleCards.module.css';

/** What the cards take, the newest first. */
export interface ArticleCardsProps {
  cards: ArticleCard[];
  /** The heading above them. */
  label: string;
  isFirstLarge?: boolean | undefined;
}

/** Articles as cards: picture, category, reading time, title, excerpt, date. What the picture shows, the article says. */
export function ArticleCards({ cards, label, isFirstLarge = false }: ArticleCardsProps) {
  return (
    <ul className={strip.columns} aria-label={label}>
      {cards.map((card, at) => (
        <li key={card.to} className={classes.card} data-large={(isFirstLarge && at === 0) || undefined}>
          <ArticleCardItem card={card} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCardItem({
  card: { title, to, category, date, minutes, excerpt, image },
}: {
  card: ArticleCard;
}) {
  return (
    <article>
      <SmartImage
        image={{ ...image, alt: '' }}
        sizes="(min-width: 72rem) 24rem, 78vw"
        className={classes.picture}
      />
      <p className={classes.facts}>
        <span className={classes.category}>{category}</span>
        {words.minutesToRead(minutes)}
      </p>
      <h3>
        <PlainLink link={{ to }}>
          <WholeWords text={title} />
        </PlainLink>
      </h3>
      <p>{excerpt}</p>
      <p className={classes.foot}>
        <LongDate day={date} />
        <PlainLink link={{ to }} className={classes.more}>
          {words.readMore}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </PlainLink>
      </p>
    </article>
  );
}
