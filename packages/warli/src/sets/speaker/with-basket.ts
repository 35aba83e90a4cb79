import type { Scene } from '../../page';
import {
  between,
  onBow,
  bow,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  shape,
  white,
} from '../../svg';
import { about, middle, near, reach } from './near';

/** An awning about his head, on two posts: stripes that end in scallops. */
const awning = (): string => {
  const turns = about(25).slice(3, -3);
  const half = 256 / 48;
  const stripe = (turn: number): string => {
    const [a, b] = [polar(middle, turn - half, 340), polar(middle, turn + half, 340)];
    return `${poly([b, polar(middle, turn + half, 262), polar(middle, turn - half, 262), a])}A32 32 0 0 1 ${Math.round(b[0])} ${Math.round(b[1])}Z`;
  };
  const stripes = (odd: number): string =>
    turns
      .filter((_, i) => i % 2 === odd)
      .map(stripe)
      .join('');
  return (
    line(path(136, 400, 136, 640) + path(664, 400, 664, 640), 9) +
    ink(stripes(0)) +
    line(stripes(1), 6) +
    line(poly(turns.map((turn) => polar(middle, turn, 330))), 8, ground)
  );
};

/** The goods: a bottle, leaves, a packet. */
const goods = ([x, y]: Point): string =>
  cover(`M${x - 82} ${y}V${y - 44}q0 -14 12 -20v-22h24v22q12 8 12 22V${y}Z`, 10, ground, white) +
  line(path(x - 82, y - 34, x - 34, y - 34), 7, ground) +
  cover(shape(x + 26, y, x + 34, y - 66, x + 90, y - 60, x + 84, y), 10, ground, white) +
  line(path(x + 38, y - 38, x + 82, y - 34), 7, ground) +
  cover(disc([x - 2, y - 26], 36), 10, ground, white);

const basket = ([x, y]: Point): string =>
  cover(shape(x - 118, y, x + 118, y, x + 92, y + 108, x - 92, y + 108), 12, ground, marigold) +
  line(
    path(x - 108, y + 36, x + 108, y + 36) +
      path(x - 100, y + 70, x + 100, y + 70) +
      each(5, (i) => path(x - 72 + i * 36, y + 8, x - 56 + i * 28, y + 100)),
    7,
    ground,
  ) +
  line(path(x - 124, y, x + 124, y), 34, ground) +
  line(path(x - 124, y, x + 124, y), 18, marigold);

/** Half of the handle, from a share of it on; where the halves meet, the rim of none covers the other. */
const handle = (k: -1 | 1, [x, y]: Point, share = 0): string => {
  const [corner, top]: readonly [Point, Point] = [
    [x + k * 108, y - 178],
    [x, y - 178],
  ];
  const way = [onBow([x + k * 108, y], corner, top, share), between(corner, top, share), top] as const;
  return (
    line(bow(way[0], between(way[0], way[1], 0.8), onBow(...way, 0.8)), 32, ground) +
    line(bow(...way), 15, marigold)
  );
};

/** The scene `with-basket`. */
export const withBasket: Scene = () =>
  near(
    awning(),
    reach(-1, [60, 700], [66, 516], [106, 482]) +
      handle(-1, [590, 800]) +
      goods([590, 802]) +
      reach(1, [730, 742], [516, 674]) +
      handle(-1, [590, 800], 0.68) +
      handle(1, [590, 800]) +
      basket([590, 802]),
  );
