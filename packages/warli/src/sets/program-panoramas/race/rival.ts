import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { cover, line, path, times } from '../../../svg';
import { at } from '../../industry-panoramas/floor';

/** How high the water is at the rival's boat. */
const y = 314;

/** The rival boat in the distance, smaller and behind. */
export const rival = (): string => {
  const seats = times(6).map((i) => 424 + i * 32);
  return (
    people(
      seats.map((x) => ({
        at: [x, y - 10],
        h: 64,
        hung: true,
        stroke: 3.8,
        pose: { ...poses.chair, lean: 16, arms: [at(x + 20, y - 20), at(x + 22, y - 34)] },
      })),
    ) +
    cover(
      `M342 ${y - 48}Q357 ${y - 10} 402 ${y - 8}H582Q618 ${y - 8} 646 ${y - 26}Q618 ${y + 12} 582 ${y + 12}H402Q352 ${y + 8} 342 ${y - 48}Z`,
      4,
    ) +
    line(seats.map((x) => path(x + 24, y - 38, x + 4, y + 17)).join(''), 3.5)
  );
};
