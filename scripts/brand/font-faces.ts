import { join } from 'node:path';
import type { Brand, BrandFont } from '../../src/content/brand/brand';
import type { FontRole } from '../../src/content/brand/engine-brand';
import { fontPackage } from '../files/font-packages';

/** A file of a font, and what stands in it. */
export interface Face {
  /** As CSS writes it: "400", "100 900"; what the file itself says without it. */
  weight?: string;
  range?: string;
  path: string;
}

/** A font of a brand with its files, the one with Latin letters first. */
export interface FoundFont {
  family: string;
  isSerif: boolean;
  faces: Face[];
}

/** The weights in which text is set. */
const ofText = [400, 500, 600, 700];

/**
 * Finds the files of a brand's font. Throws when there are none, which the check reports before.
 * @param fonts the folder `_fonts` of the site.
 */
export function foundFont({ fonts }: Pick<Brand, 'fonts'>, role: FontRole, folder: string): FoundFont {
  const font = fonts[role];
  const found = font.files === undefined ? packed(font, role) : ownFont(font, folder);
  if (!found || found.faces.length === 0)
    throw new Error(`The font "${font.package ?? font.name ?? role}" is not there.`);
  return found;
}

function packed({ package: name = '', weight = 400 }: BrandFont, role: FontRole): FoundFont | undefined {
  const found = fontPackage(name);
  if (!found) return undefined;
  const wanted = role === 'display' ? [weight] : ofText;
  const inWeight = found.faces.filter(
    (face) => face.weight.includes(' ') || wanted.includes(Number(face.weight)),
  );
  const faces = inWeight.length > 0 ? inWeight : found.faces;
  const isLatin = ({ subset }: { subset: string }): number => Number(subset !== 'latin');
  return {
    family: found.family,
    isSerif: found.category === 'serif',
    faces: faces.toSorted((one, other) => isLatin(one) - isLatin(other)),
  };
}

function ownFont({ name = '', files = [] }: BrandFont, folder: string): FoundFont {
  const faces = files.map((file) => {
    const path = join(folder, file);
    const [, said] = /-([1-9]00)\.woff2$/.exec(file) ?? [];
    return { path, ...(said !== undefined && { weight: said }) };
  });
  return { family: name, isSerif: false, faces };
}
