import type { Json, JsonObject } from '../../../model/json';
import { steps } from '../../places/pointer';
import type { Schemas } from '../../validate/create-validator';
import { itemsOf, referred } from '../../validate/schema-parts';

/** What somebody says of their own site, by the place of the setting: `/speaker/name`. */
export type OwnSettings = ReadonlyMap<string, string>;

/** The schema of a setting, as it is written where it stands. */
export function settingPart(pointer: string, schemas: Schemas): Json | undefined {
  return steps(pointer).reduce<Json | undefined>((part, name) => {
    const here = referred(part, schemas);
    if (/^\d+$/.test(name)) return itemsOf(here, schemas);
    return (here['properties'] as JsonObject | undefined)?.[name];
  }, schemas['site.schema.json'] as Json);
}

/** Why a text cannot be a setting, in a sentence; undefined when it can. */
export function settingTrouble(pointer: string, text: string, schemas: Schemas): string | undefined {
  const schema = referred(settingPart(pointer, schemas), schemas);
  const { minLength = 1, maxLength = Infinity, pattern, patternErrorMessage } = schema;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return String(patternErrorMessage);
  if (text.length >= Number(minLength) && text.length <= Number(maxLength)) return undefined;
  return `"${text}" has ${text.length} letters; ${String(minLength)} to ${String(maxLength)} fit here.`;
}

/** With what follows from the others: the short name is the first word of the name, WhatsApp has the number of the phone. */
export function withDerived(own: OwnSettings): OwnSettings {
  const first = own.get('/speaker/name')?.split(' ')[0] ?? '';
  const digits = (own.get('/contact/phone') ?? '').replaceAll(/\D/g, '');
  return new Map([
    ...(first.length > 1 ? [['/speaker/shortName', first] as const] : []),
    ...(/^91\d{10}$/.test(digits) ? [['/contact/whatsapp', digits] as const] : []),
    ...own,
  ]);
}
