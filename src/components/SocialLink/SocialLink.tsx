import type { SocialProfile } from '../../model/content.generated';
import { PlainLink } from '../ActionLink/ActionLink';
import { Icon } from '../Icon/Icon';

/** A profile of the site’s owner elsewhere, in a new tab. One whose address is not known does nothing (specification, section 8). */
export function SocialLink({ profile: { label, icon, to }, size }: { profile: SocialProfile; size: number }) {
  const content = (
    <>
      <Icon name={icon} size={size} />
      {label}
    </>
  );
  return to === undefined ? (
    <span>{content}</span>
  ) : (
    <PlainLink link={{ to, newTab: true }}>{content}</PlainLink>
  );
}
