import { ActionLink, Actions } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import type { Price } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Prices.module.css';

/** What things cost, a card each; quiet, the lines of a price list. */
export function Prices({ block }: BlockProps<'prices'>) {
  const { heading, intro, items, action, volume } = block;
  return (
    <Section block={block} tone="deep" heading={heading} intro={intro}>
      <ul className={volume === 'quiet' ? classes.lines : classes.cards}>
        {items.map((item) => (
          <OnePrice key={item.name} item={item} />
        ))}
      </ul>
      <Actions links={action && [action]} isBelow />
    </Section>
  );
}

function OnePrice({ item }: { item: Price }) {
  const { name, price, unit, featured = false } = item;
  return (
    <li data-featured={featured || undefined}>
      <h3>{name}</h3>
      <p className={classes.price}>
        <strong>{price}</strong> {unit !== undefined && <span>{unit}</span>}
      </p>
      <Details item={item} />
    </li>
  );
}

/** What is said of it and what it includes, and its button. */
function Details({ item: { name, text, includes, action } }: { item: Price }) {
  return (
    <div className={classes.details}>
      {text !== undefined && <p>{text}</p>}
      {includes && (
        <ul className={classes.includes}>
          {includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {action && <ActionLink link={action} about={name} />}
    </div>
  );
}
