import rows from '../../components/EvenRows/EvenRows.module.css';
import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import { Strip } from '../../components/Strip/Strip';
import type { BlockProps } from '../../model/page-data';
import classes from './Durations.module.css';

/** The lengths in which a program can be booked, a ruled column each. */
export function Durations({ block }: BlockProps<'durations'>) {
  return (
    <Section block={block} tone="deep" heading={block.heading} intro={block.intro}>
      <Strip className={`${rows.rows} ${classes.cards}`} label={block.heading}>
        {block.options.map(({ icon, title, text }) => (
          <li key={title}>
            {icon !== undefined && <Icon name={icon} size={40} />}
            <h3>{title}</h3>
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </Strip>
    </Section>
  );
}
