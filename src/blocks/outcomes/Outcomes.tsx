import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Outcomes.module.css';

/** A grid of results with icons. */
export function Outcomes({ block }: BlockProps<'outcomes'>) {
  return (
    <Section block={block} tone="deep" heading={block.heading} intro={block.intro}>
      <ul className={classes.grid} data-count={block.items.length}>
        {block.items.map(({ icon, title, text }) => (
          <li key={text}>
            <span className={classes.icon}>
              <Icon name={icon} size={28} />
            </span>
            <div>
              {title !== undefined && <h3>{title}</h3>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
