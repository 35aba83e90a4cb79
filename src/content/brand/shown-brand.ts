import type { ShownBrand } from '../../model/brand';
import type { Brand } from './brand';

/** The name of the ground of pages that name none. */
export function firstGround({ grounds }: Brand): string {
  return Object.keys(grounds)[0] ?? '';
}

/** What browsers have to know of a brand beside its stylesheet. */
export function shownBrand(brand: Brand): ShownBrand {
  const { grounds, strips, logo, favicon } = brand;
  const used = bordersOf(brand);
  return {
    ground: firstGround(brand),
    grounds,
    strips: Object.fromEntries(Object.entries(strips).filter(([name]) => used.has(name))),
    ...(logo && { logo }),
    ...(favicon !== undefined && { favicon }),
  };
}

/** The borders that are pictures of the media folder, by their names. */
export function borderPictures(brand: Brand): string[] {
  return [...bordersOf(brand)].filter((name) => !Object.hasOwn(brand.strips, name));
}

function bordersOf({ grounds }: Brand): Set<string> {
  return new Set(Object.values(grounds).flatMap(({ border }) => border ?? []));
}
