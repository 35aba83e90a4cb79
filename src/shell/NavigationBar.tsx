import { useRef } from 'react';
import { close } from '#words/components';
import * as words from '#words/shell';
import { Actions } from '../components/ActionLink/ActionLink';
import type { Link, NavigationItem } from '../model/content.generated';
import type { SiteData } from '../model/page-data';
import { contactWays } from '../lib/contact-ways';
import { activeItem } from './active-item';
import { Logo } from './Logo';
import classes from './NavigationBar.module.css';
import { NavigationEntry } from './NavigationEntry';
import { SearchButton } from './search/SearchButton';
import { useDisclosures } from './use-disclosures';
import { useMenu } from './use-menu';

/** The site's navigation: a bar, on small screens a menu that a button opens (a native popover, so it works without scripts). */
export function NavigationBar({ site, path }: { site: SiteData; path: string }) {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useMenu(menu, toggle);
  useDisclosures(menu);
  const { items } = site.navigation;
  const active = activeItem(items, path, site.basePath);
  return (
    <header className={classes.header}>
      <a href={site.basePath} className={classes.logo}>
        <Logo site={site} />
        {site.owner.name}
      </a>
      <SearchButton basePath={site.basePath} />
      <button type="button" className={classes.toggle} ref={toggle} popoverTarget="_menu">
        <span aria-hidden="true" />
        {words.menu}
      </button>
      <nav id="_menu" popover="auto" aria-label={words.main} className={classes.menu} ref={menu}>
        <button type="button" className={classes.close} popoverTarget="_menu" popoverTargetAction="hide">
          <span aria-hidden="true">✕</span>
          {` ${close}`}
        </button>
        <ul className={classes.items}>
          {items.map((item, at) => (
            <li key={item.label}>
              <NavigationEntry item={item} isActive={at === active} isHere={isHere(item, site, path)} />
            </li>
          ))}
        </ul>
        <Actions links={waysToReach(site)} />
      </nav>
    </header>
  );
}

/** The button of the bar, which a menu on small screens shows with the other ways below it. */
function waysToReach({ navigation, whatsappUrl, contact: { phone } }: SiteData): Link[] {
  return [
    ...(navigation.action ? [navigation.action] : []),
    ...(whatsappUrl === undefined ? [] : [{ label: 'WhatsApp', to: whatsappUrl, newTab: true }]),
    ...contactWays({ phone }),
  ];
}

function isHere({ to }: NavigationItem, site: SiteData, path: string): boolean {
  return to === site.basePath + path.slice(1);
}
