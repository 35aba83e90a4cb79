import {
  bow,
  box,
  cover,
  disc,
  ground,
  ink,
  line,
  marigold,
  num,
  path,
  type Point,
  poly,
  turned,
  white,
} from '../svg';

/** Takes the middle of the rim, half its width (negative where the peak is at the left) and a colour and gives the shell of a helmet. */
const shell = ([x, y]: Point, s: number, colour: string): string => {
  const tall = Math.abs(s);
  const rib = (k: number): string =>
    bow([x + s * k, y - tall * 0.3], [x + s * k * 1.1, y - tall * 0.62], [x + s * k * 0.7, y - tall * 0.82]);
  return (
    cover(
      `M${num(x - s)} ${num(y)}C${num(x - s)} ${num(y - tall * 1.42)} ${num(x + s)} ${num(y - tall * 1.42)} ${num(x + s)} ${num(y)}Z`,
      6,
      colour,
      colour,
    ) +
    line(rib(-0.42) + rib(0) + rib(0.42), tall * 0.1, ground) +
    cover(
      poly(
        [
          [x - s * 1.06, y - tall * 0.1],
          [x + s * 1.06, y - tall * 0.1],
          [x + s * 1.55, y + tall * 0.1],
          [x - s * 1.06, y + tall * 0.1],
        ],
        true,
      ),
      5,
      colour,
      colour,
    ) +
    line(path(x - s, y - tall * 0.16, x + s * 1.06, y - tall * 0.16), 4, ground)
  );
};

/** Takes the two ends of a chin strap and how far it hangs and gives it, with its buckle. */
const strap = ([ax, ay]: Point, [bx, by]: Point, drop: number, w: number): string => {
  const [x, y] = [(ax + bx) / 2, Math.max(ay, by) + drop];
  const tapes = path(ax, ay, x, y, bx, by);
  return line(tapes, w + 8, ground) + line(tapes, w) + ink(box([x - w * 1.3, y - w], w * 2.6, w * 2.4));
};

/** Takes the middle of the rim and half its width and gives a helmet in the accent, turned over: a net of bands inside, and the strap falls over the rim. */
export const turnedOver = ([x, y]: Point, s: number): string =>
  turned(
    shell([x, y], -s, marigold) +
      cover(disc([x, y], s, s * 0.3), 8, marigold) +
      line(
        path(x - s * 0.8, y - s * 0.1, x + s * 0.8, y + s * 0.1) +
          path(x - s * 0.4, y + s * 0.2, x + s * 0.4, y - s * 0.2),
      ),
    154,
    [x, y],
  ) + strap([x + s * 0.2, y + s * 0.3], [x + s * 0.86, y - s * 0.2], s * 1.1, 8);

/** Takes the middle of the rim and half its width and gives a helmet that lies on an edge, its strap hanging over. */
export const helmet = ([x, y]: Point, s: number): string =>
  strap([x - s * 0.7, y + 4], [x + s * 0.6, y + 4], s * 1.1, 6) + shell([x, y], s, white);
