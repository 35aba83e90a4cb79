import type { Json } from '../../model/json';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { Migration } from './migration';

/** The mark of a site is a part of its brand. */
export const brandLogo: Migration = {
  to: 3,
  about: 'the mark in "logo" stands in "brand", as its "logo"',
  edits: (document, kind) => {
    const { value } = document;
    if (kind.kind !== 'settings' || !isObject(value) || Object.hasOwn(value, 'brand')) return [];
    const { logo, samples } = value;
    if (typeof logo !== 'string') return [];
    const samplePlaces = Array.isArray(samples)
      ? [...samples.keys()].filter((at) => samples[at] === '/logo')
      : [];
    const places: [pointer: string, part: 'key' | 'value', content: string][] = [
      ['/logo', 'key', '"brand"'],
      ['/logo', 'value', `{ "logo": { "src": ${JSON.stringify(logo)} } }`],
      ...samplePlaces.map((at): [string, 'value', string] => [
        step('/samples', String(at)),
        'value',
        '"/brand/logo"',
      ]),
    ];
    return places.map(([pointer, part, content]) => {
      const { offset, length } = locate(document, pointer, part);
      return { offset, length, content };
    });
  },
};

function isObject(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
