import { type Person, bones } from '../../figure/bones';
import { person } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { bench } from '../../figure/seat';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { tea } from '../../props/bank';
import { smile } from '../../props/face';
import {
  type Point,
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  line,
  marigold,
  path,
  shape,
  white,
} from '../../svg';

const floor = 838;

/** He still holds up his hand. */
const late: Person = {
  at: [700, floor],
  h: 590,
  stroke: 14,
  halo: true,
  hat: 'tie',
  pose: { ...poses.stand, lean: 4, nod: -6, arms: [{ to: [600, 590] }, { to: [852, 196] }] },
};

/** The man at the stop has room beside him, and two glasses. */
const stranger: Person = {
  at: [268, 640],
  h: 630,
  stroke: 14,
  halo: true,
  hung: true,
  hat: 'turban',
  pose: {
    ...poses.chair,
    lean: 0,
    nod: -4,
    arms: [{ to: [352, 590] }, { to: [474, 440] }],
    legs: [{ to: [330, floor] }, { to: [412, floor] }],
  },
};

/** The bus from behind, on its way. */
const rear = ([x, y]: Point, s: number): string =>
  line(
    path(x - s * 0.34, y - s * 0.1, x - s * 0.34, y) + path(x + s * 0.34, y - s * 0.1, x + s * 0.34, y),
    s * 0.16,
  ) +
  cover(
    `M${x - s * 0.5} ${y - s * 0.1}V${y - s * 1.04}q${s * 0.5} ${-s * 0.14} ${s} 0V${y - s * 0.1}Z`,
    8,
    white,
    marigold,
  ) +
  cover(
    box([x - s * 0.38, y - s * 0.94], s * 0.34, s * 0.32) +
      box([x + s * 0.04, y - s * 0.94], s * 0.34, s * 0.32),
    6,
    white,
    ground,
  ) +
  line(path(x - s * 0.5, y - s * 0.46, x + s * 0.5, y - s * 0.46), 8, ground) +
  line(
    dots([
      [x - s * 0.36, y - s * 0.26],
      [x + s * 0.36, y - s * 0.26],
    ]),
    s * 0.12,
    ground,
  ) +
  line(path(x - s * 0.12, y - s * 0.26, x + s * 0.12, y - s * 0.26), s * 0.1, ground);

/** Dust where it was. */
const dust = (): string =>
  line(
    [
      [866, 600, 26],
      [1120, 604, 30],
      [838, 556, 18],
      [1150, 560, 16],
    ]
      .map(([x = 0, y = 0, r = 0]) => spiral([x, y], r * 1.3, 1.6))
      .join(''),
    6,
  );

/** The shelter of the stop. */
const shelter = (): string =>
  line(path(76, 230, 76, floor) + path(560, 230, 560, floor), 12) +
  cover(shape(30, 236, 76, 170, 576, 170, 606, 236), 8) +
  line(
    each(12, (i) => path(86 + i * 42, 176, 58 + i * 46, 230)),
    5,
  );

/** The scene `the-missed-bus`. */
export const theMissedBus: Scene = () => {
  const [a, b] = [bones(stranger), bones(late)];
  return [
    line(path(0, 560, 880, 560) + path(1100, 560, 1200, 560), 5),
    line(path(900, 606, 826, floor) + path(1100, 606, 1176, floor), 8),
    dust(),
    rear([1000, 600], 250),
    shelter(),
    bench([110, 652], 420, floor - 652),
    person(stranger),
    smile(a.head, a.headRadius),
    tea([490, 440], 78).replaceAll(marigold, cotton),
    person(late),
    bag(b.hands[0], late),
    line(path(0, floor + 5, 1200, floor + 5), 9),
  ].join('');
};
