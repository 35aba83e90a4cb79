import { type Held, type Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { type Limb, limbs } from '../../../figure/pose';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  polar,
  poly,
  turned,
} from '../../../svg';
import { floor, key, shutter } from './branch';

/** The sun over the street, as late as it is: eight minutes to ten. */
const sun = (): string => {
  const at: Point = [1200, 136];
  return (
    ink(disc(at, 102), cotton) +
    line(
      each(24, (i) => poly([polar(at, i * 15 + 7.5, 120), polar(at, i * 15 + 7.5, i % 2 ? 138 : 156)])),
      9,
    ) +
    line(poly([polar(at, 206, 52), at, polar(at, 222, 82)]), 11, ground)
  );
};

/** A stick from the hand to the ground. */
const stick: Held = ([x, y]) =>
  line(`M${x} ${floor - 2}V${y - 14}q0 -14 -16 -14`, 16, ground) +
  line(`M${x} ${floor - 2}V${y - 14}q0 -14 -16 -14`, 8);

/** A passbook that is held up. */
const passbook: Held = ([x, y]) =>
  turned(
    cover(box([x - 12, y - 50], 36, 48), 5, ground, cotton) +
      line(path(x - 4, y - 36, x + 16, y - 36), 5, ground),
    8,
    [x, y],
  );

/** A form. */
const form: Held = ([x, y]) => cover(box([x - 4, y - 34], 30, 40), 5, ground, cotton);

/** A milk can: takes the middle of its foot. */
const can = ([x, y]: Point): string =>
  cover(`M${x - 27} ${y}v-48l14 -14v-16h26v16l14 14v48Z`, 7) +
  line(path(x - 20, y - 80, x + 20, y - 80), 10) +
  line(path(x - 24, y - 22, x + 24, y - 22), 6);

/** The hand with a passbook, and one that hangs down. */
const [raised, low]: readonly [Limb, Limb] = [
  [158, 176],
  [-4, 8],
];

/** Takes a place, a height, what the far and the near hand hold or do, and who it is, and gives one who waits. */
const waits = (
  x: number,
  h: number,
  hasBook: boolean,
  more: Partial<Person> = {},
  near: Limb = [26, 22],
): Person => ({
  at: [x, floor],
  h,
  halo: true,
  pose: { lean: 8, arms: [hasBook ? raised : low, near], legs: limbs(-7, -4, 7, 3) },
  holds: [hasBook ? passbook : null, stick],
  ...more,
});

/** Takes a place and a height and gives the first of the queue. */
export const first = (x: number, h: number): string => {
  const one = waits(x, h, false, { woman: true, hat: 'knot' });
  return person(one) + cloth(one);
};

/** A watch on the wrist. */
const watch: Held = ([x, y]) => cover(disc([x - 4, y + 4], 9), 5, ground);

/** All others, from the last on. */
const others: readonly Person[] = [
  waits(996, 272, false, { hat: 'topi', holds: [null, null] }, { to: [1014, 322] }),
  waits(1052, 234, true, { woman: true }),
  waits(1110, 280, false, { hat: 'turban', holds: [null, watch] }, [50, 150]),
  waits(1164, 186, false, { woman: true, hat: 'plait', holds: [null, form], stroke: 8 }, [60, 130]),
  waits(1214, 240, true, { woman: true }),
  waits(1270, 272, false, { hat: 'topi' }),
  waits(1320, 252, true),
];

/** The manager, who looks out of a window above, and the key. */
const lookout = (): string =>
  cover(box([1364, 166], 70, 108), 7) +
  ink(disc([1400, 206], 21) + 'M1372 238h56l-28 36Z') +
  ink('M1396 238h8l4 22l-8 8l-8 -8Z', ground) +
  key([1418, 302]);

/** Eight minutes to ten: a long queue before the closed shutter. */
export const queue = (): string =>
  [
    sun(),
    shutter([976, 284], 448, floor, 380),
    lookout(),
    first(1372, 240),
    others.toReversed().map(person).join(''),
    can([1000, 334]),
    can([1022, floor]),
  ].join('');
