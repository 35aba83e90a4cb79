import { grounds, type Ground } from './palette';
import type { Random } from './random';
import { cotton, dots, sand, times, white, type Point } from './svg';

/** Draws one scene from a random source of its own: gives SVG elements. */
export type Scene = (r: Random) => string;

/** Canvas width and height. */
export type Size = readonly [number, number];

/** What lies under a scene: the grain of a mud wall, the flat ground, a light sheet on which the ground's colour draws, nothing at all, as before the site's dark ink, or nothing on which that ink draws. */
type Wall = 'grained' | 'flat' | 'paper' | 'none' | 'ink';

const paper = '#f1e0c0';
/** The dark ink of the site's text and foot: what is white in a scene is this on `ink`, and what hides something has this colour on `none`. */
const dark = '#211f49';

/** The pictures of one page: its ground colour and a scene for each name. */
export interface SceneSet {
  readonly ground: Ground;
  /** The scenes that stand on another ground than the rest, each with its own. */
  readonly grounds?: Readonly<Record<string, Ground>>;
  /** Canvas width and height; 1200 by 900 unless said. */
  readonly size?: Size;
  /** The scenes of another size than the rest, each with its own. */
  readonly sizes?: Readonly<Record<string, Size>>;
  /** The scenes that are not painted on such a wall, each with what lies under it. */
  readonly walls?: Readonly<Record<string, Wall>>;
  readonly scenes: Readonly<Record<string, Scene>>;
}

/** What a scene is drawn on. */
export interface Sheet {
  readonly ground: Ground;
  readonly size: Size;
  readonly wall: Wall;
}

/** The grain of a mud wall: specks that are barely seen. */
function grain([w, h]: Size, r: Random): string {
  const specks = times((w * h) / 9000).map((): Point => [r.between(10, w - 10), r.between(10, h - 10)]);
  return `<path stroke-opacity=".2" stroke-width="4" d="${dots(specks)}"/>`;
}

/** Takes what is drawn on, the elements of a scene and a random source, and gives the SVG text. */
export function page({ ground, size, wall }: Sheet, body: string, r: Random): string {
  const [w, h] = size;
  const isPaper = wall === 'paper';
  const colour = grounds[ground];
  const under = isPaper ? paper : wall === 'none' ? dark : colour;
  const pen = isPaper ? colour : wall === 'ink' ? dark : white;
  const isBare = wall === 'none' || wall === 'ink';
  const inked = body.replaceAll(white, pen);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    isBare ? '' : `<path fill="${under}" d="M0 0h${w}v${h}H0z"/>`,
    `<g color="${under}" fill="none" stroke="${pen}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">`,
    wall === 'grained' || isPaper ? grain(size, r) : '',
    isPaper ? inked.replaceAll(cotton, sand) : inked,
    `</g></svg>`,
  ].join('');
}
