import * as words from '#words/blocks';
import { Actions, PlainLink } from '../../components/ActionLink/ActionLink';
import { Profile } from '../../components/Profile/Profile';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/SiteInfo/site-info';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Image } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import type { PlaceData } from '../../model/place-data';
import { phoneAddress } from '../../lib/phone-address';
import classes from './Contact.module.css';
import { Hours } from './Hours';

/** How to reach the team: places, each with its picture if there is one, phone, e-mail and profiles from the site's settings. */
export function Contact({ block }: BlockProps<'contact'>) {
  const { contact, offices, places = offices } = useSite();
  return (
    <Section block={block} heading={block.heading} intro={block.intro}>
      <div className={classes.parts}>
        <address className={classes.ways}>
          <a href={phoneAddress(contact.phone)}>{contact.phone}</a>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </address>
        <ul className={classes.places}>
          {places.map((place, at) => (
            <li key={place.name}>
              <Picture image={block.images?.[at]} />
              <Place place={place} />
            </li>
          ))}
        </ul>
        <Profiles />
      </div>
      <Actions links={block.actions} />
    </Section>
  );
}

function Place({ place: { name, address, map, phone, email, hours } }: { place: PlaceData }) {
  const hasMore = phone !== undefined || email !== undefined || hours !== undefined;
  return (
    <>
      <h3>{name}</h3>
      <p>{address}</p>
      {map !== undefined && (
        <PlainLink link={{ to: map }}>
          {words.openMap}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </PlainLink>
      )}
      {hasMore && (
        <div className={classes.more}>
          {phone !== undefined && <a href={phoneAddress(phone)}>{phone}</a>}
          {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
          {hours && <Hours hours={hours} />}
        </div>
      )}
    </>
  );
}

function Picture({ image }: { image: Image | undefined }) {
  return (
    image && <SmartImage image={image} sizes="(min-width: 64rem) 20rem, 10rem" className={classes.picture} />
  );
}

function Profiles() {
  return (
    <ul className={classes.profiles}>
      {useSite().social.map((profile) => (
        <li key={profile.label}>
          <Profile profile={profile} size={24} />
        </li>
      ))}
    </ul>
  );
}
