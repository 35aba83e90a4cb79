import { useId } from 'react';
import * as words from '#words/blocks';
import { Fold } from '../../components/Fold/Fold';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './AudienceGoals.module.css';

/** The four audiences of a program (specification, section 2), in the order in which they are shown. */
const audiences = [
  { key: 'employee', label: words.forEmployee },
  { key: 'hr', label: words.forHr },
  { key: 'boss', label: words.forBoss },
  { key: 'businessOwner', label: words.forBusinessOwner },
] as const;

/** What each of the four audiences gets from a program: side by side on a wide screen, elsewhere one list is open at a time. */
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
      {audiences.map(({ key, label }, at) => (
        <div key={key} className={classes.audience}>
          <h3>{label}</h3>
          <Fold name={name} count={block[key].length} what={words.goalsOf(label)} isOpen={at === 0}>
            <ul>
              {block[key].map((goal) => (
                <li key={goal}>{goal}</li>
              ))}
            </ul>
          </Fold>
        </div>
      ))}
    </Section>
  );
}
