import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Brand } from '../../src/content/brand/brand';
import type { FontRole } from '../../src/content/brand/engine-brand';
import type { Files } from '../files/kept';
import { installed } from '../files/packages';
import { foundFont, type FoundFont } from './font-faces';
import { openFont, weightsOf } from './font-file';
import { styleName } from './style-in';
import { standInsOfText, standInsOfTitles, type StandIns } from './stand-ins';
import { tokensOf } from './tokens';

/**
 * The stylesheet of a brand, `brand.css`, and the fonts that it names.
 * @param fonts the folder `_fonts` of the site.
 */
export function brandStyle(brand: Brand, fonts: string): Files {
  const styles = (['display', 'text'] as const).map((role) => fontStyle(brand, role, fonts));
  const css = [...styles.map((one) => one.css), tokensOf(brand), brand.tokens].join('\n');
  const files = new Map(
    styles.flatMap(({ paths }) => paths).map((path) => [basename(path), readFileSync(path)]),
  );
  return new Map<string, string | Uint8Array>([[styleName, css], ...files]);
}

interface FontStyle {
  css: string;
  /** The files that it names. */
  paths: string[];
}

/** The faces of a font, what stands in for it, and the token with their names. */
function fontStyle(brand: Brand, role: FontRole, folder: string): FontStyle {
  const written = brand.faces[role];
  if (written !== undefined) return byHand(written);
  const font = foundFont(brand, role, folder);
  const family = role === 'display' && isShared(brand) ? `${font.family} Display` : font.family;
  const standIns = standInsFor(font, family, brand, role);
  const last = font.isSerif ? ['Georgia', 'serif'] : ['system-ui', 'sans-serif'];
  const names = [family, ...standIns.names, ...(font.isSerif ? [] : ['Noto Sans Devanagari'])].map(
    (name) => `'${name}'`,
  );
  return {
    css: [
      ...font.faces.map((face) => faceCss(family, face, brand.fonts[role])),
      standIns.css,
      `:root {\n  --font-${role}: ${[...names, ...last].join(', ')};\n}\n`,
    ].join('\n'),
    paths: font.faces.map(({ path }) => path),
  };
}

/** Whether both fonts have one name: their faces are told apart. */
function isShared({ fonts: { display, text } }: Brand): boolean {
  const stem = (name = ''): string => name.replace(/^.*\//, '');
  return stem(display.package) === stem(text.package) && display.name === text.name;
}

/** Faces written by hand name the files of packages: `url('@fontsource/…')`. */
function byHand(css: string): FontStyle {
  const paths: string[] = [];
  const own = css.replaceAll(/url\('(@fontsource[^']+)'\)/g, (_, path: string) => {
    paths.push(installed(path));
    return `url('./${basename(path)}')`;
  });
  return { css: own, paths };
}

function standInsFor(font: FoundFont, family: string, brand: Brand, role: FontRole): StandIns {
  const said = brand.fonts[role];
  const [first] = font.faces;
  if (!first) return { css: '', names: [] };
  const open = (path: string) => openFont(readFileSync(path));
  if (role === 'display')
    return standInsOfTitles(open(first.path), family, { ...said, isSerif: font.isSerif });
  const bold = font.faces.find(({ weight }) => weight === '600') ?? first;
  return standInsOfText(open(first.path), open(bold.path), family, said);
}

function faceCss(
  family: string,
  { range, path, weight = weightsOf(openFont(readFileSync(path))) }: FoundFont['faces'][number],
  { ascent, descent }: Brand['fonts'][FontRole],
): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;${share('ascent-override', ascent)}${share('descent-override', descent)}
  src: url('./${basename(path)}') format('woff2');${range === undefined ? '' : `\n  unicode-range: ${range};`}
}`;
}

function share(name: string, value: number | undefined): string {
  return value === undefined ? '' : `\n  ${name}: ${Math.round(value * 1000) / 10}%;`;
}
