import { PlainLink } from '../components/ActionLink/ActionLink';
import type { NavigationItem } from '../model/content.generated';
import { announceComingSoon } from './coming-soon';
import classes from './NavigationEntry.module.css';

/** What an entry of the navigation takes. */
export interface NavigationEntryProps {
  item: NavigationItem;
  /** Whether the shown page belongs to it. */
  isActive: boolean;
  /** Whether it leads to the shown page itself. */
  isHere: boolean;
}

type Link = NonNullable<NavigationItem['menu']>[number];

/** A link, a menu of links, or a word about what is coming soon. */
export function NavigationEntry({ item, isActive, isHere }: NavigationEntryProps) {
  const { label, to, menu } = item;
  if (menu) return <Menu label={label} links={menu} isActive={isActive} />;
  if (to === undefined) {
    return (
      <button type="button" className={classes.entry} onClick={announceComingSoon}>
        {label}
      </button>
    );
  }
  const current = isHere ? 'page' : isActive ? 'true' : undefined;
  return <PlainLink link={{ to, label }} className={classes.entry} aria-current={current} />;
}

/** Menus share a name, so that opening one closes the other. */
function Menu({ label, links, isActive }: { label: string; links: readonly Link[]; isActive: boolean }) {
  return (
    <details name="navigation" className={classes.menu}>
      <summary className={classes.entry} data-active={isActive || undefined}>
        {label}
      </summary>
      <ul className={classes.links}>
        {links.map((link, at) => (
          <li key={link.to} data-all={(at === 0 && isAbove(link, links.slice(1))) || undefined}>
            <PlainLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether others stand for pages below its own: it leads to all of them. */
function isAbove({ to }: Link, others: readonly Link[]): boolean {
  return others.some((other) => other.to.startsWith(`${to}/`));
}
