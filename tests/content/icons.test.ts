import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/model/json';
import { documents } from './shipped';

const all = new Map(documents().map(({ file, value }) => [file, value as JsonObject]));
const pages = [...all].filter(([file]) => !/(?:^|\/)_/.test(file));

/** The entries of a shared list that a block shows. */
function taken({ from, first }: JsonObject): Json[] {
  const list = all.get(`_collections/${String(from)}.json`);
  return Array.isArray(list) ? list.slice(0, typeof first === 'number' ? first : undefined) : [];
}

/** The icons below a value, those of shared lists among them. */
function iconsBelow(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(iconsBelow);
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof value['icon'] === 'string' ? [value['icon']] : [];
  return [...own, ...Object.values(value).flatMap(iconsBelow), ...taken(value).flatMap(iconsBelow)];
}

describe('the icons of the shipped pages', () => {
  const used = pages.map(([file, value]) => ({ file, icons: iconsBelow(value) }));

  it('are many', () => {
    expect(new Set(used.flatMap(({ icons }) => icons)).size).toBeGreaterThan(50);
  });

  it.each(used)('stand for one thing each on $file', ({ icons }) => {
    expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  });

  it('are the glyphs of the site, since Tabler icons are left to brands and to the interface', () => {
    const stock = used.flatMap(({ icons }) => icons.filter((icon) => !icon.startsWith('warli-')));
    expect(stock).toEqual([]);
  });
});
