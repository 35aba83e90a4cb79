import { grounds, type Ground } from '../../src/model/grounds';
import type { Random } from './random';
import { dots, each, num, times, white, type Point } from './svg';

/** Draws one scene from a random source of its own: gives SVG elements. */
export type Scene = (r: Random) => string;

/** Canvas width and height. */
export type Size = readonly [number, number];

/** What lies under a scene: the wash of a mud wall, the flat ground, or nothing at all. */
type Wall = 'washed' | 'flat' | 'none';

/** The pictures of one page: its ground colour and a scene for each name. */
export interface SceneSet {
  readonly ground: Ground;
  /** The scenes that stand on another ground than the rest, each with its own. */
  readonly grounds?: Readonly<Record<string, Ground>>;
  /** Canvas width and height; 1200 by 900 unless said. */
  readonly size?: Size;
  /** The scenes of another size than the rest, each with its own. */
  readonly sizes?: Readonly<Record<string, Size>>;
  /** The scenes that are not painted on a washed wall, each with what lies under it. */
  readonly walls?: Readonly<Record<string, Wall>>;
  readonly scenes: Readonly<Record<string, Scene>>;
}

/** What a scene is drawn on. */
export interface Sheet {
  readonly ground: Ground;
  readonly size: Size;
  readonly wall: Wall;
}

/** Broad, barely seen swipes: the wash of a mud wall. */
const wash = (w: number, h: number, r: Random): string =>
  each(
    6,
    (i) =>
      `M-60 ${num(((i + 0.5) * h) / 6 + r.near(0, 40))}q${num(r.between(w * 0.3, w * 0.7))} ${num(r.near(0, 130))} ${w + 120} ${num(r.near(0, 50))}`,
  );

const grain = (w: number, h: number, r: Random): Point[] =>
  times((w * h) / 9000).map(() => [r.between(10, w - 10), r.between(10, h - 10)]);

/** The wash dies away toward the edges, so that a picture has none where it lies on its own ground. */
const fading = ([w, h]: Size): string =>
  `<radialGradient id="a" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="matrix(${w / 2} 0 0 ${h / 2} ${w / 2} ${h / 2})">` +
  '<stop offset=".5" stop-opacity=".14"/><stop offset="1" stop-opacity="0"/></radialGradient>';

const texture = (size: Size, r: Random): string =>
  fading(size) +
  `<path stroke="url(#a)" stroke-width="70" d="${wash(...size, r)}"/>` +
  `<path stroke-opacity=".2" stroke-width="4" d="${dots(grain(...size, r))}"/>`;

/** Takes what is drawn on, the elements of a scene and a random source, and gives the SVG text. */
export function page({ ground, size, wall }: Sheet, body: string, r: Random): string {
  const [w, h] = size;
  const colour = grounds[ground];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    wall === 'none' ? '' : `<path fill="${colour}" d="M0 0h${w}v${h}H0z"/>`,
    `<g color="${colour}" fill="none" stroke="${white}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">`,
    wall === 'washed' ? texture(size, r) : '',
    `${body}</g></svg>`,
  ].join('');
}
