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
    <PlainLink link={link} className={(isMain ?? leadsTo(link, action)) ? classes.main : classes.quiet}>
      {link.label}
      {about !== undefined && <VisuallyHidden>: {about}</VisuallyHidden>}
    </PlainLink>
  );
}

function leadsTo({ to }: Link, page: Link): boolean {
  return to.split(/[?#]/, 1)[0] === page.to;
}

/** What a row of buttons takes, and a word to stand under them where one is the way to an enquiry. */
export interface ActionsProps {
  links: Link[] | undefined;
  note?: string | undefined;
  /** Which of them is loud where none leads to an enquiry, counted from 0; by default none is. */
  fallback?: number;
  /** Whether it stands below a list, apart from it. */
  isBelow?: boolean;
}

/** Buttons in a row, of which one at most is loud. */
export function Actions({ links, note, fallback, isBelow = false }: ActionsProps) {
  const { action } = useSite().navigation;
  if (!links) return null;
  const enquiry = links.findIndex((link) => leadsTo(link, action));
  return (
    <div className={isBelow ? `${classes.row} ${classes.below}` : classes.row}>
      {links.map((link, index) => (
        <ActionLink
          key={link.to + link.label}
          link={link}
          isMain={index === (enquiry < 0 ? fallback : enquiry)}
        />
      ))}
      {note !== undefined && enquiry >= 0 && <p className={classes.note}>{note}</p>}
    </div>
  );
}
