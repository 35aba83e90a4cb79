import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './AudienceGoals.module.css';

/** The four audiences of a program (specification, section 2), in the order in which they are shown. */
const audiences = [
  { key: 'employee', label: 'For the employee' },
  { key: 'hr', label: 'For HR' },
  { key: 'boss', label: 'For the boss' },
  { key: 'businessOwner', label: 'For the business owner' },
] as const;

/** What each of the four audiences gets from a program. */
export function AudienceGoals({ block }: BlockProps<'audienceGoals'>) {
  return (
    <Section block={block} tone="deep" heading={block.heading} intro={block.intro} className={classes.grid}>
      {audiences.map(({ key, label }) => (
        <div key={key} className={classes.audience}>
          <h3>{label}</h3>
          <ul>
            {block[key].map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
