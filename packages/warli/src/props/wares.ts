import { spiral } from '../ground/land';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  larger,
  line,
  marigold,
  path,
  type Point,
  points,
  shape,
  times,
  white,
} from '../svg';
import { clayPot } from './pottery';

/** Takes the middle of a mat and gives what lies on it. */
type Wares = (at: Point) => string;

const spread = ([x, y]: Point, ...xy: number[]): Point[] => points(...xy).map(([dx, dy]) => [x + dx, y + dy]);

const heaps: Wares = ([x, y]) =>
  [-58, 0, 58].map((dx) => line(dots(spread([x + dx, y], -14, 16, 14, 16, 0, -8)), 26, marigold)).join('');

const pots: Wares = ([x, y]) =>
  each(4, (i) => clayPot([x - 78 + i * 52, y + 28], 52, 0, i % 2 ? cotton : ground));

const spices: Wares = ([x, y]) =>
  [-62, 0, 62]
    .map((dx, i) =>
      cover(
        shape(x + dx - 28, y + 26, x + dx, y - 30, x + dx + 28, y + 26),
        5,
        white,
        [cotton, marigold, white][i],
      ),
    )
    .join('');

const bangles: Wares = ([x, y]) =>
  line(
    each(4, (i) => disc([x - 69 + i * 46, y], 19) + disc([x - 69 + i * 46, y], 8)),
    6,
  );

const fish: Wares = ([x, y]) =>
  each(3, (i) => {
    const [fx, fy] = [x - 60 + i * 60, y + (i % 2 ? 12 : -8)];
    return (
      ink(`M${fx - 26} ${fy}q20 -22 38 0l14 -12v24l-14 -12q-18 22 -38 0Z`) +
      line(dots([[fx - 14, fy - 2]]), 6, ground)
    );
  });

const cloth: Wares = ([x, y]) =>
  each(4, (i) => {
    const at = x - 92 + i * 48;
    return (
      cover(box([at, y - 32], 38, 64), 5, white, i % 2 ? marigold : cotton) +
      line(`M${at + 8} ${y - 16}h22m-22 14h22m-22 14h22`, 5, ground)
    );
  });

const baskets: Wares = ([x, y]) =>
  line(
    each(3, (i) => spiral([x - 62 + i * 62, y], 28, 3)),
    5,
  );

const flowers: Wares = ([x, y]) => {
  const at = times(8).map((i): Point => [x - 75 + (i % 4) * 50, y - 17 + Math.floor(i / 4) * 34]);
  return line(dots(at), 30, marigold) + line(dots(at), 9, ground);
};

const greens: Wares = ([x, y]) =>
  line(
    each(5, (i) => `M${x - 72 + i * 36} ${y + 28}v-52m-13 6l13 14l13 -14m-26 20l13 14l13 -14`),
    5,
  );

/** What is sold on the mats of a bazaar, each mat with its own. */
export const wares: readonly Wares[] = [
  heaps,
  pots,
  bangles,
  cloth,
  spices,
  fish,
  baskets,
  flowers,
  greens,
].map((goods) => (at) => larger(goods(at), 0.84, at));

/** Takes the middle of a mat and gives it, fringed at both ends. */
export const mat = ([x, y]: Point): string =>
  cover(box([x - 92, y - 46], 184, 92), 6) +
  line(
    each(
      8,
      (j) =>
        path(x - 104, y - 42 + j * 12, x - 94, y - 42 + j * 12) +
        path(x + 94, y - 42 + j * 12, x + 104, y - 42 + j * 12),
    ),
    4,
  );
