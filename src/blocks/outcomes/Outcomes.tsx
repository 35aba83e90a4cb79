import rows from '../../components/EvenRows/EvenRows.module.css';
import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Outcomes.module.css';

/** Results with icons, ruled. */
export function Outcomes({ block }: BlockProps<'outcomes'>) {
  return (
    <Section block={block} tone="deep" scale="small" heading={block.heading} intro={block.intro}>
      <ul className={`${rows.rows} ${classes.grid}`}>
        {block.items.map(({ icon, title, text }) => (
          <li key={text}>
            <Icon name={icon} size={40} />
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
