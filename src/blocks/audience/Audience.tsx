import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Strip } from '../../components/Strip/Strip';
import type { AudienceList } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Audience.module.css';

/** Who should attend and which industries it suits: two lists beside two pictures. */
export function Audience({ block }: BlockProps<'audience'>) {
  return (
    <Section block={block}>
      <Strip className={classes.both}>
        <List list={block.attend} />
        <List list={block.industries} />
      </Strip>
    </Section>
  );
}

function List({ list }: { list: AudienceList }) {
  return (
    <li className={classes.side}>
      <SmartImage image={list.image} sizes="(min-width: 44rem) 40vw, 7rem" className={classes.picture} />
      <div>
        <div>
          <h2>{list.heading}</h2>
          {list.intro !== undefined && <p>{list.intro}</p>}
        </div>
        <ul className={classes.items}>
          {list.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
