import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  BrandParts,
  DrawnGlyphs,
  EngineBrand,
  EngineBrands,
} from '../../src/content/brand/engine-brand';
import { engineRoot } from './roots';

const folder = join(engineRoot, 'brands');

let loaded: EngineBrands | undefined;

/** The brands of the engine, read once: a folder each. */
export function engineBrands(): EngineBrands {
  loaded ??= new Map(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readBrand(join(folder, name))]),
  );
  return loaded;
}

/** A brand's folder: `brand.json`, `glyphs.json`, faces written by hand in `display.css` and `text.css`, tokens of its own in `tokens.css`, and strips for borders as SVG. */
function readBrand(place: string): EngineBrand {
  const text = (name: string): string => readFileSync(join(place, name), 'utf8');
  const names = readdirSync(place);
  const strips = names
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name.slice(0, -4), text(name).trim().replaceAll('"', "'")] as const);
  const faces = (['display', 'text'] as const).flatMap((role) =>
    existsSync(join(place, `${role}.css`)) ? [[role, text(`${role}.css`)] as const] : [],
  );
  return {
    parts: JSON.parse(text('brand.json')) as BrandParts,
    strips: Object.fromEntries(strips),
    glyphs: names.includes('glyphs.json') ? (JSON.parse(text('glyphs.json')) as DrawnGlyphs) : {},
    faces: Object.fromEntries(faces),
    tokens: names.includes('tokens.css') ? text('tokens.css') : '',
  };
}

/** The glyphs of all brands. */
export function allGlyphs(): DrawnGlyphs {
  return Object.assign({}, ...Array.from(engineBrands().values(), ({ glyphs }) => glyphs)) as DrawnGlyphs;
}
