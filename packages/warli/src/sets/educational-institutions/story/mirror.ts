import { poses } from '../../../figure/pose';
import {
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  pairs,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  white,
} from '../../../svg';
import { far } from '../../../ground/story';
import { boy, floor } from './boy';

/** The moon in a ring of beads, and stars. */
const sky = (): string => {
  const [at, r]: [Point, number] = [[1040, 116], 54];
  const [x, y] = at;
  const stars = pairs([962, 60, 980, 250, 1000, 420]);
  return (
    ink(`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.4}a${r * 0.84} ${r * 0.84} 0 1 1 ${-r} ${-r * 1.4}Z`) +
    line(dots(times(20).map((i) => polar(at, i * 18, r * 1.38))), 8) +
    line(stars.map(([a, b]) => path(a - 11, b, a + 11, b) + path(a, b - 11, a, b + 11)).join(''), 5)
  );
};

/** The hero in the glass, dark on light, his cape in the wind: it ends at the lower edge. */
const hero = (): string => {
  const ray = (i: number): string =>
    poly([polar([1276, 176], i * 30 + 15, 74), polar([1276, 176], i * 30 + 15, i % 2 ? 98 : 112)]);
  return (
    line(each(12, ray), 5, ground) +
    cover('M1216 244Q1186 340 1184 424H1368Q1366 340 1332 244Z', 6, ground, white) +
    ink(
      disc([1276, 176], 40) + shape(1196, 240, 1352, 240, 1274, 374) + shape(1274, 340, 1322, 424, 1226, 424),
      ground,
    ) +
    line(path(1274, 176, 1274, 244), 17, ground) +
    line(path(1204, 246, 1190, 160, 1222, 82) + path(1346, 246, 1386, 316, 1312, 360), 17, ground)
  );
};

/** The glass over the wash-basin, as wide as a door. */
const glass = (): string =>
  cover(`M1136 428V140Q1136 34 1276 34T1416 140V428Z`, 8) +
  cover(`M1152 420V142Q1152 50 1276 50T1400 142V420Z`, 4, ground, cotton) +
  hero() +
  line(path(1120, 432, 1432, 432), 10);

/** The basin, its tap and its foot. */
const basin = (): string =>
  line(path(1320, 440, 1320, 458, 1296, 458, 1296, 474), 6) +
  cover('M1180 488H1400Q1396 548 1330 552H1250Q1184 548 1180 488Z') +
  line(path(1168, 488, 1412, 488), 10) +
  cover(shape(1262, 552, 1318, 552, 1328, floor, 1252, floor));

/** The hostel at night: before the glass he is great. */
export const mirror = (): string =>
  far(
    sky() +
      glass() +
      basin() +
      line(path(1008, 500, 1104, 500), 10) +
      line(path(1024, 500, 1010, floor) + path(1088, 500, 1102, floor) + path(1018, 560, 1094, 560), 6),
  ) +
  boy({
    at: [1058, 492],
    h: 240,
    pose: {
      ...poses.stand,
      lean: -3,
      nod: -8,
      arms: [
        [14, 60],
        [140, 176],
      ],
    },
  });
