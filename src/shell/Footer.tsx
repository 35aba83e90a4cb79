import { useSyncExternalStore, type CSSProperties } from 'react';
import * as words from '#words/shell';
import { PlainLink } from '../components/ActionLink/ActionLink';
import { AssetsProvider } from '../components/SmartImage/assets-context';
import { SmartImage } from '../components/SmartImage/SmartImage';
import { SocialLink } from '../components/SocialLink/SocialLink';
import { contactWays } from '../lib/contact-ways';
import type { SiteData } from '../model/page-data';
import classes from './Footer.module.css';
import { Logo } from './Logo';

/** The foot of every page: columns of links, offices, profiles, service areas and the year; on paper one line. */
export function Footer({ site, path }: { site: SiteData; path: string }) {
  const { owner, footer, social = [], contact, assets } = site;
  const address = site.origin + site.basePath.slice(0, -1) + path;
  return (
    <footer className={classes.footer}>
      <div className={classes.inside} style={{ '--columns': footer.columns.length } as CSSProperties}>
        <div className={classes.about}>
          <a href={site.basePath} className={classes.logo}>
            <Logo site={site} isOnDark />
            {owner.name}
          </a>
          <p>{owner.role}</p>
          {footer.serviceAreas !== undefined && <p>{footer.serviceAreas}</p>}
          {social.length > 0 && (
            <ul className={classes.social}>
              {social.map((profile) => (
                <li key={profile.label}>
                  <SocialLink profile={profile} size={22} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {footer.columns.map(({ heading, links }) => (
          <Column key={heading} heading={heading} links={links} />
        ))}
        <Contact site={site} />
      </div>
      <LastLine site={site} />
      {footer.picture !== undefined && (
        <AssetsProvider value={assets}>
          <SmartImage image={{ src: footer.picture, alt: '' }} className={classes.picture} />
        </AssetsProvider>
      )}
      <p className={classes.paper}>
        {[owner.name, contact.phone, contact.email, address].filter(Boolean).join(' · ')}
      </p>
    </footer>
  );
}

type FooterColumn = SiteData['footer']['columns'][number];

function Column({ heading, links }: FooterColumn) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <PlainLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ site: { contact, offices } }: { site: SiteData }) {
  return (
    <address className={classes.contact}>
      <h2>{words.contact}</h2>
      <p>
        {contactWays(contact).map(({ label, to }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
      </p>
      {offices.map(({ name, address }) => (
        <p key={name}>
          <strong>{name}</strong>
          {address}
        </p>
      ))}
    </address>
  );
}

const neverChanges = () => () => {};
const thisYear = () => new Date().getFullYear();

/** Prerendered with the year of the build, corrected in the browser. */
function LastLine({ site }: { site: SiteData }) {
  const year = useSyncExternalStore(neverChanges, thisYear, () => site.year);
  return (
    <div className={classes.last}>
      <p>{site.footer.copyright.replace('{year}', String(year))}</p>
      {site.footer.legal?.map((link) => (
        <PlainLink key={link.to} link={link} />
      ))}
    </div>
  );
}
