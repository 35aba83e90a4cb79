import { frame } from '../../frame';
import type { Size } from '../../page';
import { dashes, each, larger, line, marigold, sand } from '../../svg';

/** The canvas of a place where the team can be met. */
export const placeSize: Size = [800, 600];

/** Where the road lies: at 78 % of the height. */
const road = 468;

/** Where feet and wheels stand on the road. */
export const roadside = 452;

/** How far it is from dot to dot of the road. */
const pace = 25;

/** Takes the dots it has, from the first to the last of 32, and gives the road through the four places, which goes on in the next one. */
const dotted = (first: number, last: number): string =>
  dashes(`M${(first + 0.5) * pace} ${road}H${(last + 0.5) * pace + 1}`, 13, [0, pace], marigold);

/** Tufts of grass below the road. */
const verge = (): string =>
  line(
    each(8, (i) => `M${i * 100 + 50} 511v-9q0 -11 -13 -14m13 14q0 -11 13 -14`),
    4,
    sand,
  );

/** Takes the first and the last dot of the road and gives the lower part of a place: the road, grass, the border. */
export const journey = (first = 0, last = 31): string =>
  verge() + dotted(first, last) + larger(frame({ bottom: 'diamonds' }, 640, 480), 1.25, [0, 0]);
