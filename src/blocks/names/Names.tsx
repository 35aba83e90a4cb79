import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Names.module.css';

/** Many names. The build has sorted them and left out doubles. */
export function Names({ block }: BlockProps<'names'>) {
  return (
    <Section block={block} tone="deep" heading={block.heading} intro={block.intro}>
      <ul className={classes.names}>
        {block.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}
