import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
  white,
} from '../svg';
import { stall } from './market';
import { clayPot } from './pottery';

/** Takes the left foot and gives a stall, 204 wide and 270 high. */
type Stall = (at: Point) => string;

const posts = ([x, y]: Point): string =>
  line(path(x + 6, y, x + 6, y - 168) + path(x + 198, y, x + 198, y - 168), 6);

const plank = ([x, y]: Point, up: number): string => line(path(x + 6, y - up, x + 198, y - up), 7);

/** A stall with lengths of cloth that hang from a pole. */
export const clothStall: Stall = ([x, y]) => {
  const hem = (i: number): number => [136, 112, 148, 120][i] ?? 120;
  const cloth = (i: number): string => {
    const [left, low] = [x + 18 + i * 43, y - 168 + hem(i)];
    return (
      cover(box([left, y - 168], 37, hem(i)), 4, white, i === 2 ? marigold : i === 0 ? cotton : ground) +
      line(
        i % 2
          ? each(4, (j) => `M${left + 6} ${y - 140 + j * 22}l12 -12l12 12`)
          : each(3, (j) => path(left + 4, low - 12 - j * 13, left + 33, low - 12 - j * 13)),
        4,
        i % 2 ? white : ground,
      )
    );
  };
  return each(4, cloth) + plank([x, y], 168) + stall([x, y - 4], 204, 266);
};

/** A stall with a thatched roof and pots, one row on the other. */
export const potStall: Stall = ([x, y]) => {
  const straw = times(11).map((i) => path(x + 102 + (i - 5) * 7, y - 262, x + 102 + (i - 5) * 21, y - 174));
  return (
    posts([x, y]) +
    each(3, (i) => clayPot([x + 44 + i * 58, y - 16], 54, 0, i % 2 ? cotton : ground)) +
    plank([x, y], 12) +
    each(3, (i) => clayPot([x + 44 + i * 58, y - 92], 54, 0, i % 2 ? ground : cotton)) +
    plank([x, y], 88) +
    cover(shape(x - 14, y - 168, x + 62, y - 268, x + 142, y - 268, x + 218, y - 168), 6) +
    line(straw.join(''), 4)
  );
};

/** A heap of fruit: takes the middle of its foot and how wide it is at its foot. */
const heap = ([x, y]: Point, wide: number): string =>
  line(
    dots(
      times(wide).flatMap((j) =>
        times(wide - j).map((i): Point => [x + (i - (wide - j - 1) / 2) * 23, y - 11 - j * 19]),
      ),
    ),
    20,
    marigold,
  );

/** A stall with heaps of fruit on two steps, under a striped awning. */
export const fruitStall: Stall = ([x, y]) =>
  heap([x + 54, y - 88], 3) +
  heap([x + 150, y - 88], 3) +
  plank([x, y], 84) +
  heap([x + 56, y - 12], 3) +
  ink(disc([x + 128, y - 32], 18, 20) + disc([x + 168, y - 32], 18, 20)) +
  line(path(x + 128, y - 50, x + 128, y - 14) + path(x + 168, y - 50, x + 168, y - 14), 4, ground) +
  plank([x, y], 8) +
  stall([x, y], 204, 270, marigold);

/** A tray of sweets: takes the middle of its foot and gives a cone of them on a dish. */
const tray = ([x, y]: Point, fill: string): string =>
  cover(shape(x - 30, y - 12, x, y - 62, x + 30, y - 12), 5, white, fill) +
  ink(shape(x - 38, y - 12, x + 38, y - 12, x + 22, y, x - 22, y));

/** A stall with cones of sweets on dishes, under a canopy on two poles with knobs. */
export const sweetStall: Stall = ([x, y]) =>
  posts([x, y]) +
  [x + 56, x + 148]
    .map((at, i) => tray([at, y - 92], i ? cotton : marigold) + tray([at, y - 12], i ? marigold : cotton))
    .join('') +
  plank([x, y], 86) +
  plank([x, y], 6) +
  cover(`M${x - 8} ${y - 172}Q${x + 102} ${y - 330} ${x + 212} ${y - 172}Z`, 6, white, cotton) +
  line(
    `M${x + 66} ${y - 174}Q${x + 76} ${y - 240} ${x + 102} ${y - 250}Q${x + 128} ${y - 240} ${x + 138} ${y - 174}`,
    5,
    ground,
  ) +
  ink(
    each(8, (i) => shape(x - 8 + i * 27.5, y - 168, x + 19.5 + i * 27.5, y - 168, x + 6 + i * 27.5, y - 148)),
    marigold,
  );
