import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { limbs, type Pose } from '../../figure/pose';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  ground,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
  white,
} from '../../svg';

const tall = 336;
const middle = 450;
const seats = [222, 474, 726, 978];

/** The arms of who sits at `x`: a hand at the table, one that reaches to the line, one at the chin. */
const arms = (x: number, i: number, side: 1 | -1): Pose['arms'] => {
  const hand = (dx: number, dy: number): { to: Point } => ({ to: [x + side * dx, middle + side * dy] });
  const ways: readonly Pose['arms'][] = [
    [hand(-74, 68), [30, 166]],
    [hand(-70, 68), hand(side * 26, 16)],
    [hand(side * -26, 16), hand(70, 68)],
    [[-40, -160], hand(72, 68)],
  ];
  return ways[i] ?? limbs(0, 0, 0, 0);
};

/** Somebody at the table, seen from above, the head toward it: `side` -1 sits above it and 1 below. */
const one = (x: number, i: number, side: 1 | -1): string => {
  const look = colleague(side > 0 ? i + 3 : i);
  const y = middle + side * (98 + tall * (look.woman ? 0.58 : 0.54));
  return figure(
    [x, y],
    tall,
    { lean: 0, arms: arms(x, side > 0 ? i : 3 - i, side), legs: limbs(-16, 6, 16, -6) },
    { hung: true, turn: side < 0 ? 180 : 0, stroke: 11, ...look },
  );
};

/** The table, and the paper on it with its one line. */
const table = (): string =>
  cover(box([60, middle - 80], 1080, 160), 9) +
  cover(box([110, middle - 44], 980, 88), 6, white, cotton) +
  line(path(140, middle, 1060, middle), 12, marigold);

/** The floor between the seats: rows of lozenges. */
const carpet = (): string => {
  const places = [96, 348, 600, 852, 1104].flatMap((x) =>
    times(10).map((i): Point => [x, i < 5 ? 66 + i * 56 : 610 + (i - 5) * 56]),
  );
  return (
    line(places.map(([x, y]) => shape(x - 22, y, x, y - 22, x + 22, y, x, y + 22)).join(''), 4) +
    line(dots(places), 11)
  );
};

/** What is given: a great coin that lies on the line. */
const goods = (): string =>
  cover(disc([600, middle], 34), 6, ground, marigold) + line(disc([600, middle], 19), 6, ground);

/** The scene `negotiating-table`: two sides at a long table, seen from above, over one paper. */
export const negotiatingTable: Scene = () =>
  [carpet(), table(), goods(), seats.map((x, i) => one(x, i, -1) + one(x, i, 1)).join('')].join('');
