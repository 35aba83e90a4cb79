import { box, cover, ground, line, marigold, path, type Point, shape } from '../../../svg';

/** Takes the middle of the collar and half the width and gives the marigold shirt, with sleeves, a collar and buttons. */
export const shirt = ([x, y]: Point, s: number): string => {
  const at = (...xy: number[]): number[] => xy.map((v, i) => (i % 2 ? y : x) + v * s);
  return (
    cover(
      shape(
        ...at(-0.28, 0, 0.28, 0, 0.6, 0.12, 1.06, 0.66, 0.74, 0.98, 0.54, 0.76, 0.54, 1.9),
        ...at(-0.54, 1.9, -0.54, 0.76, -0.74, 0.98, -1.06, 0.66, -0.6, 0.12),
      ),
      5,
      ground,
      marigold,
    ) + line(path(...at(-0.28, 0, 0, 0.34, 0.28, 0)) + path(...at(0, 0.34, 0, 1.9)), 5, ground)
  );
};

/** Takes the left top corner and a size and gives the marigold shirt, folded, its collar in front. */
export const folded = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x, y], w, h), 5, ground, marigold) +
  line(path(x + w * 0.3, y, x + w * 0.5, y + h * 0.6, x + w * 0.7, y), 5, ground);
