import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { dial } from '../../props/dial';
import { sheet } from '../../props/paper';
import { table } from '../../props/room';
import {
  bows,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  marigold,
  pairs,
  path,
  type Point,
  points,
  polar,
  poly,
  shape,
} from '../../svg';

const floor = 838;

const top = 604;

/** He kneads before it is day. */
const student: Person = {
  at: [258, floor],
  h: 640,
  stroke: 14,
  halo: true,
  pose: {
    ...poses.stand,
    lean: 20,
    nod: 14,
    arms: [{ to: [392, 540] }, { to: [462, 536] }],
    legs: limbs(-12, -4, 12, 4),
  },
};

/** The caterer reads what he has drafted. */
const caterer: Person = {
  at: [1080, floor],
  h: 640,
  stroke: 14,
  halo: true,
  left: true,
  hat: 'topi',
  pose: { ...armed(poses.stand, { to: [990, 474] }, { to: [968, 452] }), nod: 18 },
};

/** A wide basin with a heap of dough. */
const basin = ([x, y]: Point): string =>
  cover(
    bows(
      pairs([
        x - 120,
        y - 62,
        x - 130,
        y - 130,
        x - 50,
        y - 128,
        x + 10,
        y - 150,
        x + 70,
        y - 122,
        x + 126,
        y - 120,
        x + 120,
        y - 62,
        x,
        y - 62,
        x - 120,
        y - 62,
      ]),
    ),
    6,
    ground,
    cotton,
  ) +
  cover(shape(x - 158, y - 66, x + 158, y - 66, x + 110, y, x - 110, y), 7) +
  line(path(x - 136, y - 34, x + 136, y - 34), 5);

/** A pan of the balance on its cords. */
const pan = ([x, y]: Point, drop: number): string =>
  line(path(x - 84, y + drop, x, y, x + 84, y + drop), 5) +
  cover(`M${x - 96} ${y + drop}h192q-20 46 -96 46t-96 -46Z`, 6);

/** The balance of the kitchen, which is also the law's: dough in one pan, books in the other. */
const balance = ([x, y]: Point): string => {
  const [a, b]: [Point, Point] = [
    [x - 142, y - 330],
    [x + 142, y - 330],
  ];
  return (
    cover(shape(x - 70, y, x + 70, y, x + 34, y - 26, x - 34, y - 26), 6, ground, marigold) +
    line(path(x, y - 20, x, y - 372), 15, marigold) +
    pan(a, 168) +
    pan(b, 168) +
    line(poly([a, b]), 15, marigold) +
    line(dots([[x, y - 376]]), 34, marigold) +
    each(3, (i) => cover(disc([a[0] - 44 + i * 44, a[1] + 148 - (i % 2) * 26], 27), 5, ground, cotton)) +
    each(3, (i) => cover(box([b[0] - 60 + (i % 2) * 10, b[1] + 134 - i * 32], 112, 30), 5, ground, cotton)) +
    line(path(b[0] - 30, b[1] + 134, b[0] - 30, b[1] + 164), 6, ground)
  );
};

/** A clock that says four. */
const four = (at: Point): string =>
  dial(at, 84) + line(poly([polar(at, -90, 52), at, polar(at, 30, 36)]), 11);

/** The scene `dough-at-four`. */
export const doughAtFour: Scene = () =>
  [
    four([130, 186]),
    person(student),
    basin([426, top]),
    armsOver(student),
    line(dots(points(560, 560, 574, 590, 590, 566)), 8),
    balance([700, top]),
    person(caterer),
    sheet([950, 420], 104, 144, 4, -8),
    table([180, top], 740, floor - top),
    frame({ bottom: 'diamonds' }),
  ].join('');
