import type { CheckedSite } from '../check-site';
import { nearest } from '../problems/nearest';
import { either } from '../problems/wording';
import { addedEntry, type EntryOutcome } from './entry-text';
import type { PageWords } from './new-page';

/** An entry of the bar that opens a menu. */
interface Menu {
  label: string;
  pointer: string;
  links: (string | undefined)[];
}

/**
 * Adds a page to a menu of the navigation.
 * @param label the menu's; empty for the one that leads to most pages of the same folder.
 */
export function menuEntry(checked: CheckedSite, label: string, { title, route }: PageWords): EntryOutcome {
  const { settings } = checked.site;
  if (!settings?.isSound)
    return { trouble: 'The settings (_site.json) have mistakes. Mend them first: npm run check' };
  const menus = settings.value.navigation.items.flatMap((item, at): Menu[] =>
    item.menu
      ? [
          {
            label: item.label,
            pointer: `/navigation/items/${at}/menu`,
            links: [item.to, ...item.menu.map(({ to }) => to)],
          },
        ]
      : [],
  );
  const menu = label === '' ? menuOfFolder(menus, route) : menus.find((one) => isCalled(one, label));
  if (!menu) return { trouble: noMenu(menus, label, route) };
  const { document } = checked.resolve(settings.document.path);
  return addedEntry(document, menu.pointer, { label: title, to: route });
}

function isCalled(menu: Menu, label: string): boolean {
  return menu.label.toLowerCase() === label.toLowerCase();
}

function menuOfFolder(menus: readonly Menu[], route: string): Menu | undefined {
  const folder = route.slice(0, route.lastIndexOf('/'));
  if (folder === '') return undefined;
  const leading = ({ links }: Menu): number =>
    links.filter((link) => link === folder || link?.startsWith(`${folder}/`)).length;
  return menus.filter((menu) => leading(menu) > 0).toSorted((one, other) => leading(other) - leading(one))[0];
}

function noMenu(menus: readonly Menu[], label: string, route: string): string {
  const labels = menus.map((menu) => menu.label);
  if (labels.length === 0) return 'The navigation has no menu. Add the page to it by hand, in _site.json.';
  const known = `The menus are called ${either(labels)}.`;
  if (label === '')
    return `No menu leads to other pages in the folder of ${route}. Say which one is meant. ${known}`;
  const near = nearest(label, labels);
  return `The navigation has no menu "${label}". ${near === undefined ? known : `Did you mean "${near}"?`}`;
}
