import {
  bow,
  bows,
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  onBow,
  path,
  type Point,
  points,
  poly,
  shape,
  times,
  white,
} from '../../../svg';

/** Her neck and the triangle of a person seen from near. */
export const shoulders = (): string =>
  line(path(182, 226, 182, 284), 44) + cover(shape(66, 284, 298, 284, 330, 400, 34, 400), 22, white, white);

/** The neckline of her blouse, and beads along it. */
export const blouse = (): string =>
  line(bow([134, 276], [142, 354], [236, 356]), 5, ground) +
  line(dots(times(5).map((i) => onBow([117, 287], [124, 368], [236, 374], i / 8))), 7, ground);

/** A string of beads. */
export const necklace = (): string =>
  line(dots(points(161, 284, 165, 297, 173, 308, 191, 308, 199, 297, 203, 284)), 9, ground) +
  line('M182 317h0', 14, marigold);

/** The edge of her sari from the shoulder down, `d` units inward from it: start, control and end. */
const edge = (d: number): readonly [Point, Point, Point] => [
  [232 + d, 273],
  [228 + d, 338 + d / 2],
  [104 + d, 394 + d / 2],
];

const border = (): string => {
  const [a, c, b] = edge(3);
  const [p, q, r] = edge(28);
  return bows([a, c, b, b, r, q, p]);
};

const tooth = (i: number): string =>
  poly(
    [onBow(...edge(5), (i + 0.12) / 7), onBow(...edge(5), (i + 0.88) / 7), onBow(...edge(22), (i + 0.5) / 7)],
    true,
  );

/** The end of her sari over a shoulder, with a border of triangles. */
export const sari = (): string =>
  cover(`${bow(...edge(0))}L336 410L326 310Q318 274 302 270H232Z`, 6, ground, marigold) +
  ink(border(), cotton) +
  ink(each(7, tooth), ground) +
  line(bow(...edge(29)), 5, ground) +
  line(dots(times(7).map((i) => onBow(...edge(46), (i + 0.5) / 7))), 6, ground);
