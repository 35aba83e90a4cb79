import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Names.module.css';

/** Many names, as in an index. The build has sorted them and left out doubles. Where they are quiet their heading is a label. */
export function Names({ block }: BlockProps<'names'>) {
  const isQuiet = block.volume === 'quiet';
  return (
    <Section
      block={block}
      tone={isQuiet ? 'paper' : 'deep'}
      heading={isQuiet ? undefined : block.heading}
      intro={isQuiet ? undefined : block.intro}
    >
      {isQuiet && <h2 className={classes.label}>{block.heading}</h2>}
      {isQuiet && block.intro !== undefined && <p>{block.intro}</p>}
      <ul className={classes.names}>
        {block.names.map((name, at) => (
          <li key={name} data-letter={newLetter(name, block.names[at - 1])}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The first letter of a name, where the one before it has another. */
function newLetter(name: string, before = ''): string | undefined {
  const [letter = ''] = name;
  return before.startsWith(letter) ? undefined : letter;
}
