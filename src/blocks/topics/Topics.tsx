import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Topics.module.css';

/** A role and the topics that are trained with it. */
export function Topics({ block }: BlockProps<'topics'>) {
  const { role, icon, intro, topics } = block;
  return (
    <Section block={block} className={classes.role}>
      <div>
        {icon !== undefined && (
          <span className={classes.icon}>
            <Icon name={icon} size={32} />
          </span>
        )}
        <h2>{role}</h2>
        {intro !== undefined && <p>{intro}</p>}
      </div>
      <ol className={classes.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ol>
    </Section>
  );
}
