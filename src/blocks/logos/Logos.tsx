import { Section } from '../../components/Section/Section';
import { PlainLink } from '../../components/ActionLink/ActionLink';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { Mention } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Logos.module.css';

/** An endless strip: the list stands twice, so that it can begin anew unseen (specification, section 2, "Home"). */
export function Logos({ block }: BlockProps<'logos'>) {
  return (
    <Section block={block} heading={block.heading} intro={block.intro} className={classes.window}>
      <div className={classes.strip}>
        <Row items={block.items} />
        <div className={classes.again} inert aria-hidden="true">
          <Row items={block.items} />
        </div>
      </div>
    </Section>
  );
}

function Row({ items }: { items: Mention[] }) {
  return (
    <ul className={classes.row}>
      {items.map(({ name, url, logo }) => (
        <li key={name}>
          <PlainLink link={{ to: url, newTab: true }}>
            {logo === undefined ? name : <SmartImage image={{ src: logo, alt: name }} sizes="12rem" />}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
