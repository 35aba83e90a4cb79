import type { Ground } from '../../model/brand';
import type { Brand as BrandSettings } from '../../model/content.generated';
import { coloursOf, groundsOf, type Colours, type WrittenColours } from './brand-colours';
import {
  plainBrand,
  teeth,
  type BrandParts,
  type DrawnGlyphs,
  type EngineBrand,
  type EngineBrands,
  type FontRole,
} from './engine-brand';

/** A font, in a package or in files of the site. */
export interface BrandFont {
  package?: string;
  name?: string;
  files?: string[];
  weight?: number;
  ascent?: number;
  descent?: number;
}

/** How a site looks, with everything said. Plain data, except that nothing of it has been looked for on the disk. */
export interface Brand {
  /** The name of the engine's brand that it begins with. */
  base: string;
  colours: Colours;
  grounds: Record<string, Ground>;
  /** What is said of grounds for those who choose one. */
  descriptions: Record<string, string>;
  fonts: Record<FontRole, BrandFont>;
  /** The faces of fonts that are written by hand. */
  faces: EngineBrand['faces'];
  /** What blocks draw otherwise in the engine's brand, as CSS. */
  tokens: string;
  radius: string;
  border: string;
  headingMark: 'border' | 'line' | 'none';
  strips: Record<string, string>;
  glyphs: DrawnGlyphs;
  logo?: NonNullable<BrandParts['logo']>;
  favicon?: string;
}

/** What the settings say of the brand: the name of an engine's brand, and what is different in it. */
export function saidOf(written: BrandSettings = plainBrand): { base: string; own: BrandParts } {
  if (typeof written === 'string') return { base: written, own: {} };
  return { base: written.base ?? plainBrand, own: written };
}

/** The brand of a site by its settings; one that the engine does not have counts as the plain one. */
export function brandOf(written: BrandSettings | undefined, brands: EngineBrands): Brand {
  const { base, own } = saidOf(written);
  const name = brands.has(base) ? base : plainBrand;
  const engine = brands.get(name);
  if (!engine) throw new Error(`The engine has no brand "${name}".`);
  const { parts } = engine;
  const border = own.border ?? parts.border ?? 'none';
  const said = mergedColours(parts.colours ?? {}, own);
  const colours = coloursOf(said);
  const { logo = parts.logo, favicon = parts.favicon } = own;
  return {
    base: name,
    colours,
    grounds: groundsOf(said, colours, border),
    descriptions: descriptionsOf(said),
    ...fontsOf(engine, own),
    radius: own.radius ?? parts.radius ?? '0.5rem',
    border,
    headingMark: own.headingMark ?? parts.headingMark ?? 'none',
    strips: { teeth, ...engine.strips },
    glyphs: engine.glyphs,
    tokens: engine.tokens,
    ...(logo && { logo }),
    ...(favicon !== undefined && { favicon }),
  };
}

/** What follows from the paper and the ink of the base does not follow from others. */
function mergedColours(base: WrittenColours, { colours = {}, border }: BrandParts): WrittenColours {
  const { paperDeep: _, sheet: __, inkSoft: ___, line: ____, ...independent } = base;
  const isNew = colours.paper !== undefined || colours.ink !== undefined;
  const merged = { ...(isNew ? independent : base), ...colours };
  if (border === undefined || colours.grounds) return merged;
  return { ...merged, grounds: withoutBorders(merged.grounds ?? {}) };
}

function withoutBorders(grounds: NonNullable<WrittenColours['grounds']>): typeof grounds {
  const entries = Object.entries(grounds).map(([name, ground]) => {
    if (typeof ground === 'string') return [name, ground] as const;
    const { border: _, ...rest } = ground;
    return [name, rest] as const;
  });
  return Object.fromEntries(entries);
}

function descriptionsOf({ grounds = {} }: WrittenColours): Record<string, string> {
  return Object.fromEntries(
    Object.entries(grounds).flatMap(([name, ground]) =>
      typeof ground === 'string' || ground.description === undefined ? [] : [[name, ground.description]],
    ),
  );
}

/** Faces written by hand are those of the base's own font. */
function fontsOf({ parts, faces }: EngineBrand, own: BrandParts): Pick<Brand, 'fonts' | 'faces'> {
  const roles = ['display', 'text'] as const;
  const fonts = roles.map(
    (role) => [role, { ...fontOf(parts.fonts?.[role]), ...fontOf(own.fonts?.[role]) }] as const,
  );
  const kept = roles.flatMap((role) => {
    const css = own.fonts?.[role] === undefined ? faces[role] : undefined;
    return css === undefined ? [] : [[role, css] as const];
  });
  return { fonts: Object.fromEntries(fonts) as Brand['fonts'], faces: Object.fromEntries(kept) };
}

/** A font that comes from elsewhere has nothing of the base's. */
function fontOf(written: NonNullable<BrandParts['fonts']>[FontRole]): BrandFont {
  const font = typeof written === 'string' ? { package: written } : (written ?? {});
  const isOther = font.package !== undefined || font.files !== undefined;
  if (!isOther) return font;
  const nothing = { package: undefined, name: undefined, files: undefined, weight: undefined };
  return { ...nothing, ascent: undefined, descent: undefined, ...font } as BrandFont;
}
