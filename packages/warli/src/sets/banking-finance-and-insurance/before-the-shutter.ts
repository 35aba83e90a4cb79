import { shutter } from '../../props/bank';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, fern } from '../../ground/plant';
import { armed, type Pose, poses } from '../../figure/pose';
import { cover, disc, line, marigold, path } from '../../svg';

const ring: readonly (readonly [number, number, number, Pose])[] = [
  [400, 756, 350, poses.listen],
  [800, 756, 350, armed(poses.stand, [-20, 10], [20, -6])],
  [600, 730, 340, poses.explain],
  [230, 832, 400, armed(poses.stand, [-30, 16], [24, -8])],
  [970, 832, 400, armed(poses.stand, [-24, 8], [24, -10])],
];

/** The scene `before-the-shutter`. */
export const beforeTheShutter: Scene = () =>
  [
    band('triangles', [120, 36], 960, 30),
    cover(disc([600, 142], 58), 5) + line(spiral([600, 142], 42, 3), 5, marigold),
    line(path(140, 84, 140, 700) + path(1060, 84, 1060, 700), 16),
    shutter([150, 220], 900, 350),
    line(path(0, 704, 1200, 704), 6),
    ring
      .map(([x, y, h, pose], i) => figure([x, y], h, pose, { ...colleague(i + 1), left: x > 600 }))
      .join(''),
    fern([60, 700], 160, 10),
    fern([1140, 700], 160, -10),
    beads([0, 866], [1200, 866], 52, 7),
  ].join('');
