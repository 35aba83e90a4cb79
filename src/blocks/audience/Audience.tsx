import { Section } from '../../components/Section/Section';
import section from '../../components/Section/Section.module.css';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { AudienceList } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Audience.module.css';

/** Who should attend and which industries it suits: two lists beside two pictures. */
export function Audience({ block }: BlockProps<'audience'>) {
  return (
    <Section block={block} fills className={`${section.wide} ${classes.both}`}>
      <List list={block.attend} />
      <List list={block.industries} />
    </Section>
  );
}

function List({ list }: { list: AudienceList }) {
  return (
    <div className={classes.side}>
      <SmartImage image={list.image} stands sizes="50vw" className={classes.picture} />
      <div>
        <h2>{list.heading}</h2>
        {list.intro !== undefined && <p>{list.intro}</p>}
        <ul className={classes.items}>
          {list.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
