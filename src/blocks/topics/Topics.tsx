import { RoleHead } from '../../components/RoleHead/RoleHead';
import role from '../../components/RoleHead/RoleHead.module.css';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Topics.module.css';

/** A role and the topics that are trained with it. */
export function Topics({ block }: BlockProps<'topics'>) {
  const { role: heading, icon, intro, topics } = block;
  return (
    <Section block={block} className={role.above}>
      <RoleHead heading={heading} icon={icon} intro={intro} />
      <ol className={classes.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ol>
    </Section>
  );
}
