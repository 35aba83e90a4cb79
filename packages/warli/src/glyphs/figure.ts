import { add, dir } from '../figure/bones';
import { curve, disc, pairs, points, type Point } from '../svg';
import { closed, discs, joined, open, solid, type Part } from './pen';
import type { Stance } from './stance';

/** Takes the waist, a size (1 is 20 high), a stance and whether it faces left, and gives a person: two triangles that meet at the waist, a disc, four lines. */
export function figure(waist: Point, size: number, { lean, arms, legs }: Stance, left = false): Part {
  const place = ([x, y]: Point): Point => add(waist, [(left ? -x : x) * size, y * size]);
  const corner = (height: number, half: number, tilt: number): Point =>
    add(dir(180 - tilt, height), dir(90 - tilt, half));
  const shoulders = [corner(4.4, -2.6, lean), corner(4.4, 2.6, lean)] as const;
  const hips = [corner(-3, -2, lean * 0.4), corner(-3, 2, lean * 0.4)] as const;
  const across = 2.2 + 1.8 * size;
  // The head keeps the same small distance from the shoulders, however small the person: less would be a smear.
  const head = add(waist, dir(180 - (left ? -lean : lean) * 0.9, 4.4 * size + 1.7 + across / 2));
  const limb = ([x, y]: Point, rest: readonly number[]): string =>
    thereAndBack([[x, y] as Point, ...pairs(rest)].map(place));
  const limbs = ([0, 1] as const).map(
    (i) => limb(shoulders[i], arms[i]) + limb([hips[i][0] * 0.7, hips[i][1]], legs[i]),
  );
  // Two of the four sides cross at the waist.
  return joined(solid(closed([...shoulders, ...hips].map(place)), ...limbs), discs(across, ...head));
}

/** A line through the points and back over those between, so that it may stand among filled shapes: it surrounds nothing. */
const thereAndBack = (places: readonly Point[]): string =>
  places.length > 1 ? open([...places, ...places.slice(1, -1).toReversed()]) : '';

/** Takes the middle of the shoulders and their width and gives head and chest of a person. */
export const bust = ([x, y]: Point, width: number): Part => {
  const [half, across] = [width / 2, 2 + width * 0.3];
  return joined(
    solid(closed(points(x - half, y, x + half, y, x, y + width * 0.8))),
    discs(across, x, y - 1.7 - across / 2),
  );
};

/** Takes the middle of the shoulders and their width and gives head and chest of a person to be cut out of a shape. The line of that shape covers the edge of a hole, so a hole is larger all around than what is seen of it. */
export const cutBust = ([x, y]: Point, width: number): Part => {
  const [half, r] = [width / 2 + 1.4, 0.9 + width / 7];
  return solid(
    curve(points(x - half, y - 0.8, x, y + width * 0.8 + 1.4, x + half, y - 0.8)),
    'z',
    disc([x, y - 1.7 - r], r + 0.8),
  );
};
