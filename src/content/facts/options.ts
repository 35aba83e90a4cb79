import type { Json } from '../../model/json';
import type { SiteDocument } from '../../model/content.generated';
import type { Option } from '../../model/form';
import { isObject } from '../resolve/surroundings';

/** Lists of the settings from which a form takes options by their names, where there are such. Without places the offices are the places. */
export function listsOfSettings({ places, offices }: Partial<SiteDocument> = {}): [
  name: string,
  entries: Json[],
][] {
  const lists = { places: places ?? offices, offices };
  return Object.entries(lists).flatMap(([name, entries]) =>
    Array.isArray(entries) ? [[name, entries as unknown as Json[]]] : [],
  );
}

/** Whether an entry of a shared list can be chosen in a form, by its name or title. */
export function isNamed(entry: Json): boolean {
  return nameOf(entry) !== undefined;
}

/** What can be chosen, each with its label: words as they are, and entries of a shared list by their name or title. */
export function optionsOf(options: Json | undefined): Option[] {
  return (Array.isArray(options) ? options : []).flatMap((one): Option[] => {
    const label = typeof one === 'string' ? one : nameOf(one);
    if (label !== undefined) return [{ label }];
    return isObject(one) && typeof one['label'] === 'string' ? [one as unknown as Option] : [];
  });
}

function nameOf(entry: Json): string | undefined {
  const { label, name, title } = isObject(entry) ? entry : {};
  return label === undefined ? [name, title].find((one) => typeof one === 'string') : undefined;
}
