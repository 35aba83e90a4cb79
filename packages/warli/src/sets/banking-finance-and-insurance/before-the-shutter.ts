import { shutter } from '../../props/bank';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { limbs, type Pose, poses } from '../../figure/pose';
import { box, cover, disc, dots, hide, line, marigold, path, type Point, polar, times } from '../../svg';

const middle: Point = [600, 664];

/** The floor of the bank's front. */
const floor = 470;

/** One of the half circle: the angle on the ring, number in the cast, and what he does. */
const one = (angle: number, i: number, pose: Pose): string => {
  const at = polar(middle, angle, 460, 160);
  return figure(at, 330 + (at[1] - 512) * 0.3, pose, { ...colleague(i), left: at[0] > 610 });
};

const listen: Pose = { ...poses.stand, arms: limbs(-18, 8, 18, -8) };

const speaks: Pose = { ...poses.explain, arms: limbs(-44, -128, 44, 128) };

/** The scene `before-the-shutter`. */
export const beforeTheShutter: Scene = () =>
  [
    band('triangles', [14, 30], 1172, 26),
    cover(disc([600, 116], 42), 5) + line(spiral([600, 116], 30, 3), 5, marigold),
    line(path(36, 70, 36, floor) + path(1164, 70, 1164, floor), 16),
    shutter([48, 172], 1104, 150),
    hide(box([540, 331], 120, 46)),
    line(path(0, floor, 1200, floor), 6),
    cover(disc(middle, 560, 210), 5) +
      line(disc(middle, 512, 180), 4) +
      line(dots(times(84).map((i) => polar(middle, (i * 360) / 84, 536, 195))), 8),
    one(-90, 3, speaks),
    one(-121, 0, listen),
    one(-59, 5, { ...listen, nod: 8 }),
    one(153, 1, { ...poses.listen, arms: limbs(-50, 40, 20, -6) }),
    one(27, 2, { ...poses.listen, arms: limbs(-24, 10, 22, -8) }),
  ].join('');
