import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { farPalm } from '../../../props/far-palm';
import { flag } from '../../../props/market';
import { dashes, line } from '../../../svg';

/** The height of the far bank. */
const shore = 236;

/** The banks at both sides: they end in a spit before the middle. */
const banks = (): string =>
  line(
    `M-10 ${shore}H920Q1000 ${shore} 1040 ${shore + 34}M2410 ${shore}H1480Q1400 ${shore} 1360 ${shore + 34}`,
  ) + dashes(`M290 ${shore + 14}H940M1470 ${shore + 14}H2410`, 5, [0, 20]);

/** They cheer on the bank. */
const crowd = (places: readonly number[]): string =>
  people(
    places.map((x, i) => ({
      at: [x, shore - 4],
      h: 80,
      stroke: 3.8,
      woman: i % 3 === 1,
      pose: i % 2 ? poses.leap : poses.cheer,
    })),
  );

/** The palms, each with its height and bend. */
const palms: readonly (readonly [number, number, number])[] = [
  [262, 124, -22],
  [312, 104, 16],
  [590, 124, 12],
  [872, 108, -16],
  [926, 80, 18],
  [1478, 82, -18],
  [1546, 108, 8],
  [1870, 128, -16],
  [2118, 144, 22],
];

/** The far bank with palms and those who watch, and the flag of the goal. */
export const farBank = (): string =>
  banks() +
  palms.map(([x, h, bend]) => farPalm([x, shore], h, bend)).join('') +
  crowd([390, 452, 514, 742, 804]) +
  crowd([1652, 1782, 1934, 1996, 2058, 2190, 2250]) +
  flag([2310, shore], 136);
