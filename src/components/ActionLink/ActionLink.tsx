import type { MouseEvent, ReactNode } from 'react';
import type { Link } from '../../model/content.generated';
import { useSite } from '../SiteInfo/site-info';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isExternal } from '../../lib/is-external';
import classes from './ActionLink.module.css';

/** What a link takes: where it leads, and its content when that is not just its words. */
export interface PlainLinkProps {
  link: Omit<Link, 'label'> & { label?: string };
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | 'true' | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A link. To other sites it opens a new tab, without opener or referrer. */
export function PlainLink({ link, children, ...rest }: PlainLinkProps) {
  const isNewTab = link.newTab ?? isExternal(link.to);
  const tab = isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={link.to} {...tab} {...rest}>
      {children ?? link.label}
    </a>
  );
}

/** What a button takes: its link, and which of several things it is about, for those who listen. */
export interface ActionLinkProps {
  link: Link;
  about?: ReactNode;
  /** Whether it has the loud colour. By default only the way to an enquiry, the action of the navigation, has it. */
  isMain?: boolean;
}

/** A link that looks like a button. */
export function ActionLink({ link, about, isMain }: ActionLinkProps) {
  const { action } = useSite().navigation;
  return (
    <PlainLink link={link} className={(isMain ?? leadsTo(link, action?.to)) ? classes.main : classes.quiet}>
      {link.label}
      {about !== undefined && <VisuallyHidden>: {about}</VisuallyHidden>}
    </PlainLink>
  );
}

function leadsTo({ to }: Link, address: string | undefined): boolean {
  return address !== undefined && bare(to) === bare(address);
}

/** An address without what is asked of it and the place on its page. */
function bare(address: string): string | undefined {
  return address.split(/[?#]/, 1)[0];
}

/** What a row of buttons takes, and a word to stand under them where the loud one is the way to an enquiry, or to a chat. */
export interface ActionsProps {
  links: Link[] | undefined;
  note?: string | undefined;
  /** Which of them is loud where none leads to an enquiry, counted from 0; by default none is. */
  fallback?: number;
  /** Whether it stands below a list, apart from it. */
  isBelow?: boolean;
  /** Whether it stands at the right of the section's heading where there is room; without room it is below. */
  isAtHead?: boolean;
}

/** Buttons in a row, of which one at most is loud. */
export function Actions({ links, note, fallback, isBelow = false, isAtHead }: ActionsProps) {
  const { navigation, whatsappUrl } = useSite();
  if (!links) return null;
  const enquiry = links.findIndex((link) => leadsTo(link, navigation.action?.to));
  const main = enquiry < 0 ? fallback : enquiry;
  const isAsked = enquiry >= 0 || links.some((link, at) => at === main && leadsTo(link, whatsappUrl));
  return (
    <div className={isBelow ? `${classes.row} ${classes.below}` : classes.row} data-at-head={isAtHead}>
      {links.map((link, index) => (
        <ActionLink key={link.to + link.label} link={link} isMain={index === main} />
      ))}
      {note !== undefined && isAsked && <p className={classes.note}>{note}</p>}
    </div>
  );
}
