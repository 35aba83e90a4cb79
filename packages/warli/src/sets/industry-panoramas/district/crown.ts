import { cover, ground, line, type Point, polar, poly, white } from '../../../svg';
import { eaves, ridge } from './office';

/** Where the boughs leave the trunk, behind the roof. */
const fork: Point = [1200, 306];

/** Takes the way that a bough takes in degrees and a share of its length and gives the place on it. */
const on = (way: number, share: number): Point => polar(fork, way, 426 * share, 270 * share);

/** Takes the stalk and the way it points and gives a leaf as path data. */
const leaf = (at: Point, way: number): string => {
  const p = (turn: number, r: number): string =>
    polar(at, way + turn, r)
      .map(Math.round)
      .join(' ');
  return `M${p(0, 4)}Q${p(-52, 32)} ${p(0, 41)}Q${p(52, 32)} ${p(0, 4)}Z`;
};

/** The ways of the boughs: they leave room for the flag. */
const ways = [-171, -160, -148, -136, -124, -113, -102, -67, -56, -44, -32, -20, -9] as const;

/** Whether what stands there is seen above the slopes of the roof. */
const isSeen = ([x, y]: Point): boolean =>
  y < Math.max(ridge, eaves + 6 - (424 - Math.abs(x - 1200)) * 0.9) + 18;

/** Takes the way of a bough and its place in the row and gives its leaves: pairs, and one at the tip. */
const leaves = (way: number, i: number): string =>
  (i % 2 ? [0.62, 0.74, 0.86] : [0.56, 0.68, 0.8, 0.92])
    .map((share) => on(way, share))
    .filter(isSeen)
    .map((at) => leaf(at, way - 40) + leaf(at, way + 40))
    .join('') + leaf(on(way, i % 2 ? 0.91 : 0.97), way);

/** The crown of the great neem behind the roof. */
export const crown = (): string =>
  line(ways.map((way) => poly([fork, on(way, 0.92)])).join(''), 4) +
  cover(ways.map(leaves).join(''), 4, ground, white);
