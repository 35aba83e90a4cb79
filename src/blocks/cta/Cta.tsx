import { Actions } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Cta.module.css';

/** A line and its buttons in the middle of a page. */
export function Cta({ block }: BlockProps<'cta'>) {
  return (
    <Section block={block} volume="quiet" className={classes.cta}>
      <p>{block.text}</p>
      <Actions links={block.actions} />
    </Section>
  );
}
