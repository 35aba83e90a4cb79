import { Actions } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Banner.module.css';

/** The closing call of a page, on its ground colour. */
export function Banner({ block }: BlockProps<'banner'>) {
  return (
    <Section block={block} tone="ground" className={classes.banner}>
      <h2>{block.heading}</h2>
      {block.text !== undefined && <p>{block.text}</p>}
      <Actions links={block.actions} />
    </Section>
  );
}
