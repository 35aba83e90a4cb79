import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { coins } from '../../../props/bank';
import { counter } from '../../../props/room';
import { cotton, cover, ground, line, path, poly, shape, times } from '../../../svg';
import { at } from '../floor';
import { plinth } from './front';

/** The height of the counter, and where its lattice begins. */
const [top, high] = [384, 240];

/** The left and right end of the counter. */
const [from, to] = [790, 1610];

/** Takes where a stroke of the lattice would start, at its upper edge, and its slant and gives what of it lies between the ends. */
const stroke = (x: number, slant: 1 | -1): string => {
  const cut = (t: number): number => Math.min(to, Math.max(from, x + slant * t));
  const ends = [0, top - high].map((t): [number, number] => [cut(t), high + (cut(t) - x) * slant]);
  return ends.every(([, y]) => y >= high && y <= top) ? poly(ends) : '';
};

/** The lattice of brass between the columns. */
const lattice = (): string =>
  line(
    times(33)
      .map((i) => stroke(from - 144 + i * 30, 1) + stroke(from + 6 + i * 30, -1))
      .join(''),
    2.5,
  );

/** Takes the middle and gives an arched window in the lattice. */
const arch = (x: number): string => `M${x - 60} ${top}V312a60 58 0 0 1 120 0V${top}`;

/** Takes a place, both hands and who it is and gives one behind the counter. */
const teller = (
  x: number,
  far: Person['pose']['arms'][0],
  near: typeof far,
  more: Partial<Person>,
): Person => ({
  at: [x, 470],
  h: 196,
  halo: true,
  stroke: 6,
  pose: armed(poses.stand, far, near),
  ...more,
});

/** Who stands behind the counter: one counts notes, one keeps the ledger, one hands a form out. */
const tellers: readonly Person[] = [
  teller(892, at(914, 354), at(934, 354), { hat: 'topi' }),
  teller(1200, at(1172, 360), at(1228, 360), { woman: true }),
  teller(1496, [-34, 30], at(1466, 354), { hat: 'tie', left: true }),
];

/** Notes in a band, the ledger, the form. */
const papers = (): string =>
  cover(
    shape(918, 350, 914, 328, 952, 322, 956, 344) +
      shape(1166, 374, 1174, 352, 1200, 358, 1226, 352, 1234, 374) +
      shape(1444, 332, 1470, 326, 1474, 358, 1448, 364),
    4,
    ground,
    cotton,
  ) + line(path(933, 325, 937, 347) + path(1200, 358, 1200, 376), 4, ground);

/** The counter, and three tellers behind its lattice. */
export const cashCounter = (): string =>
  lattice() +
  cover([910, 1200, 1490].map(arch).join(''), 6) +
  people(tellers) +
  papers() +
  coins([1092, top - 8], 4, 17) +
  coins([1308, top - 8], 3, 17, cotton) +
  counter([from, top], to - from, plinth - top);
