import { RoleHead } from '../../components/RoleHead/RoleHead';
import role from '../../components/RoleHead/RoleHead.module.css';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Topics.module.css';

/** A role and the topics that are trained with it. */
export function Topics({ block }: BlockProps<'topics'>) {
  const { role: heading, icon, image, intro, topics, volume } = block;
  const isBeside = image !== undefined && volume !== 'loud';
  return (
    <Section block={block} className={isBeside ? role.besidePicture : role.above}>
      <RoleHead heading={heading} icon={icon} image={image} intro={intro} />
      <ol className={isBeside ? `${classes.topics} ${classes.two}` : classes.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ol>
    </Section>
  );
}
