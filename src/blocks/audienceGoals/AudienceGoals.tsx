import { useId } from 'react';
import * as words from '#words/blocks';
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

/** What each of the four audiences gets from a program: one list is open at a time, which `<details>` of one name do alone. */
export function AudienceGoals({ block }: BlockProps<'audienceGoals'>) {
  const name = useId();
  return (
    <Section block={block} tone="deep" heading={block.heading} intro={block.intro}>
      {audiences.map(({ key, label }, at) => (
        <details key={key} name={name} open={at === 0} className={classes.audience}>
          <summary>
            <h3>{label}</h3>
          </summary>
          <ul>
            {block[key].map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}
