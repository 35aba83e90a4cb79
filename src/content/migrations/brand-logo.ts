import type { Edit } from 'jsonc-parser';
import { propertyEdit } from '../operations/json-edits';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { namedVersion, propertyOf, type Migration } from './migration';

/** The brand that every site had before brands had names. */
const formerBrand = 'warli';

/** The mark of a site is a part of its brand, and the brand has a name. */
export const brandLogo: Migration = {
  to: 4,
  about: 'the settings name the "brand", and the mark in "logo" is a part of it',
  edits: (document, kind) => {
    const { value } = document;
    if (kind.kind !== 'settings' || propertyOf(value, 'brand') !== undefined) return [];
    const logo = propertyOf(value, 'logo');
    if (typeof logo === 'string') return logoEdits(document, logo);
    // Newer settings, and those of no version and without a mark, have the default brand.
    const version = namedVersion(value) ?? brandLogo.to;
    return version < brandLogo.to ? [namedBrand(document)] : [];
  },
};

function namedBrand(document: WrittenDocument): Edit {
  const behind = ['country', 'language', 'basePath', 'origin'];
  return propertyEdit(document, { object: '', behind, key: 'brand', json: JSON.stringify(formerBrand) });
}

function logoEdits(document: WrittenDocument, logo: string): Edit[] {
  const samples = propertyOf(document.value, 'samples');
  const marked = Array.isArray(samples) ? [...samples.keys()].filter((at) => samples[at] === '/logo') : [];
  const brand = `{ "base": "${formerBrand}", "logo": { "src": ${JSON.stringify(logo)} } }`;
  const places: [pointer: string, part: 'key' | 'value', content: string][] = [
    ['/logo', 'key', '"brand"'],
    ['/logo', 'value', brand],
    ...marked.map((at): [string, 'value', string] => [
      step('/samples', String(at)),
      'value',
      '"/brand/logo"',
    ]),
  ];
  return places.map(([pointer, part, content]) => {
    const { offset, length } = locate(document, pointer, part);
    return { offset, length, content };
  });
}
