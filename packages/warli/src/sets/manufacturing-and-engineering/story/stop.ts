import { limbs, poses } from '../../../figure/pose';
import { conveyor } from '../../../props/machine';
import { clock } from '../../../props/works';
import { cotton, each, ground, line, type Point, polar, poly, turned } from '../../../svg';
import { parcel } from '../../friezes/parcel';
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
  [1232, 238, 52],
  [1250, 400, 74],
  [1190, 604, 0],
  [1254, 601, 9],
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
  pale(clock([1024, 152], 58, 2, 50)) +
  operator(0, 1014, 330, { ...poses.stand, arms: [[-20, 6], at(1070, 270)] }) +
  conveyor([1056, 472], 238, 132) +
  boxes() +
  line(
    each(5, (i) =>
      poly([polar([1268, 488], i * 36 - 72, 50), polar([1268, 488], i * 36 - 72, i % 2 ? 62 : 72)]),
    ),
    7,
  ) +
  ring([1268, 488], 30) +
  spanner([1312, 223], [1436, 190]) +
  helmeted(
    1370,
    340,
    { ...poses.cheer, arms: [at(1398, 202), at(1338, 218)], legs: limbs(-14, -8, 14, 8) },
    { left: true },
  );
