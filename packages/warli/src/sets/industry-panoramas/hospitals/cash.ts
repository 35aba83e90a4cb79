import { figure } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { rupee } from '../../../props/bank';
import { box, cotton, cover, each, ground, hide, line, path, shape } from '../../../svg';
import { at, floor, stander } from '../floor';
import { wall } from '../house';

/** Who pays, a note in the hand. */
export const payer = stander(2250, 200, armed(poses.stand, [-20, 6], at(2300, 502)));

/** The window at which somebody pays: the cashier behind bars. */
export const cash = (): string =>
  wall([2280, 352], 140) +
  rupee([2346, 378], 28) +
  figure([2352, 540], 190, armed(poses.stand, [-16, 20], at(2326, 506)), {
    left: true,
    hung: true,
    hat: 'topi',
    stroke: 6,
    halo: false,
  }) +
  hide(box([2290, 514], 110, floor - 514)) +
  line(box([2306, 404], 80, 112), 6) +
  line(
    each(4, (i) => path(2322 + i * 16, 404, 2322 + i * 16, 424)) +
      each(3, (i) => shape(2304 + i * 28, 572, 2318 + i * 28, 544, 2332 + i * 28, 572, 2318 + i * 28, 600)),
    3.5,
  ) +
  line(path(2298, 516, 2392, 516), 10);

/** The note that goes over the sill, drawn over both hands. */
export const note = (): string => cover(shape(2302, 496, 2324, 490, 2328, 504, 2306, 510), 4, ground, cotton);
