import { useId } from 'react';
import { goalsOf } from '#words/blocks';
import { Fold } from '../../components/Fold/Fold';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './AudienceGoals.module.css';

/** What each audience gets: side by side on a wide screen, elsewhere one list is open at a time. */
export function AudienceGoals({ block }: BlockProps<'audienceGoals'>) {
  const name = useId();
  return (
    <Section
      block={block}
      tone="deep"
      heading={block.heading}
      intro={block.intro}
      className={classes.audiences}
    >
      {block.audiences.map(({ heading, goals }, at) => (
        <div key={heading} className={classes.audience}>
          <h3>{heading}</h3>
          <Fold name={name} count={goals.length} what={goalsOf(heading)} isOpen={at === 0}>
            <ul>
              {goals.map((goal) => (
                <li key={goal}>{goal}</li>
              ))}
            </ul>
          </Fold>
        </div>
      ))}
    </Section>
  );
}
