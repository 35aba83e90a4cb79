import { useRef } from 'react';
import * as words from '#words/shell';
import { ChatButton } from '../chat/ChatButton';
import { ActionLink, PlainLink } from '../components/ActionLink/ActionLink';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { phoneAddress } from '../lib/phone-address';
import type { SiteData } from '../model/page-data';
import classes from './ContactBar.module.css';
import { useAwayOverForms } from './use-away-over-forms';

/** The ways to get in touch, at hand on every page: a bar at the lower edge, on a wide screen two round buttons in the margin. */
export function ContactBar({ site, path }: { site: SiteData; path: string }) {
  const bar = useRef<HTMLElement>(null);
  useAwayOverForms(bar, path);
  const { action } = site.navigation;
  const { phone } = site.contact;
  if (!action && !site.hasChat && site.whatsappUrl === undefined && phone === undefined) return null;
  return (
    <aside aria-label={words.contact} className={classes.bar} ref={bar}>
      {action && <ActionLink link={action} />}
      <QuickWay site={site} />
      {site.hasChat && (
        <ChatButton basePath={site.basePath} className={classes.ask}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5.5h16v11h-8.5L7 20v-3.5H4zm4.5 5.5h.01m3.5 0h.01m3.5 0h.01" />
          </svg>
          <span>
            {words.ask}
            <VisuallyHidden>{` ${words.ourAssistant}`}</VisuallyHidden>
          </span>
        </ChatButton>
      )}
    </aside>
  );
}

/** The chat on WhatsApp, or the phone on a site that has none. */
function QuickWay({ site: { whatsappUrl, contact } }: { site: SiteData }) {
  if (whatsappUrl === undefined && contact.phone === undefined) return null;
  return whatsappUrl === undefined ? (
    <a href={phoneAddress(contact.phone ?? '')} className={classes.call}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
      </svg>
      <span>{words.call}</span>
    </a>
  ) : (
    <PlainLink link={{ to: whatsappUrl, newTab: true }} className={classes.whatsapp}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m3 21 1.65-3.8a9 9 0 1 1 3.4 2.9zM9.5 8.5V10a4.5 4.5 0 0 0 4.5 4.5h1.5" />
      </svg>
      <span>
        <VisuallyHidden>{words.chatOn}</VisuallyHidden>WhatsApp
      </span>
    </PlainLink>
  );
}
