import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { colleague, villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { band } from '../../frame';
import { row } from '../../figure/group';
import { mound, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { box, cover, type Point, points, times, white } from '../../svg';

const faller: Person = {
  at: [318, 590],
  h: 350,
  turn: 62,
  left: true,
  halo: true,
  pose: { lean: -4, arms: limbs(-30, 60, -44, 50), legs: limbs(-3, -2, 6, 4), nod: -8 },
};

const catcher = (i: number): Person => {
  const at: Point = [690 + i * 126, 850];
  const [far = at, near = at] = i ? points(at[0] - 148, 600, at[0] - 142, 624) : points(514, 542, 576, 498);
  return {
    at,
    h: 336 - i * 4,
    ...colleague(i + 1),
    left: true,
    halo: true,
    pose: {
      ...poses.stand,
      lean: i ? 8 : 12,
      arms: [{ to: far }, { to: near }],
      legs: limbs(-26, -18, 26, 4),
    },
  };
};

/** Those who cheer behind: they leave room for the one who falls. */
const crowd = (count: number, from: number, to: number, k: number): string =>
  row(count, [from, 500], [to, 500], (at, i) => ({
    at,
    h: 118,
    ...villager(i + k),
    left: true,
    pose: i % 2 ? poses.cheer : poses.wave,
  }));

/** The scene `trust-fall`. */
export const trustFall: Scene = (r) =>
  [
    sun([180, 150], 54),
    mound([230, 360], 410, 160),
    mound([600, 360], 350, 186),
    beads([0, 374], [1200, 374], 52, 6),
    flock([400, 150], 5, 38),
    tree([1076, 500], 300, r),
    crowd(4, 70, 400, 2) + crowd(3, 720, 940, 5),
    cover(box([150, 636], 200, 214), 6) +
      band('zigzag', [162, 668], 176, 30) +
      band('diamonds', [162, 728], 176, 30) +
      band('triangles', [162, 790], 176, 30),
    cover(box([132, 626], 236, 18), 5, white, white),
    times(4)
      .toReversed()
      .map((i) => person(catcher(i)))
      .join(''),
    person(faller),
    figure([84, 850], 236, armed(poses.cheer, [-142, -174], [142, 174]), { woman: true }),
    grass([0, 868], [1200, 868], 16, r),
  ].join('');
