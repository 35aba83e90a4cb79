import type { Held } from '../../../figure/bones';
import { limbs, poses } from '../../../figure/pose';
import { box, cover, disc, dots, each, ink, line, type Point, polar, poly, times } from '../../../svg';
import { floor } from '../../../ground/story';
import { at, stand } from '../../../figure/on-floor';
import { bedFromFoot } from './bed';
import { technician } from './laboratory';
import { nightNurse, slip } from './slip';

/** A test tube that is held up. */
const tube: Held = ([x, y]) =>
  cover(`M${x - 11} ${y - 62}V${y - 8}q0 11 11 11t11 -11V${y - 62}Z`, 5) + ink(box([x - 8, y - 34], 16, 32));

const middle: Point = [2164, 236];

/** The rays, between the two lowest of which people stand. */
const way = (i: number): number => 150 + i * 12;

/** The sun that rises. */
const sun = (): string =>
  line(disc(middle, 124), 12) +
  ink(
    each(21, (i) =>
      poly(
        [polar(middle, way(i) - 4.8, 146), polar(middle, way(i), 206), polar(middle, way(i) + 4.8, 146)],
        true,
      ),
    ),
  ) +
  line(dots(times(20).map((i) => polar(middle, way(i + 0.5), 200))), 8);

/** Seven: doctor, nurse, technician and son about one bed, the slip in the middle of the sun. */
export const seven = (): string =>
  sun() +
  technician(2004, 340, { ...poses.stand, arms: [[-16, 4], at(2046, 240)] }, { holds: [null, tube] }) +
  stand(2328, 340, { ...poses.stand, arms: [[-16, 4], at(2286, 240)] }, { left: true, hat: 'topi' }) +
  slip(middle, 96, 0) +
  stand(2110, 340, { ...poses.stand, arms: [at(2100, 446), at(2138, 268)] }, { hat: 'doctor' }) +
  nightNurse(2222, 340, { ...poses.stand, arms: [at(2232, 446), at(2190, 268)] }, { left: true }) +
  bedFromFoot([2164, floor], 124, 190, 184, limbs(-30, 10, 30, -10));
