import { useScrollStop } from '../../components/ScrollStop/use-scroll-stop';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import strip from '../../components/Strip/Strip.module.css';
import type { AudienceList } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Audience.module.css';

/** Who should attend and which industries it suits: two lists beside two pictures. */
export function Audience({ block }: BlockProps<'audience'>) {
  const both = useScrollStop<HTMLElement>();
  return (
    <Section block={block}>
      <section className={`${strip.strip} ${classes.both}`} ref={both} aria-label={block.attend.heading}>
        <List list={block.attend} />
        <List list={block.industries} />
      </section>
    </Section>
  );
}

function List({ list }: { list: AudienceList }) {
  return (
    <div className={classes.side}>
      <SmartImage image={list.image} sizes="(min-width: 44rem) 40vw, 7rem" className={classes.picture} />
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
