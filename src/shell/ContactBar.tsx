import { useRef } from 'react';
import { ChatButton } from '../chat/ChatButton';
import { ActionLink } from '../components/ActionLink/ActionLink';
import type { SiteData } from '../model/page-data';
import { ChatLink } from './ChatLink';
import classes from './ContactBar.module.css';
import { useAway } from './use-away';

/** The ways to get in touch, at hand on every page: a bar at the lower edge, on a wide screen two round buttons in the margin. */
export function ContactBar({ site, path }: { site: SiteData; path: string }) {
  const bar = useRef<HTMLElement>(null);
  useAway(bar, path);
  return (
    <aside aria-label="Contact" className={classes.bar} ref={bar}>
      <ActionLink link={site.navigation.action} />
      <ChatLink href={site.whatsappUrl} className={classes.whatsapp} />
      {site.hasChat && <ChatButton basePath={site.basePath} className={classes.ask} />}
    </aside>
  );
}
