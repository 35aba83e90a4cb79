import { lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { hall } from '../../props/building';
import { box, cover } from '../../svg';

/** The scene `after`: what customers say on the steps outside, and one who listens. */
export const after: Scene = () =>
  [
    flock([600, 190], 4, 50),
    hall([112, 760], 326, 470, 4),
    cover(box([86, 760], 384, 42) + box([81, 802], 430, 42), 6),
    figure(
      [572, 838],
      450,
      { ...poses.talk, arms: limbs(-16, 0, 12, 60) },
      { woman: true, stroke: 10, holds: [bag, null] },
    ),
    figure(
      [798, 838],
      470,
      { ...poses.talk, arms: limbs(-30, 14, 10, 140) },
      { left: true, hat: 'topi', stroke: 11 },
    ),
    speaker(
      [1006, 838],
      520,
      { ...poses.stand, nod: 8, arms: [[-14, 16], { to: [968, 428] }] },
      { left: true, stroke: 12 },
    ),
    lineToEdge(844),
  ].join('');
