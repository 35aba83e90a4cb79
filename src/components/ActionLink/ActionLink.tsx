import type { MouseEvent, ReactNode } from 'react';
import type { Link } from '../../model/content.generated';
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

/** What a button takes: its link, its look, and which of several things it is about, for those who listen. */
export interface ActionLinkProps {
  link: Link;
  look?: 'main' | 'quiet';
  about?: string;
}

/** A link that looks like a button. */
export function ActionLink({ link, look = 'main', about }: ActionLinkProps) {
  return (
    <PlainLink link={link} className={look === 'main' ? classes.main : classes.quiet}>
      {link.label}
      {about !== undefined && <Unseen>: {about}</Unseen>}
    </PlainLink>
  );
}

/** Buttons in a row; the first is the main one. */
export function Actions({ links }: { links: Link[] | undefined }) {
  if (!links) return null;
  return (
    <div className={classes.row}>
      {links.map((link, at) => (
        <ActionLink key={link.to + link.label} link={link} look={at === 0 ? 'main' : 'quiet'} />
      ))}
    </div>
  );
}
