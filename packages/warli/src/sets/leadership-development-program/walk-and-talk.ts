import { flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { ground, ink, shape, times } from '../../svg';
import { furrows } from '../../props/wayside';

/** The scene `walk-and-talk`. */
export const walkAndTalk: Scene = () =>
  [
    sun([980, 280], 76),
    beads([0, 470], [1200, 470], 52, 6),
    furrows(
      [960, 470],
      900,
      times(24).map((i) => -2000 + i * 250),
    ),
    ink(shape(-80, 905, 900, 498, 970, 498, 1130, 905), ground),
    furrows([960, 470], 905, [-80, 1130]),
    flock([330, 90], 4, 46),
    figure([270, 838], 640, { ...poses.walk, arms: limbs(-30, -6, -2, 24) }, { hat: 'topi', stroke: 11 }),
    figure([650, 862], 640, armed(poses.walk, [-24, 2], [28, 60]), { woman: true, hat: 'plait', stroke: 11 }),
  ].join('');
