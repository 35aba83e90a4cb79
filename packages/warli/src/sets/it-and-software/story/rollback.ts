import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { limbs, type Pose, poses } from '../../../figure/pose';
import { moon, spiral, stars } from '../../../ground/land';
import { car } from '../../../props/vehicle';
import type { Random } from '../../../random';
import { box, cover, disc, ink, line, path, type Point, shape, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { at, pale, stand } from '../../../figure/on-floor';
import { doubt, priya } from './priya';

/** How high the ramp is at a place. */
const slope = (x: number): number => 604 - (x - 1590) * 0.47;

/** Takes a place on the ramp and where the hands are, and gives somebody who pushes to the left. */
const pusher = (x: number, arms: Pose['arms']): Person => ({
  at: [x, slope(x)],
  h: 270,
  left: true,
  halo: true,
  pose: {
    ...poses.push,
    lean: 26,
    arms,
    legs: [at(x + 34, slope(x + 34) - 5), at(x - 26, slope(x - 26) - 5)],
  },
});

/** The long paper of the release, rolled up: takes its middle. */
const roll = (middle: Point): string =>
  cover(disc(middle, 84)) + line(spiral(middle, 84, 4)) + ink(disc(middle, 14));

/** A cab that waits, its driver behind it, who stretches. */
const cab = (): string =>
  stand(1502, 320, { ...poses.stand, arms: limbs(-150, -178, 150, 178) }, { hat: 'cap' }) +
  far(cover(box([1482, 514], 44, 24), 5, white, white) + car([1426, 604], 152));

/** One in the night: it all rolls back. */
export const rollback = (r: Random): string =>
  far(
    stars([1826, 24], [1910, 190], 3, r) +
      pale(moon([1552, 112], 60)) +
      cover(shape(1590, floor, 1904, slope(1904), 1904, floor)) +
      line(path(1876, 572, 1736, 572) + path(1760, 550, 1732, 572, 1760, 594), 8),
  ) +
  cab() +
  roll([1649, 480]) +
  person(pusher(1868, [at(1812, 372), at(1822, 392)])) +
  priya(pusher(1782, [at(1726, 438), at(1736, 466)])) +
  doubt([1744, 142], 112, -0.1);
