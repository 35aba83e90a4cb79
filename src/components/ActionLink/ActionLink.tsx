import type { MouseEvent, ReactNode } from 'react';
import type { Link } from '../../model/content.generated';
import { useSite } from '../SiteInfo/site-info';
import { Unseen } from '../Unseen/Unseen';
import { leadsAway } from '../../model/leads-away';
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
  const isNewTab = link.newTab ?? leadsAway(link.to);
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
  about?: string;
}

/** A link that looks like a button. Only the way to an enquiry, the action of the navigation, has the loud colour. */
export function ActionLink({ link, about }: ActionLinkProps) {
  const { action } = useSite().navigation;
  return (
    <PlainLink link={link} className={leadsTo(link, action) ? classes.main : classes.quiet}>
      {link.label}
      {about !== undefined && <Unseen>: {about}</Unseen>}
    </PlainLink>
  );
}

function leadsTo({ to }: Link, page: Link): boolean {
  return to.split(/[?#]/, 1)[0] === page.to;
}

/** What a row of buttons takes, and a word to stand beside the way to an enquiry. */
export interface ActionsProps {
  links: Link[] | undefined;
  note?: string | undefined;
}

/** Buttons in a row. */
export function Actions({ links, note }: ActionsProps) {
  const { action } = useSite().navigation;
  if (!links) return null;
  const hasNote = note !== undefined && links.some((link) => leadsTo(link, action));
  return (
    <div className={classes.row}>
      {links.map((link) => (
        <ActionLink key={link.to + link.label} link={link} />
      ))}
      {hasNote && <p className={classes.note}>{note}</p>}
    </div>
  );
}
