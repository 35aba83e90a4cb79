import { bones } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { armsOver, sitter } from '../../../figure/seat';
import { bust } from '../../../props/office';
import { box, cover, disc, each, ground, ink, line, path, type Point, shape } from '../../../svg';
import { far } from '../../../ground/story';
import { counsellor, headset } from './adults';
import { floor, satchel } from './boy';

const she = sitter(
  [1548, 492],
  floor,
  376,
  { lean: 6, nod: 2, arms: [{ to: [1650, 424] }, { to: [1668, 412] }] },
  counsellor,
);

/** The thirty of today: a tick for each who was rung, a telephone for the last. */
const calls = (): string =>
  each(29, (i) => {
    const [x, y]: Point = [1478 + (i % 10) * 43, 54 + Math.floor(i / 10) * 50];
    return line(path(x - 12, y, x - 3, y + 11, x + 14, y - 13));
  }) +
  ink(shape(1848, 182, 1860, 152, 1896, 152, 1908, 182)) +
  line(path(1850, 148, 1854, 138, 1902, 138, 1906, 148), 12) +
  ink(disc([1878, 167], 7), ground);

/** The screen: in its little window stands the boy, beside him his marks. */
const screen = (): string =>
  far(line(path(1794, 420, 1794, 446) + path(1746, 446, 1842, 446), 9) + cover(box([1690, 212], 204, 206))) +
  bust([1768, 384], 150, false) +
  satchel([1706, 322], 40, 54) +
  line(
    each(4, (i) => path(1826, 266 + i * 38, 1868 - (i % 2) * 14, 266 + i * 38)),
    9,
  );

/** The learning app: she rings the thirtieth parent. */
export const app = (): string =>
  far(
    calls() +
      line(
        path(1504, 330, 1504, 496, 1590, 496) + path(1504, 496, 1500, floor) + path(1584, 496, 1590, floor),
        6,
      ) +
      ink(box([1624, 446], 286, 16)) +
      line(path(1648, 460, 1642, floor) + path(1886, 460, 1892, floor) + path(1644, 438, 1690, 438), 6),
  ) +
  person(she) +
  headset(bones(she)) +
  screen() +
  armsOver(she, [1]);
