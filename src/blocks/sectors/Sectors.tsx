import rows from '../../components/EvenRows/EvenRows.module.css';
import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Sectors.module.css';

/** Many sectors at a glance. */
export function Sectors({ block }: BlockProps<'sectors'>) {
  return (
    <Section block={block} heading={block.heading} intro={block.intro}>
      <ul className={`${rows.rows} ${classes.grid}`}>
        {block.items.map(({ name, icon, description }) => (
          <li key={name}>
            <h3>
              <Icon name={icon} size={40} />
              {name}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
