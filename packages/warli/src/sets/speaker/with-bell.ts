import type { Scene } from '../../page';
import {
  cover,
  disc,
  ground,
  larger,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  times,
  white,
} from '../../svg';
import { counter } from './counter';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve } from './himself';

const head: Point = [400, 408];
const size = 0.7;
const middle: Point = [400, 396];

/** A key that hangs on its hook. */
const key = ([x, y]: Point): string =>
  line(path(x, y - 46, x, y - 40) + disc([x, y - 20], 18), 8) +
  line(path(x, y, x, y + 40) + path(x, y + 38, x + 18, y + 38) + path(x, y + 20, x + 14, y + 20), 11);

/** The board of keys: an arch about his head, with a place left free above the turban. */
const board = (): string => {
  const places = times(10).filter((i) => i !== 4 && i !== 5);
  return (
    line(`M34 450V396A366 366 0 0 1 766 396V450H648V396A248 248 0 0 0 152 396V450Z`, 9) +
    places.map((i) => key(polar(middle, 182 + (i * 176) / 9, 307))).join('')
  );
};

/** The bell of a reception: its dome, its button, its foot. */
const bell = ([x, y]: Point): string =>
  line(path(x, y - 130, x, y - 100), 40, ground) +
  line(path(x, y - 130, x, y - 100), 18, marigold) +
  line(path(x - 12, y - 136, x + 12, y - 136), 20, marigold) +
  cover(
    `M${x - 104} ${y - 22}C${x - 100} ${y - 146} ${x + 100} ${y - 146} ${x + 104} ${y - 22}Z`,
    12,
    ground,
    marigold,
  ) +
  line(`M${x - 70} ${y - 46}Q${x - 60} ${y - 84} ${x - 24} ${y - 98}`, 8, ground) +
  line(path(x - 118, y - 8, x + 118, y - 8), 36, ground) +
  line(path(x - 118, y - 8, x + 118, y - 8), 20, white);

/** Where the raised arm begins, so far within the chest that it leaves no knob under it. */
const [x, y] = shoulder(head, size, 1, 38);

/** The scene `with-bell`: behind a hotel's counter he is about to ring the bell. */
export const withBell: Scene = () =>
  [
    board(),
    clearing(head, size),
    himself(head, size, sleeve([shoulder(head, size, -1, 38), [72, 712], [230, 784]], 38)),
    counter(poly(times(25).map((i): Point => [88 + i * 26, i % 2 ? 832 : 908]))),
    larger(bell([636, 788]), 0.84, [636, 800]),
    sleeve(
      [
        [x - 22, y],
        [714, 496],
        [650, 606],
      ],
      38,
    ),
    edge(),
  ].join('');
