import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
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
  polar,
  poly,
  times,
  white,
} from '../../svg';

const floor = 838;

const [middle, radius]: [Point, number] = [[378, 466], 330];

const [from, to] = [-26, 4];

/** A piece of a disc between two angles. */
const wedge = (at: Point, a: number, b: number, r: number): string =>
  poly([at, ...times(9).map((i) => polar(at, a + ((b - a) * i) / 8, r))], true);

/** She carries off the piece that can be done by Saturday. */
const taker: Person = {
  at: [976, floor],
  h: 660,
  stroke: 14,
  halo: true,
  woman: true,
  left: true,
  hat: 'plait',
  pose: {
    ...poses.stand,
    lean: -6,
    nod: 10,
    arms: [{ to: [890, 490] }, { to: [800, 488] }],
    legs: limbs(-14, -8, 24, 10),
  },
};

/** The target of the year: rings, cut into twelve. */
const target = (): string =>
  cover(disc(middle, radius), 10) +
  line(disc(middle, radius * 0.74) + disc(middle, radius * 0.48), 7) +
  line(
    each(12, (i) => poly([middle, polar(middle, from + i * 30, radius)])),
    6,
  ) +
  ink(disc(middle, radius * 0.2)) +
  cover(wedge(middle, from, to, radius + 20), 12, ground);

/** The six days on the wall: the last is ringed. */
const week = ([x, y]: Point): string =>
  line(path(x - 60, y, x + 460, y), 6) +
  each(
    6,
    (i) =>
      cover(box([x - 50 + i * 84, y + 4], 64, 84), 5, white, i === 5 ? white : ground) +
      line(dots([[x - 18 + i * 84, y + 46]]), 18, i === 5 ? ground : white),
  ) +
  line(disc([x + 402, y + 46], 54, 66), 8);

/** The scene `one-slice`. */
export const oneSlice: Scene = () => {
  const piece: Point = [middle[0] + 190, middle[1] - 4];
  return [
    line(path(170, floor, 250, 700) + path(586, floor, 506, 700), 12),
    target(),
    week([640, 70]),
    cover(wedge(piece, from, to, radius), 8, ground, marigold),
    person(taker),
    frame({ bottom: 'comb' }),
  ].join('');
};
