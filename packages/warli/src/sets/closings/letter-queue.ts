import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { band, earthToEdge, fromTip } from '../../frame';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { letterBox, longSheet } from '../../props/letterbox';
import { box, cotton, cover, ground, line, marigold, path, shape, turned } from '../../svg';

const floor = 838;
const legs = limbs(-6, -4, 6, 4);

/** He who has more to say, she who writes, and she who is done and posts it. */
const all: readonly Person[] = [
  {
    at: [182, floor],
    h: 570,
    stroke: 12,
    halo: true,
    hat: 'topi',
    pose: {
      ...poses.stand,
      lean: 2,
      nod: 12,
      arms: [[-10, 2], { to: [300, 424] }],
      legs: limbs(-6, -4, 3, 3),
    },
  },
  {
    at: [466, floor],
    h: 560,
    stroke: 12,
    halo: true,
    woman: true,
    pose: { ...poses.stand, lean: 10, nod: 16, arms: [{ to: [658, 534] }, { to: [706, 478] }], legs },
  },
  {
    at: [888, floor],
    h: 530,
    stroke: 12,
    halo: true,
    woman: true,
    hat: 'plait',
    pose: {
      ...poses.stand,
      lean: 4,
      arms: [{ to: [974, 512] }, { to: [992, 484] }],
      legs: limbs(-6, -4, 3, 3),
    },
  },
];

/** The writing desk of the post office, its top aslant, and on it the sheet, two lines of it written. */
const desk = (): string =>
  cover(shape(658, 588, 784, 520, 784, floor, 658, floor), 6) +
  line(path(642, 590, 802, 504), 14) +
  band('diamonds', [675, 632], 92, 34) +
  band('triangles', [675, 760], 92, 30) +
  cover(shape(662, 568, 636, 518, 754, 454, 780, 504), 5, ground, cotton) +
  line(path(660, 526, 724, 491) + path(670, 542, 714, 518), 5, ground);

/** The scene `letter-queue`. */
export const letterQueue: Scene = () =>
  flock([860, 130], 4, 50, true) +
  fromTip(
    844,
    [
      letterBox([1078, floor], 470),
      desk(),
      longSheet([300, 424], 88, floor),
      turned(cover(box([974, 464], 82, 54), 5, ground, marigold), -6, [1014, 490]),
      dressed(all),
      line(path(714, 500, 742, 430), 18, ground) + line(path(714, 500, 742, 430), 8),
    ].join(''),
    0.986,
    96,
  ) +
  earthToEdge(844);
