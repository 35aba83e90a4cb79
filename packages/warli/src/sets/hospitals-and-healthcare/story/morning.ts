import { poses } from '../../../figure/pose';
import { dots, each, ink, line, type Point, polar, poly, times } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { at, stand } from '../../../figure/on-floor';
import { farBeds } from './bed';
import { technician } from './laboratory';
import { nightNurse, slip } from './slip';

const middle: Point = [2160, 212];

/** The sun that rises behind them: half a ring, above the heads of those at the sides. */
const sun = (): string =>
  line(`M2026 212A134 134 0 0 1 2294 212`, 8) +
  ink(
    each(15, (i) => {
      const a = 186 + i * 12;
      return poly([polar(middle, a - 4.8, 150), polar(middle, a, 204), polar(middle, a + 4.8, 150)], true);
    }),
  ) +
  line(dots(times(14).map((i) => polar(middle, 192 + i * 12, 194))), 8);

/** Seven: nurse, technician and son about bed six, the slip in the middle of the sun. */
export const seven = (): string =>
  far(sun()) +
  technician(2006, 328, { ...poses.stand, arms: [[-16, 4], at(2096, 440)] }) +
  stand(2314, 328, { ...poses.stand, arms: [at(2226, 440), [16, -4]] }, { hat: 'topi' }) +
  slip([2160, 154], 112, 0) +
  nightNurse(2160, 356, { ...poses.stand, nod: 11, arms: [at(2113, 208), at(2207, 208)] }) +
  farBeds([[2160, floor], 136, 210, 200]);
