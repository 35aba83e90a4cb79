import * as words from '#words/blocks';
import { Actions, PlainLink } from '../../components/ActionLink/ActionLink';
import { SocialLink } from '../../components/SocialLink/SocialLink';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/SiteInfo/site-info';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Image } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import type { PlaceData } from '../../model/place-data';
import { contactWays } from '../../lib/contact-ways';
import classes from './Contact.module.css';
import { Hours } from './Hours';

/** How to reach the team: places, each with its picture if there is one, phone, e-mail and profiles from the site's settings. */
export function Contact({ block }: BlockProps<'contact'>) {
  const { contact, offices, places = offices } = useSite();
  return (
    <Section block={block} heading={block.heading} intro={block.intro}>
      <div className={classes.parts}>
        <address className={classes.ways}>
          <Ways of={contact} />
        </address>
        {places.length > 0 && (
          <ul className={classes.places}>
            {places.map((place, at) => (
              <li key={place.name}>
                <Picture image={block.images?.[at]} />
                <Place place={place} />
              </li>
            ))}
          </ul>
        )}
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
          <Ways of={{ phone, email }} />
          {hours && <Hours hours={hours} />}
        </div>
      )}
    </>
  );
}

/** How one is called and written to. */
function Ways({ of }: { of: { phone?: string | undefined; email?: string | undefined } }) {
  return contactWays(of).map(({ label, to }) => (
    <a key={to} href={to}>
      {label}
    </a>
  ));
}

function Picture({ image }: { image: Image | undefined }) {
  return (
    image && <SmartImage image={image} sizes="(min-width: 64rem) 20rem, 10rem" className={classes.picture} />
  );
}

function Profiles() {
  const { social } = useSite();
  if (!social) return null;
  return (
    <ul className={classes.profiles}>
      {social.map((profile) => (
        <li key={profile.label}>
          <SocialLink profile={profile} size={24} />
        </li>
      ))}
    </ul>
  );
}
