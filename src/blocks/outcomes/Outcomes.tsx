import rows from '../../components/EvenRows/EvenRows.module.css';
import { Icon } from '../../components/Icon/Icon';
import { PosterLines } from '../../components/PosterLines/PosterLines';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import classes from './Outcomes.module.css';

/** Results with icons, ruled, or as the lines of a poster. */
export function Outcomes({ block }: BlockProps<'outcomes'>) {
  const { heading, intro, items, layout } = block;
  return (
    <Section block={block} tone="deep" scale="small" heading={heading} intro={intro}>
      {layout === 'lines' ? <PosterLines items={items} /> : <Grid items={items} />}
    </Section>
  );
}

function Grid({ items }: Pick<BlockProps<'outcomes'>['block'], 'items'>) {
  return (
    <ul className={`${rows.rows} ${classes.grid}`}>
      {items.map(({ icon, title, text }) => (
        <li key={text}>
          <Icon name={icon} size={40} />
          <div>
            {title !== undefined && <h3>{title}</h3>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
