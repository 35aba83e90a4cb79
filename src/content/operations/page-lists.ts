import type { Json, JsonObject } from '../../model/json';
import type { CheckedSite } from '../check-site';
import { either } from '../problems/wording';
import { valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import { isUnspoken } from '../rules/links/labelled-links';
import type { Validator } from '../validate/create-validator';
import { propertiesOf } from '../validate/schema-parts';
import { addedEntry, type EntryOutcome } from './json-edits';
import type { PageWords } from './new-page';
import { orMeant } from './page-address';

/**
 * Adds a page to a shared list, as an entry with the properties that the last one has: of each what the page knows, else
 * what the last one says. The first entry of a list has what the page knows.
 * @param text the text of the page, whose opening may have a picture.
 */
export function listEntry(
  checked: CheckedSite,
  validator: Validator,
  name: string,
  words: PageWords,
  text: string,
): EntryOutcome {
  const list = checked.site.collections.find((one) => one.name === name);
  if (!list) return { trouble: noList(checked, name) };
  const file = list.document.path;
  const schema = validator.schemas[`shared/${list.listOf}.schema.json`];
  const known = new Set(schema ? propertiesOf(schema, validator.schemas).map(([key]) => key) : []);
  if (!known.has('to'))
    return {
      trouble: `The entries of ${file} lead to no page of this site, so a page cannot be one of them.`,
    };
  const { document } = checked.resolve(file);
  const others = valueAt(document.value ?? null, '/items') as Json[];
  const last = others.at(-1);
  const page = knownOf(words, JSON.parse(text) as JsonObject, others);
  const fitting = Object.fromEntries(Object.entries(page).filter(([key]) => known.has(key)));
  const entry = entryLike(isObject(last) ? last : fitting, page);
  return addedEntry(document, '/items', known.has('sample') ? { ...entry, sample: true } : entry);
}

/** What a page knows of itself, by the names that an entry may have for it; a picture that the list shows already is written as it is there. */
function knownOf({ title, route, seo }: PageWords, page: JsonObject, others: readonly Json[]): JsonObject {
  const blocks = (page['blocks'] ?? []) as JsonObject[];
  const article = page['article'] as JsonObject | undefined;
  const image = article?.['image'] ?? blocks.find((block) => isObject(block['image']))?.['image'];
  const shown = others.map((other) => (isObject(other) ? other['image'] : undefined));
  const same = shown.find((other) => isObject(other) && isObject(image) && other['src'] === image['src']);
  return { title, text: seo.description, to: route, ...(image !== undefined && { image: same ?? image }) };
}

/** A button that led to the last entry's own page, or with words like "Learn More" to the only one, leads to the new one. */
function entryLike(last: JsonObject, known: JsonObject): JsonObject {
  const keys = Object.keys({ ...last, to: '' }).filter((key) => key !== 'sample');
  const entries = keys.map((key) => {
    const value = known[key] ?? last[key] ?? null;
    return [key, isObject(value) && leadsToOwn(value, last) ? { ...value, to: known['to'] ?? '' } : value];
  });
  return Object.fromEntries(entries);
}

function leadsToOwn({ to, label }: JsonObject, last: JsonObject): boolean {
  if (typeof to !== 'string') return false;
  return to === last['to'] || (last['to'] === undefined && typeof label === 'string' && isUnspoken(label));
}

function noList({ site }: CheckedSite, name: string): string {
  const names = site.collections.map((list) => list.name);
  const others = names.length === 0 ? '' : ` The lists are called ${either(names)}.`;
  return `There is no shared list "${name}".${orMeant(name, names, others)}`;
}

/** An entry of the bar that opens a menu. */
interface Menu {
  label: string;
  pointer: string;
  links: (string | undefined)[];
}

/**
 * Adds a page to a menu of the navigation, or to the navigation itself where it has no menus.
 * @param label the menu's; empty for the one that leads to most pages of the same folder.
 */
export function menuEntry(checked: CheckedSite, label: string, { title, route }: PageWords): EntryOutcome {
  const { settings } = checked.site;
  if (!settings?.isSound)
    return { trouble: 'The settings (_site.json) have mistakes. Fix them first: npm run check' };
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
  const isFlat = menus.length === 0 && label === '';
  if (!menu && !isFlat) return { trouble: noMenu(menus, label, route) };
  const { document } = checked.resolve(settings.document.path);
  return addedEntry(document, menu?.pointer ?? '/navigation/items', { label: title, to: route });
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
  return `The navigation has no menu "${label}".${orMeant(label, labels, ` ${known}`)}`;
}
