import { bag } from '../../../figure/hold';
import { limbs, poses } from '../../../figure/pose';
import { moon, stars } from '../../../ground/land';
import type { Random } from '../../../random';
import { cover, disc, hide, line, path, type Point, shape } from '../../../svg';
import { floor } from '../../../ground/story';
import { at, pale, stand } from '../../../figure/on-floor';
import { bedFromFoot, drip } from './bed';
import { nightNurse, slip } from './slip';

/** Nine: at the change of shift the slip goes from hand to hand. */
export const nine = (r: Random): string =>
  stars([40, 40], [600, 250], 12, r) +
  hide(disc([345, 128], 92)) +
  pale(moon([330, 120], 62)) +
  bedFromFoot([104, floor], 126, 280, 250) +
  slip([332, 404], 96, 6) +
  stand(244, 360, { ...poses.stand, arms: [at(160, 396), at(302, 428)] }, { woman: true, hat: 'nurse' }) +
  nightNurse(
    414,
    350,
    { ...poses.stand, lean: 2, arms: [at(446, 470), at(362, 428)] },
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
    11,
  );

/** Midnight: the son asks for the fifth time, and the slip lies on the nurse's tray. */
export const midnight = (): string =>
  drip([510, floor], 380, [566, 470]) +
  bedFromFoot([600, floor], 132, 290, 260, limbs(-34, 10, 60, 150)) +
  stand(730, 360, { ...poses.stand, arms: limbs(-10, -146, 10, 146) }, { hat: 'topi' }) +
  cover(
    'M664 76Q664 40 700 40H812Q848 40 848 76V150Q848 186 812 186H770L742 226L730 186H700Q664 186 664 150Z',
    6,
  ) +
  five([756, 113]) +
  nightNurse(906, 350, { ...poses.stand, lean: 2, arms: [at(850, 450), at(866, 454)] }, { left: true }) +
  slip([830, 420], 68, -8) +
  line(path(768, 460, 890, 460), 10) +
  cover(shape(775, 454, 795, 454, 798, 416, 772, 416), 5);
