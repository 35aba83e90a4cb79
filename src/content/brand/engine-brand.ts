import type { Brand as BrandSettings } from '../../model/content.generated';

/** What an object says of a brand; what it leaves out is that of another one. */
export type BrandParts = Exclude<BrandSettings, string>;

/** A glyph that is drawn: the word for what it stands for, and its SVG elements on a canvas of 24 by 24. */
export interface DrawnGlyph {
  readonly meaning: string;
  readonly svg: string;
}

/** Drawn glyphs by the name under which a document asks for them. */
export type DrawnGlyphs = Readonly<Record<string, DrawnGlyph>>;

/** A brand that comes with the engine: a folder below `brands/`. */
export interface EngineBrand {
  /** `brand.json`. */
  parts: BrandParts;
  /** Its strips for borders by name, as SVG without double quotes. */
  strips: Readonly<Record<string, string>>;
  glyphs: DrawnGlyphs;
  /** `display.css` and `text.css`: the faces of a font where they are written by hand. */
  faces: Partial<Record<FontRole, string>>;
  /** `tokens.css`: what blocks draw otherwise in it. */
  tokens: string;
}

/** Brands by their names. */
export type EngineBrands = ReadonlyMap<string, EngineBrand>;

/** What a font is for. */
export type FontRole = 'display' | 'text';

/** The brand of a site that names none. */
export const plainBrand = 'plain';

/** The strip that every brand has. */
export const teeth =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 20'><path d='M0 20 8 4l8 16 8-16 8 16z'/></svg>";
