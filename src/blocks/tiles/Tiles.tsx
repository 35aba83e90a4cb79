import { Actions } from '../../components/ActionLink/ActionLink';
import rows from '../../components/EvenRows/EvenRows.module.css';
import { Icon } from '../../components/Icon/Icon';
import { PosterLines } from '../../components/PosterLines/PosterLines';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Tiles.module.css';

/** Small tiles with icons; loud, the lines of a poster. */
export function Tiles({ block }: BlockProps<'tiles'>) {
  const { heading, intro, items, action, volume } = block;
  return (
    <Section block={block} heading={heading} intro={intro}>
      {volume === 'loud' ? <PosterLines items={items} /> : <Grid items={items} />}
      <Actions links={action && [action]} isBelow />
    </Section>
  );
}

function Grid({ items }: Pick<BlockProps<'tiles'>['block'], 'items'>) {
  return (
    <ul className={`${rows.rows} ${classes.grid}`}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={40} />
          <h3>{title}</h3>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
