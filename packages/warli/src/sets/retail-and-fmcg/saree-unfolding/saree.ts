import {
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  polar,
  poly,
  times,
  white,
  type Point,
} from '../../../svg';

/** Where the nine begin: the lap of him who unfolds them. */
const lap: Point = [600, 800];

/** Takes a place along the cloth (0 to 1) and across it (-1 to 1) and gives it on the canvas. */
type Cloth = (along: number, across: number) => Point;

/** One of nine, like a feather in a peacock's tail. */
const cloth =
  (i: number): Cloth =>
  (along, across) => {
    const r = 0.32 + along * 0.68;
    return polar(lap, -158 + i * 17 + across * 6.2, 566 * r, 730 * r);
  };

const across = (on: Cloth, at: number): string => poly([on(at, -1), on(at, 1)]);

/** What is woven into them: stripes, dots, waves, diamonds, combs. */
const weaves: readonly ((on: Cloth) => string)[] = [
  (on) =>
    line(
      each(9, (i) => across(on, 0.12 + i * 0.085)),
      6,
      ground,
    ),
  (on) =>
    line(dots(times(14).map((i) => on(0.1 + Math.floor(i / 2) * 0.115, i % 2 ? 0.42 : -0.42))), 14, ground),
  (on) => line(poly(times(13).map((i) => on(0.08 + i * 0.062, i % 2 ? 0.62 : -0.62))), 7, ground),
  (on) =>
    ink(
      each(6, (i) =>
        poly(
          [
            on(0.08 + i * 0.13, 0),
            on(0.14 + i * 0.13, 0.6),
            on(0.2 + i * 0.13, 0),
            on(0.14 + i * 0.13, -0.6),
          ],
          true,
        ),
      ),
      ground,
    ),
  (on) =>
    line(poly([on(0.06, -0.45), on(0.86, -0.45)]) + poly([on(0.06, 0.45), on(0.86, 0.45)]), 6, ground) +
    line(dots(times(8).map((i) => on(0.1 + i * 0.105, 0))), 13, ground),
];

/** Takes a number from 0 to 8 and gives that saree of the fan: its cloth, its weave and the fringe. */
export const saree = (i: number): string => {
  const on = cloth(i);
  const rim = poly([on(0, -1), on(0.5, -1), on(1, -1), on(1, 1), on(0.5, 1), on(0, 1)], true);
  const fringe = times(5).map((j) => poly([on(1, -0.8 + j * 0.4), on(1.035, -0.8 + j * 0.4)]));
  return (
    cover(rim, 5, white, i === 8 ? marigold : i % 2 ? cotton : white) +
    (weaves[i % 5]?.(on) ?? '').replaceAll(ground, i % 2 || i === 8 ? white : ground) +
    line(fringe.join(''), 5)
  );
};
