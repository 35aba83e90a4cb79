import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { earthToEdge } from '../../frame';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { hall } from '../../props/building';
import { box, cover } from '../../svg';

/** Two customers who talk, and the speaker, who listens. */
const all: readonly Person[] = [
  {
    at: [562, 838],
    h: 450,
    stroke: 10,
    halo: true,
    woman: true,
    holds: [bag, null],
    pose: { ...poses.talk, arms: limbs(-16, 0, 8, 40), legs: limbs(-5, -3, 5, 3) },
  },
  {
    at: [808, 838],
    h: 470,
    stroke: 11,
    halo: true,
    left: true,
    hat: 'topi',
    pose: { ...poses.talk, arms: limbs(-30, 14, 10, 140), legs: limbs(-6, -4, 6, 4) },
  },
  {
    at: [1044, 838],
    h: 520,
    stroke: 12,
    halo: true,
    left: true,
    hat: 'pheta',
    pose: { ...poses.stand, nod: 8, arms: [[-14, 16], { to: [1006, 428] }], legs: limbs(-6, -4, 6, 4) },
  },
];

/** The scene `after`: what customers say on the steps outside, and one who listens. */
export const after: Scene = () =>
  [
    flock([600, 190], 4, 50),
    hall([100, 760], 272, 470, 4),
    cover(box([78, 760], 320, 42) + box([78, 802], 362, 42), 6),
    dressed(all),
    earthToEdge(844),
  ].join('');
