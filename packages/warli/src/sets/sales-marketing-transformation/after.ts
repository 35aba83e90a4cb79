import { type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { earthToEdge } from '../../frame';
import type { Scene } from '../../page';
import { bars } from '../../props/room';
import { bell } from '../../props/school';
import { dashes, line, path } from '../../svg';

/** She rings, and two throw up their arms. */
const all: readonly Person[] = [
  {
    at: [518, 838],
    h: 590,
    stroke: 13,
    halo: true,
    woman: true,
    pose: {
      ...armed({ ...poses.stand, lean: 4 }, [-40, 30], { to: [686, 454] }),
      legs: limbs(-5, -3, 8, 3),
    },
  },
  {
    at: [240, 838],
    h: 510,
    stroke: 12,
    halo: true,
    hat: 'tie',
    pose: { ...poses.cheer, legs: limbs(-8, -4, 8, 4) },
  },
  {
    at: [846, 838],
    h: 522,
    stroke: 12,
    halo: true,
    hat: 'turban',
    pose: { ...poses.cheer, arms: limbs(-40, 36, 128, 166), legs: limbs(-8, -4, 8, 4) },
  },
];

/** The beam of the bell, with a garland of two bows. */
const beam = (): string =>
  line(path(504, 106, 882, 106) + path(540, 0, 540, 106) + path(846, 0, 846, 106), 7) +
  dashes('M504 114Q598 196 693 114Q788 196 882 114', 11, [0, 18]);

/** The scene `after`: the order has come, and the bell is rung for it. */
export const after: Scene = () =>
  [
    beam(),
    bell([693, 106], 190),
    line(path(693, 310, 693, 494), 5),
    dressed(all),
    bars([978, 838], 180, 454, 5),
    earthToEdge(844),
  ].join('');
