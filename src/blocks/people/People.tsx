import { Actions, PlainLink } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { initialsOf } from '../../lib/initials-of';
import type { Person } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './People.module.css';

/** People with picture, name and role. Beside pictures, who has none has initials. */
export function People({ block }: BlockProps<'people'>) {
  const { heading, intro, items, action } = block;
  const havePictures = items.some(({ image }) => image);
  return (
    <Section block={block} heading={heading} intro={intro}>
      <ul className={classes.people} data-pictures={havePictures || undefined}>
        {items.map((person) => (
          <li key={person.name}>
            {havePictures && <Face person={person} />}
            <Words person={person} />
          </li>
        ))}
      </ul>
      <Actions links={action && [action]} isBelow />
    </Section>
  );
}

function Face({ person: { name, image } }: { person: Person }) {
  if (image)
    return (
      <SmartImage
        image={image}
        sizes="(min-width: 64rem) 25rem, (min-width: 44rem) 8rem, 6rem"
        className={classes.face}
      />
    );
  return (
    <span className={`${classes.face} ${classes.initials}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function Words({ person: { name, role, text, links } }: { person: Person }) {
  return (
    <div>
      <h3>{name}</h3>
      {role !== undefined && <p className={classes.role}>{role}</p>}
      {text !== undefined && <p>{text}</p>}
      {links && (
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={link.to}>
              <PlainLink link={link}>
                {link.label}
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
