import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import { WholeWords } from '../../components/WholeWords/WholeWords';
import type { BlockProps } from '../../model/page-data';
import classes from './Durations.module.css';

/** The lengths in which a program can be booked, a ticket each. */
export function Durations({ block }: BlockProps<'durations'>) {
  return (
    <Section block={block} tone="deep" scale="small" heading={block.heading} intro={block.intro}>
      <ul className={classes.cards}>
        {block.options.map(({ icon, title, text }) => (
          <li key={title}>
            {icon !== undefined && <Icon name={icon} size={40} />}
            <div>
              <h3>
                <WholeWords text={title} />
              </h3>
              {text !== undefined && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
