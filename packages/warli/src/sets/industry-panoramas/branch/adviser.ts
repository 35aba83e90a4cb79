import { people } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { sitter } from '../../../figure/seat';
import {
  bow,
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  shape,
  times,
  white,
} from '../../../svg';
import { at, floor, soles, stander } from '../floor';
import { tiles, wall, windows } from '../house';
import { mango } from './mango';

/** Where one sits on the cot. */
const seat = 562;

/** The cot of woven rope. */
const cot = (): string =>
  line(path(1772, 556, 1772, floor - 4) + path(2096, 556, 2096, floor - 4), 10) +
  cover(box([1762, 566], 344, 26), 5) +
  line(
    each(14, (i) => `M${1765 + i * 24} 590l24 -22m-24 0l24 22`),
    3,
  );

/** Takes the middle of the foot and gives a kettle, its spout to the left. */
const kettle = ([x, y]: Point): string =>
  line(bow([x - 18, y - 32], [x, y - 70], [x + 18, y - 32]), 4) +
  cover(
    shape(x - 20, y - 8, x - 42, y - 32, x - 34, y - 36, x - 16, y - 22) +
      `M${x - 20} ${y}Q${x - 34} ${y - 34} ${x} ${y - 37}Q${x + 34} ${y - 34} ${x + 20} ${y}Z`,
    4,
    white,
    white,
  ) +
  line(path(x - 18, y - 14, x + 18, y - 14), 3.5, ground);

/** The adviser, a man and his old mother on the cot, and his wife, who brings the kettle. */
const all = [
  sitter([1806, seat], soles, 196, { lean: 6, arms: [[-14, 40], at(1862, 506)] }, { hat: 'tie', stroke: 6 }),
  sitter(
    [2004, seat],
    soles,
    196,
    { lean: 4, arms: [at(1972, 530), at(1934, 498)] },
    { hat: 'turban', left: true, stroke: 6 },
  ),
  sitter(
    [2066, seat],
    soles,
    196,
    { lean: 8, arms: [at(2040, 546), at(2034, 542)] },
    { woman: true, hat: 'knot', left: true, stroke: 6 },
  ),
  stander(2170, 196, armed(poses.stand, [-40, 50], at(2132, 500)), { woman: true, left: true }),
];

/** The policy: an umbrella on a sheet. */
const policy = (): string =>
  cover(box([1864, 446], 54, 70), 4, ground, cotton) +
  ink('M1870 480q2 -24 21 -24t21 24q-7 -7 -14 0q-7 -7 -14 0q-7 -7 -14 0Z', ground) +
  line('M1891 478v20q0 7 -7 7t-7 -6', 3.5, ground);

/** Two glasses on the cot. */
const glasses = (): string => cover('M1888 542h18l-3 24h-12ZM1914 542h18l-3 24h-12Z', 4, ground, cotton);

/** The house of the family: a garlanded door and a window below a roof of tiles. */
const home = (): string =>
  wall([2212, 384], 170) +
  tiles([2212, 384], 170, 84) +
  line(dots(times(7).map((i): Point => [2231 + i * 22, 408])), 7) +
  cover(box([2238, 476], 60, floor - 476)) +
  line(path(2268, 500, 2268, floor) + each(4, (i) => `M${2238 + i * 15} 478l7.5 16 7.5 -16`), 3.5) +
  windows([2320, 530], 1, 10);

/** The bag of the adviser, its buckle shut, at his side before the cot. */
const bag = (): string =>
  line('M1770 552v24', 34, ground) +
  line('M1756 582q14 -26 28 0') +
  cover(shape(1742, 582, 1798, 582, 1802, floor, 1738, floor), 5, white, cotton) +
  line('M1742 600h56M1770 598v12', 3.5, ground);

/** The adviser on the cot with a family, tea on its way, their house behind. */
export const advice = (): string =>
  mango([1944, floor]) + home() + cot() + bag() + people(all) + glasses() + policy() + kettle([2127, 556]);
