import { limbs, poses } from '../../../figure/pose';
import { conveyor } from '../../../props/machine';
import { clock } from '../../../props/works';
import { cotton, each, ground, line, type Point, polar, poly, turned } from '../../../svg';
import { parcel } from '../../friezes/parcel';
import { far } from '../../../ground/story';
import { at, pale } from '../../../figure/on-floor';
import { helmeted, operator, ring } from './ring';

/** The boxes: where each lies and how it is turned. */
const heap: readonly (readonly [number, number, number])[] = [
  [1072, 470, 0],
  [1132, 470, 0],
  [1192, 470, 0],
  [1092, 412, -4],
  [1154, 412, 3],
  [1116, 354, 3],
  [1178, 352, 9],
  [1132, 296, -6],
  [1196, 290, 16],
  [1160, 236, 8],
  [1176, 182, 20],
  [1204, 132, 34],
  [1220, 240, 52],
  [1236, 404, 74],
  [1146, 604, 0],
  [1206, 601, 9],
];

const boxes = (): string =>
  heap
    .map(([x, y, way], i) => turned(parcel([x, y], 56, i % 3 === 1 ? cotton : ground), way, [x + 28, y - 28]))
    .join('');

/** A great spanner between two hands. */
const spanner = (a: Point, b: Point): string => {
  const way = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const jaw = (end: Point, k: number): string =>
    poly([-64, -20, 20, 64].map((turn, i) => polar(end, way + k + turn, i === 1 || i === 2 ? 10 : 34)));
  return (
    line(poly([a, b]), 26, ground) +
    line(jaw(a, 180) + jaw(b, 0), 26, ground) +
    line(poly([a, b]), 15) +
    line(jaw(a, 180) + jaw(b, 0), 15)
  );
};

/** Ten to three: the belt stands, the boxes pile up and fall. */
export const stop = (): string =>
  far(pale(clock([1032, 152], 56, 2, 50)) + conveyor([1064, 472], 218, 132) + boxes()) +
  operator(0, 1026, 316, { ...poses.stand, arms: [at(1016, 476), limbs(0, 0, 120, 150)[1]] }) +
  line(
    each(5, (i) =>
      poly([polar([1256, 488], i * 36 - 72, 48), polar([1256, 488], i * 36 - 72, i % 2 ? 58 : 66)]),
    ),
    6,
  ) +
  ring([1256, 488], 28) +
  spanner([1308, 223], [1416, 194]) +
  helmeted(
    1366,
    330,
    { ...poses.cheer, arms: [at(1386, 206), at(1336, 220)], legs: limbs(-8, -5, 8, 5) },
    { left: true },
  );
