import { flag } from '../../../props/market';
import { rack } from '../../../props/records';
import {
  box,
  cover,
  disc,
  dots,
  each,
  line,
  num,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  white,
} from '../../../svg';
import { floor } from '../floor';
import { tiles } from '../house';

/** The ridge of the roof, its eaves, and the floor of the verandah. */
export const [ridge, eaves, deck] = [206, 298, 568];

/** The left ends of the arches beside the porch. */
const bays = [820, 953, 1335, 1468] as const;

/** Takes the left end, a width, the middle of the bow and how far within and gives an arch as path data. */
const arch = (x: number, w: number, y: number, by = 0): string =>
  `M${x + by} ${deck}V${y}a${num(w / 2 - by)} ${num(w / 2 - by)} 0 0 1 ${w - by * 2} 0V${deck}`;

/** Takes both ends of the eaves and gives a row of triangles below them. */
const teeth = (from: number, to: number): string => {
  const half = (to - from) / 26;
  return `M${from} ${eaves + 6}${each(13, () => `l${num(half)} 18 ${num(half)} -18`)}Z`;
};

/** Two arches at either side, and what is in them: a lamp, and the shelf of the records. */
const arcade = (): string =>
  cover(box([800, eaves], 800, deck - eaves), 6) +
  cover(teeth(806, 1066) + teeth(1334, 1594), 3, white, white) +
  line(bays.map((x) => arch(x, 112, 400)).join(''), 6) +
  line(bays.map((x) => arch(x, 112, 400, 10)).join(''), 3) +
  rack([1478, 488], 92, 80, 2, 2) +
  line(path(1391, 344, 1391, 372), 3.5) +
  cover('M1371 392q3 -20 20 -20t20 20Z', 4, white, white);

/** The porch: a gable over the great arch. */
const porch = (): string =>
  cover(box([1078, eaves], 244, deck - eaves), 6) +
  line(arch(1100, 200, 414), 6) +
  cover(shape(1046, eaves, 1200, 184, 1354, eaves), 6) +
  line(path(1086, eaves - 13, 1200, 206, 1314, eaves - 13, 1086, eaves - 13), 3) +
  line(disc([1200, 254], 20), 4) +
  line(
    each(8, (i) => poly([polar([1200, 254], i * 45, 8), polar([1200, 254], i * 45, 20)])),
    3,
  ) +
  line(dots([1132, 1156, 1244, 1268].map((x): Point => [x, 274])), 7);

/** The plinth and the steps up to the verandah. */
const plinth = (): string =>
  cover(box([784, deck], 832, floor - deck), 6) +
  line(dots(times(41).map((i): Point => [804 + i * 19.8, 598])), 6) +
  cover(box([1000, 608], 400, 20) + box([1062, 588], 276, 20), 6);

/** The district office: a tiled roof with the flag on its ridge, arches below it, steps in the middle. */
export const office = (): string =>
  flag([1200, 190], 150, white) +
  tiles([800, eaves], 800, eaves - ridge) +
  line(path(892, ridge, 1508, ridge), 9) +
  arcade() +
  porch() +
  line(path(780, eaves, 1620, eaves), 10) +
  plinth();
