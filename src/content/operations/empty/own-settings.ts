import type { Edit } from 'jsonc-parser';
import type { Json, JsonObject } from '../../../model/json';
import { internationalDigits } from '../../country/phone-number';
import type { CheckedSite } from '../../check-site';
import { sampleMarks } from '../../facts/samples';
import { pointerAbove, steps, valueAt } from '../../places/pointer';
import type { WrittenDocument } from '../../places/written-document';
import { placeholdersOf } from '../../resolve/placeholders';
import { settingsPath } from '../../source/document-kind';
import type { Schemas } from '../../validate/create-validator';
import { itemsOf, referred } from '../../validate/schema-parts';
import type { Tools } from '../../validate/tools';
import { entriesThatGo, onOneLine, inSteps, removalEdits, setEdit } from '../json-edits';
import { exampleValue } from './example-value';

/** What somebody says of their own site, by the place of the setting: `/speaker/name`. */
export type OwnSettings = ReadonlyMap<string, string>;

/** The schema of a setting, as it is written where it stands. */
function settingPart(pointer: string, schemas: Schemas): Json | undefined {
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

/** With what follows from the others: the short name is the first word of the name, WhatsApp has the number of the phone, where that has its country's code. */
export function withDerived(own: OwnSettings): OwnSettings {
  const first = own.get('/speaker/name')?.split(' ')[0] ?? '';
  const phone = own.get('/contact/phone') ?? '';
  const digits = phone.startsWith('+') ? internationalDigits(phone) : undefined;
  return new Map([
    ...(first.length > 1 ? [['/speaker/shortName', first] as const] : []),
    ...(digits !== undefined ? [['/contact/whatsapp', digits] as const] : []),
    ...own,
  ]);
}

/**
 * Settings in which all that was marked as an example has example words, and what was given stands in its place, without
 * a mark. What was not marked is its owner's, and stays.
 */
export function emptiedSettings(
  document: WrittenDocument,
  before: readonly Edit[],
  own: OwnSettings,
  { site }: CheckedSite,
  { validator: { schemas } }: Tools,
) {
  const marked = sampleMarks(site).filter(({ file, about }) => file === settingsPath && !own.has(about));
  const how = { schemas, title: '', addressOf: withoutSites, labelOf: hostOf, used: new Set<string>() };
  const examples = marked.map(({ about }) => (now: WrittenDocument) => {
    const value = valueAt(now.value ?? null, about);
    const example = value === undefined ? value : exampleValue(settingPart(about, schemas), value, how);
    const isSame = JSON.stringify(example) === JSON.stringify(value);
    return example === undefined || isSame ? [] : [setEdit(now, about, onOneLine(example))];
  });
  const given = [...own].map(([pointer, text]) => (now: WrittenDocument) => {
    const holder = valueAt(now.value ?? null, pointerAbove(pointer));
    return holder === undefined ? [] : [setEdit(now, pointer, JSON.stringify(text))];
  });
  const withoutMarks = (now: WrittenDocument) =>
    removalEdits(
      now,
      entriesThatGo(now, '/samples', (place) => own.has(place)),
    );
  const changes = [() => before, ...examples, ...given, ownSlug(document), withoutMarks];
  return inSteps(document, changes).edits.map((edit) => ({ ...edit, kind: 'words' as const }));
}

/** An example's address on another site says whose it was. */
const withoutSites = (to: string): string | undefined => (/^https?:/i.test(to) ? undefined : to);

function hostOf(to: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]{2,60})/i.exec(to)?.[1] ?? 'A link';
}

/** The name as it stands in addresses follows the name, unless that has no letters for it. */
function ownSlug(before: WrittenDocument) {
  return (now: WrittenDocument): Edit[] => {
    const name = valueAt(now.value ?? null, '/speaker/name') ?? '';
    if (name === valueAt(before.value ?? null, '/speaker/name')) return [];
    if (placeholdersOf({ speaker: { name } }, '').get('speaker.slug') === '')
      return [setEdit(now, '/speaker/slug', '"speaker"', ['name'])];
    const isThere = valueAt(now.value ?? null, '/speaker/slug') !== undefined;
    return isThere ? removalEdits(now, ['/speaker/slug']) : [];
  };
}
