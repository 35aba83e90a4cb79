import type { Person } from '../../figure/bones';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { cover, disc, dots, ink, line, marigold, onBow, path, type Point, polar, times } from '../../svg';

const middle: Point = [600, 680];

/** The ball on its way across the ring, and where it was thrown. */
const [ball, thrown]: [Point, Point] = [
  [660, 588],
  [374, 596],
];

/** One of the ring: the angle on it, number in the cast, and what he does. */
const one = (angle: number, i: number, pose: Pose, more: Partial<Person> = {}): string => {
  const at = polar(middle, angle, 490, 190);
  return figure(at, 306 + (at[1] - 490) * 0.32, pose, { ...colleague(i), left: at[0] > 610, ...more });
};

const listen: Pose = { ...poses.stand, arms: limbs(-20, 10, 20, -10) };

/** The scene `morning-huddle`: who has the ball speaks, and throws it on. */
export const morningHuddle: Scene = () =>
  [
    sun([600, 86], 46),
    line(path(0, 420, 1200, 420), 5),
    fern([60, 420], 150, 8),
    fern([1140, 420], 150, -8),
    cover(disc(middle, 570, 206), 5) +
      line(dots(times(84).map((i) => polar(middle, (i * 360) / 84, 546, 192))), 8),
    one(-90, 5, listen),
    one(-116, 3, poses.akimbo),
    one(-64, 2, { ...poses.akimbo, nod: 6 }),
    one(149, 0, armed(poses.stand, [-34, 20], [28, 58])),
    one(31, 1, armed(poses.stand, [50, 82], [30, 72])),
    ink(disc(ball, 27), marigold),
    line(dots(times(7).map((i) => onBow(thrown, [510, 510], ball, 0.04 + i * 0.125))), 9, marigold),
  ].join('');
