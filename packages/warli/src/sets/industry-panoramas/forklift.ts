import type { Person } from '../../figure/bones';
import { crew } from './helmet';
import { floor, at } from './floor';
import { poses } from '../../figure/pose';
import { cotton, cover, each, ground, line, path, type Point, shape } from '../../svg';
import { wheel } from '../../props/vehicle';
import { parcel } from '../friezes/parcel';

/** Takes the left end and the foot and gives a pallet of planks on three blocks. */
const pallet = ([x, y]: Point, w: number): string =>
  line(path(x, y - 17, x + w, y - 17) + path(x, y - 3, x + w, y - 3), 6) +
  line(
    each(3, (i) => path(x + 8 + (i * (w - 16)) / 2, y - 14, x + 8 + (i * (w - 16)) / 2, y - 6)),
    9,
  );

/** Takes the left end of a pallet, its foot, columns and rows and gives cartons that stand on it. */
const load = ([x, y]: Point, across: number, rows: number): string =>
  pallet([x, y], across * 46 + 8) +
  each(across * rows, (i) =>
    parcel([x + 4 + (i % across) * 46, y - 20 - Math.floor(i / across) * 46], 46, i % 3 ? ground : cotton),
  );

/** Takes the tips of the forks and gives them below their load, and the mast that lifts them. */
const forks = (x: number): string =>
  load([x, floor - 68], 2, 2) +
  line(path(x + 2, floor - 64, x + 104, floor - 64, x + 104, floor - 130), 7) +
  line(path(x + 112, floor - 10, x + 112, 404, x + 126, 404, x + 126, floor - 40), 6);

/** Takes the tips of the forks and gives who drives, both hands at the wheel. */
const driver = (x: number): Person => ({
  at: [x + 208, floor - 86],
  h: 188,
  hung: true,
  left: true,
  halo: true,
  stroke: 6,
  pose: { ...poses.chair, arms: [at(x + 162, 516), at(x + 166, 520)] },
});

/** Takes the tips of the forks and gives a forklift that drives left, its load lifted. */
export const forklift = (x: number): string =>
  forks(x) +
  crew([driver(x)]) +
  line(path(x + 146, 546, x + 160, 506, x + 170, 524), 6) +
  line(path(x + 138, 548, x + 152, 410, x + 244, 410, x + 262, 530), 6) +
  cover(shape(x + 130, 604, x + 130, 548, x + 180, 540, x + 236, 528, x + 266, 528, x + 274, 604), 6) +
  line(path(x + 236, 532, x + 230, 600), 3.5) +
  wheel([x + 160, floor - 28], 25, 6) +
  wheel([x + 244, floor - 24], 21, 6);
