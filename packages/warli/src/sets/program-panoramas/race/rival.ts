import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { cover, line, path, times } from '../../../svg';
import { at } from '../../industry-panoramas/floor';

/** How high the water is at the rival's boat. */
const y = 314;

/** The rival boat in the distance, smaller and behind. */
export const rival = (): string => {
  const seats = times(11).map((i) => 552 + i * 34);
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
      `M470 ${y - 48}Q485 ${y - 10} 530 ${y - 8}H930Q970 ${y - 8} 1000 ${y - 26}Q970 ${y + 12} 930 ${y + 12}H530Q480 ${y + 8} 470 ${y - 48}Z`,
      4,
    ) +
    line(seats.map((x) => path(x + 24, y - 38, x + 4, y + 17)).join(''), 3.5)
  );
};
