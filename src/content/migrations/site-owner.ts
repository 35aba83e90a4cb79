import type { Edit } from 'jsonc-parser';
import { propertyEdit, removalEdits, valueEdit } from '../operations/json-edits';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { propertyOf, type Migration } from './migration';

/** Whom a site is about was its speaker, whatever it was, and a business said its kind to search engines only. */
export const siteOwner: Migration = {
  to: 6,
  about:
    'the settings say whom the site is about as its "owner", a text writes {owner.name}, and the block is called "profile"',
  edits: (document, { kind }) =>
    [
      ...placeholderEdits(document),
      ...(kind === 'settings' ? settingsEdits(document) : []),
      ...(kind === 'page' ? blockEdits(document) : []),
    ].toSorted((one, other) => one.offset - other.offset),
};

/** A placeholder, however it is written; not an address that is spelled like one. */
const placeholder = /(?<![\w@/.-])speaker(?=\.(?:name|shortName|slug|role|portrait|introduction)\b)/g;

function placeholderEdits({ text }: WrittenDocument): Edit[] {
  return [...text.matchAll(placeholder)].map(({ index }) => ({
    offset: index,
    length: 'speaker'.length,
    content: 'owner',
  }));
}

function settingsEdits(document: WrittenDocument): Edit[] {
  const { value } = document;
  const isOld = propertyOf(value, 'speaker') !== undefined && propertyOf(value, 'owner') === undefined;
  if (!isOld) return [];
  const key = locate(document, '/speaker', 'key');
  const named: Edit = { offset: key.offset, length: key.length, content: '"owner"' };
  return [named, ...kindEdits(document), ...sampleEdits(document)];
}

/** The kind of a business goes from what search engines read to its owner. */
function kindEdits(document: WrittenDocument): Edit[] {
  const searchEngines = propertyOf(document.value, 'searchEngines');
  const kind = propertyOf(searchEngines, 'businessType');
  if (kind === undefined) return [];
  const isAll = Object.keys(searchEngines ?? {}).length === 1;
  return [
    propertyEdit(document, { object: '/speaker', behind: [], key: 'kind', json: JSON.stringify(kind) }),
    ...removalEdits(document, [isAll ? '/searchEngines' : '/searchEngines/businessType']),
  ];
}

/** What says of a value that it is an example names its place. */
function sampleEdits(document: WrittenDocument): Edit[] {
  return entriesOf(document, 'samples').flatMap(([pointer, place]) =>
    typeof place === 'string' && /^\/speaker(?:\/|$)/.test(place)
      ? [valueEdit(document, pointer, JSON.stringify(place.replace('speaker', 'owner')))]
      : [],
  );
}

function blockEdits(document: WrittenDocument): Edit[] {
  return entriesOf(document, 'blocks')
    .filter(([, block]) => propertyOf(block, 'type') === 'speaker')
    .map(([pointer]) => valueEdit(document, step(pointer, 'type'), '"profile"'));
}

function entriesOf({ value }: WrittenDocument, list: string) {
  const entries = propertyOf(value, list);
  return Array.isArray(entries)
    ? entries.map((entry, at) => [step(`/${list}`, String(at)), entry] as const)
    : [];
}
