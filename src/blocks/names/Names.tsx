import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Names.module.css';

/** Many names. The build has sorted them and left out doubles. */
export function Names({ block }: BlockProps<'names'>) {
  const isQuiet = block.volume === 'quiet';
  return (
    <Section
      block={block}
      tone={isQuiet ? 'cotton' : 'deep'}
      heading={block.heading}
      intro={block.intro}
      className={isQuiet ? classes.all : undefined}
    >
      <ul className={classes.names}>
        {block.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}
