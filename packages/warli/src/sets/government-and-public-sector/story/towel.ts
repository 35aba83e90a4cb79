import { fan } from '../../../props/bank';
import { box, cover, disc, each, ground, ink, line, path, type Point, shape, white } from '../../../svg';
import { far } from '../../../ground/story';
import { flat, floor } from './file';

/** Takes the middle of the foot and a height and gives a cat that sits, its tail about it. */
const cat = ([x, y]: Point, s: number): string =>
  line(
    `M${x + s * 0.3} ${y - 8}Q${x + s * 0.68} ${y - 10} ${x + s * 0.6} ${y - s * 0.4}T${x + s * 0.7} ${y - s * 0.72}`,
    11,
  ) +
  cover(
    `M${x - s * 0.36} ${y}Q${x - s * 0.3} ${y - s * 0.5} ${x - s * 0.08} ${y - s * 0.6}H${x + s * 0.1}Q${x + s * 0.46} ${y - s * 0.3} ${x + s * 0.42} ${y}Z`,
    5,
    ground,
    white,
  ) +
  ink(shape(x - s * 0.22, y - s * 0.76, x - s * 0.2, y - s * 1.06, x - s * 0.02, y - s * 0.9)) +
  ink(shape(x + s * 0.22, y - s * 0.76, x + s * 0.2, y - s * 1.06, x + s * 0.02, y - s * 0.9)) +
  ink(disc([x, y - s * 0.72], s * 0.22)) +
  line(
    path(x - s * 0.14, y - s * 0.72, x - s * 0.04, y - s * 0.7) +
      path(x + s * 0.14, y - s * 0.72, x + s * 0.04, y - s * 0.7) +
      path(x - s * 0.06, y, x - s * 0.06, y - s * 0.26) +
      path(x + s * 0.1, y, x + s * 0.1, y - s * 0.26),
    5,
    ground,
  );

/** A great chair. */
const chairFrame = line(
  path(1996, 240, 2008, 470, 2128, 470) +
    path(2008, 470, 1996, floor) +
    path(2120, 470, 2128, floor) +
    path(2008, 380, 2110, 380, 2116, 466),
  8,
);

/** The towel over its back. */
const towel = (): string =>
  cover(shape(1966, 236, 2034, 228, 2048, 400, 1976, 404), 6, ground, white) +
  line(path(1980, 360, 2038, 356) + path(1980, 376, 2040, 372), 6, ground) +
  line(
    each(5, (i) => path(1984 + i * 14, 406, 1984 + i * 14, 424)),
    5,
  );

/** The fourth desk: a chair, a towel, a fan, and a cat on the file. */
export const deskFour = (): string =>
  far(
    fan([2170, 0], 92, 150) +
      line('M2040 66Q2170 30 2300 66M2060 140Q2170 166 2280 140') +
      chairFrame +
      ink(box([2150, 430], 226, 16)) +
      line(path(2172, 446, 2164, floor) + path(2354, 446, 2362, floor), 6),
  ) +
  towel() +
  flat([2182, 430], 160, 42) +
  cat([2262, 386], 150);
