import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  white,
} from '../../svg';

const tin: Point = [690, 806];

/** Grandmother keeps her accounts in sugar. */
const aaji: Person = {
  at: [412, 790],
  h: 820,
  stroke: 15,
  halo: true,
  hung: true,
  woman: true,
  pose: {
    ...poses.floor,
    lean: 6,
    nod: 8,
    arms: [{ to: [536, 680] }, { to: [664, 386] }],
    legs: limbs(-84, 78, 84, -78),
  },
};

/** The grandchild has come for something else. */
const child: Person = {
  at: [984, 800],
  h: 640,
  stroke: 13,
  halo: true,
  hung: true,
  left: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.floor,
    lean: 10,
    nod: -4,
    arms: [{ to: [868, 770] }, { to: [824, 600] }],
    legs: limbs(-84, 78, 84, -78),
  },
};

/** The tin: sugar at the bottom, coins on top. */
const sugarTin = ([x, y]: Point): string =>
  each(4, (i) => cover(disc([x - 66 + i * 44, y - 268 - (i % 2) * 20], 42), 6, ground, cotton)) +
  cover(shape(x - 130, y - 250, x + 130, y - 250, x + 130, y + 26, x - 130, y + 26), 9, white, marigold) +
  line(path(x - 130, y - 206, x + 130, y - 206) + path(x - 130, y - 16, x + 130, y - 16), 7, ground) +
  ink(letters('साखर', 'textMarathi', [x, y - 78], 104), ground);

/** The coin in her fingers, and the way it will fall. */
const coinAbove = ([x, y]: Point): string =>
  cover(disc([x, y], 36), 7, ground, cotton) +
  line(disc([x, y], 18), 5, ground) +
  line(path(x, y + 58, x, y + 72), 8);

/** The scene `the-sugar-tin`. */
export const theSugarTin: Scene = () =>
  [
    line(path(820, 150, 1140, 150) + path(820, 300, 1140, 300), 9),
    each(4, (i) => cover(box([838 + i * 76, 72], 56, 76), 6) + ink(box([832 + i * 76, 60], 68, 14))),
    each(3, (i) => cover(disc([870 + i * 104, 262], 40, 36), 6) + ink(box([846 + i * 104, 222], 48, 12))),
    dressed([aaji]),
    dressed([child]),
    sugarTin(tin),
    coinAbove([698, 364]),
    frame({ bottom: 'dots' }),
  ].join('');
