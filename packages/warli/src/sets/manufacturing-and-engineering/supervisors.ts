import type { Person } from '../../figure/bones';
import { dressed, dressedFigure } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  ground,
  line,
  path,
  type Point,
  polar,
  shape,
  times,
} from '../../svg';

const floor = 838;
const clock: Point = [1000, 196];

/** Who stands with a hand at the hip and waits. */
const idler: Person = {
  at: [186, floor],
  h: 620,
  halo: true,
  hat: 'cap',
  stroke: 14,
  pose: { ...poses.listen, nod: 0, arms: limbs(-46, 44, 22, -4) },
};

/** Who bends over the crate. */
const searcher: Person = {
  at: [800, floor],
  h: 620,
  halo: true,
  hat: 'cap',
  stroke: 14,
  pose: {
    ...poses.bow,
    lean: 66,
    nod: -10,
    arms: [{ to: [930, 640] }, { to: [1084, 640], other: true }],
    legs: [{ to: [706, floor - 6] }, { to: [826, floor - 6] }],
  },
};

/** The scene `supervisors`. */
export const supervisors: Scene = () =>
  [
    cover(disc(clock, 96), 13) +
      line(dots(times(4).map((i) => polar(clock, i * 90, 68))), 15) +
      line(path(1000, 142, ...clock, 1042, 218), 13),
    dressed([idler, searcher]),
    dressedFigure(
      [560, floor],
      690,
      { ...poses.stand, lean: 2, arms: [{ to: [822, 236] }, { to: [466, 446] }] },
      { left: true, woman: true, hat: 'helmet', stroke: 14 },
    ),
    cover(shape(352, 400, 452, 376, 484, 502, 384, 526), 9, ground, cotton),
    line(path(390, 430, 440, 418) + path(400, 466, 450, 454), 8, ground),
    cover(box([916, 650], 184, floor - 650), 12) +
      line(path(916, 650, 1100, floor) + path(1100, 650, 916, floor), 10),
    groundLine(844),
  ].join('');
