import type { CSSProperties } from 'react';
import { Actions, PlainLink } from '../../components/ActionLink/ActionLink';
import { Icon } from '../../components/Icon/Icon';
import { useFocusableWhenScrollable } from '../../components/FocusableWhenScrollable/use-focusable-when-scrollable';
import { Section } from '../../components/Section/Section';
import { useAssets } from '../../components/SmartImage/assets-context';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import strip from '../../components/Strip/Strip.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { bearsWhite } from '../../lib/bears-white';
import type { Card, Link } from '../../model/content.generated';
import type { BlockProps, ImageAsset } from '../../model/page-data';
import classes from './Cards.module.css';

/** A grid of cards that lead on, with one more at the end for those who did not find theirs. On a phone a row each; a few with pictures are swiped. Quiet, they are lines, with a small picture where there is room. */
export function Cards({ block }: BlockProps<'cards'>) {
  return block.volume === 'quiet' ? <Lines block={block} /> : <Grid block={block} />;
}

function Grid({ block }: BlockProps<'cards'>) {
  const { heading, intro, items, last, action, more } = block;
  const count = items.length + (last ? 1 : 0);
  const isFew = items.length < 5 && items.every(({ image }) => image);
  const list = useFocusableWhenScrollable<HTMLUListElement>();
  return (
    <Section block={block} heading={heading} intro={intro}>
      <ul
        className={isFew ? `${strip.strip} ${classes.grid}` : classes.grid}
        data-few={isFew || undefined}
        ref={list}
        aria-label={heading}
      >
        {items.map((card, at) => (
          <OneCard
            key={card.title}
            card={card}
            isLead={at === 0 && count > 4 && count % 3 > 0}
            isDoor={isFew}
            more={more}
          />
        ))}
        {last && <OneCard card={last} isLast />}
      </ul>
      <Actions links={action && [action]} isBelow isAtHead />
    </Section>
  );
}

function Lines({ block }: BlockProps<'cards'>) {
  const { heading, intro, items, last, action } = block;
  return (
    <Section block={block} heading={heading} intro={intro}>
      <ul className={classes.lines}>
        {(last ? [...items, last] : items).map((card) => (
          <li key={card.title}>
            {card.image && (
              <SmartImage image={{ ...card.image, alt: '' }} sizes="9rem" className={classes.picture} />
            )}
            <Title card={card} />
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
      <Actions links={action && [action]} isBelow />
    </Section>
  );
}

/** It leads where the whole card does. */
function Title({ card: { title, to } }: { card: Card }) {
  return <h3>{to === undefined ? title : <PlainLink link={{ to }}>{title}</PlainLink>}</h3>;
}

/** What a card takes: itself, whether it is the one after the list, the first of rows that it fills up, or one of a few, and what the way to its page is called where its button leads elsewhere. */
interface OneCardProps {
  card: Card;
  isLast?: boolean;
  isLead?: boolean;
  isDoor?: boolean;
  more?: string | undefined;
}

/** Its picture, with its icon before its title, or its icon alone; the title says what a picture shows. */
function OneCard({ card, isLast = false, isLead = false, isDoor = false, more }: OneCardProps) {
  const { text, icon, image, action } = card;
  const { images } = useAssets();
  return (
    <li
      className={classes.card}
      data-last={isLast || undefined}
      style={(isLead || isDoor) && image ? ownGround(images[image.src]) : undefined}
    >
      {image && (
        <SmartImage
          image={{ ...image, alt: '' }}
          sizes={`(min-width: 72rem) ${isLead ? 51 : 25}rem, (min-width: 44rem) 50vw, 7rem`}
          className={classes.picture}
        />
      )}
      {!image && icon !== undefined && <Icon name={icon} size={40} />}
      <div className={classes.words}>
        <div className={classes.named}>
          {image && icon !== undefined && <Icon name={icon} size={36} />}
          <Title card={card} />
        </div>
        <p>{text}</p>
        {action && <Ways card={card} action={action} more={more} />}
      </div>
    </li>
  );
}

/** The colour of the drawing on a card, where white words read on it; a photograph has none. */
function ownGround({ placeholder }: Partial<ImageAsset> = {}): CSSProperties | undefined {
  return placeholder !== undefined && bearsWhite(placeholder)
    ? ({ '--own': placeholder } as CSSProperties)
    : undefined;
}

/** Its button; a quiet word where the title leads to the same place; or two of them, first the one to its page. */
function Ways({ card: { title, to }, action, more }: { card: Card; action: Link; more: string | undefined }) {
  if (action.to === to) return <Way link={action} title={title} isQuiet />;
  if (to === undefined || more === undefined) return <Way link={action} title={title} />;
  return (
    <p className={classes.ways}>
      <Way link={{ to, label: more }} title={title} isQuiet />
      <Way link={action} title={title} isQuiet />
    </p>
  );
}

/** A button, or a quiet word; it says to those who listen which card it belongs to. */
function Way({ link, title, isQuiet = false }: { link: Link; title: string; isQuiet?: boolean }) {
  return (
    <PlainLink link={link} className={isQuiet ? classes.more : classes.button}>
      {link.label}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </PlainLink>
  );
}
