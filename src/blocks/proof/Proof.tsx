import { Counted } from '../../components/Counted/Counted';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Proof.module.css';

/** What some clients counted, side by side below a label; on a phone a row each. */
export function Proof({ block }: BlockProps<'proof'>) {
  return (
    <Section block={block} volume="quiet">
      <h2 className={classes.label}>{block.heading}</h2>
      <ul className={classes.list}>
        {block.items.map((result) => (
          <li key={result.company + result.value}>
            <Counted result={result} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
