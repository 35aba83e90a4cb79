import { bag } from '../../../figure/hold';
import { limbs, poses } from '../../../figure/pose';
import { moon, stars } from '../../../ground/land';
import type { Random } from '../../../random';
import { cover, disc, hide, line, path, type Point, shape } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { at, pale, stand } from '../../../figure/on-floor';
import { drip, farBeds } from './bed';
import { nightNurse, slip } from './slip';

/** Nine: at the change of shift the slip goes from hand to hand. */
export const nine = (r: Random): string =>
  far(stars([40, 40], [600, 250], 12, r) + hide(disc([345, 128], 92)) + pale(moon([330, 120], 62))) +
  farBeds([[84, floor], 126, 280, 250]) +
  slip([310, 404], 96, 6) +
  stand(224, 360, { ...poses.stand, arms: [at(142, 396), at(281, 428)] }, { woman: true, hat: 'nurse' }) +
  nightNurse(
    390,
    350,
    { ...poses.stand, lean: 2, arms: [at(422, 470), at(340, 428)] },
    { left: true, holds: [bag, null] },
  );

/** Five strokes, the fifth across the four. */
const five = ([x, y]: Point): string =>
  line(
    path(x - 48, y - 30, x - 48, y + 30) +
      path(x - 16, y - 30, x - 16, y + 30) +
      path(x + 16, y - 30, x + 16, y + 30) +
      path(x + 48, y - 30, x + 48, y + 30) +
      path(x - 70, y + 26, x + 70, y - 26),
    9,
  );

/** Midnight: the son asks for the fifth time, and the slip lies on the nurse's tray. */
export const midnight = (): string =>
  far(drip([506, floor], 380, [560, 470])) +
  farBeds([[592, floor], 120, 280, 250, limbs(-34, 10, 20, 170)]) +
  stand(728, 350, { ...poses.stand, arms: limbs(-10, -170, 10, 170) }, { hat: 'topi' }) +
  far(
    cover(
      'M664 76Q664 40 700 40H812Q848 40 848 76V150Q848 186 812 186H770L742 226L730 186H700Q664 186 664 150Z',
    ) + five([756, 113]),
  ) +
  nightNurse(908, 344, { ...poses.stand, lean: 2, arms: [at(856, 450), at(872, 454)] }, { left: true }) +
  slip([842, 420], 64, -8) +
  line(path(786, 460, 890, 460), 8) +
  cover(shape(791, 454, 807, 454, 810, 420, 788, 420), 5);
