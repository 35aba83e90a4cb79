import type { Person } from '../../figure/bones';
import { people, person } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { mould } from '../../props/works';
import type { Random } from '../../random';
import { cover, disc, dots, each, ink, line, marigold, path, type Point, shape, times } from '../../svg';

const floor = 838;

const [middle, rim] = [600, 566];

/** One of the two: both hands on the end of the pole. */
const sister = (at: Point, left: boolean, end: Point): Person => {
  const k = left ? -1 : 1;
  return {
    at,
    h: 610,
    stroke: 14,
    halo: true,
    woman: true,
    left,
    hat: 'plait',
    pose: {
      ...poses.stand,
      lean: -3,
      nod: 8,
      arms: [{ to: end }, { to: [end[0] + k * 86, end[1]] }],
      legs: limbs(-14, -6, 16, 4),
    },
  };
};

const sisters = [sister([250, floor], false, [330, rim - 66]), sister([950, floor], true, [870, rim - 66])];

/** A pot of molten iron that hangs from a pole and runs over its lip into the mould below. */
const crucible = (r: Random): string =>
  line(path(290, rim - 66, 910, rim - 66), 13) +
  line(
    path(middle - 92, rim - 66, middle - 92, rim + 20) + path(middle + 92, rim - 66, middle + 92, rim + 20),
    9,
  ) +
  cover(shape(middle - 112, rim, middle + 112, rim, middle + 78, rim + 140, middle - 78, rim + 140), 8) +
  line(
    path(middle - 102, rim + 48, middle + 102, rim + 48) + path(middle - 94, rim + 90, middle + 94, rim + 90),
    5,
  ) +
  ink(disc([middle, rim], 112, 30), marigold) +
  ink(shape(middle - 26, rim, middle + 26, rim, middle + 15, 754, middle - 15, 754), marigold) +
  line(dots(times(26).map((): Point => [r.near(middle, 170), r.between(690, 745)])), 7, marigold);

/** The forty men, as many as there is room for, on the gallery. */
const gallery = (): string =>
  people(
    times(11).map((i) => ({
      at: [70 + i * 106, 196],
      h: 140,
      hat: i % 3 ? 'cap' : 'topi',
      pose: poses.stand,
    })),
  ) +
  line(path(0, 204, 1200, 204), 8) +
  line(
    each(24, (i) => path(26 + i * 50, 208, 51 + i * 50, 240, 76 + i * 50, 208)),
    4,
  );

/** The scene `two-sisters`. */
export const twoSisters: Scene = (r) =>
  [
    gallery(),
    mould([430, floor], 340, 84),
    crucible(r),
    ...sisters.map(person),
    frame({ bottom: 'triangles' }),
  ].join('');
