import { poses } from '../../../figure/pose';
import {
  cover,
  box,
  dots,
  ink,
  line,
  path,
  points,
  polar,
  poly,
  each,
  shape,
  disc,
  ground,
  white,
  type Point,
} from '../../../svg';
import { far } from '../../../ground/story';
import { front } from './front';
import { ledger } from './credit';
import { floor, kaka } from './kaka';

/** A dog that sleeps: takes the middle of the ground. */
const dog = ([x, y]: Point): string =>
  ink(`M${x - 30} ${y}Q${x - 30} ${y - 50} ${x + 12} ${y - 48}T${x + 56} ${y}Z`) +
  cover(
    `M${x - 66} ${y - 2}Q${x - 64} ${y - 18} ${x - 44} ${y - 26}L${x - 30} ${y - 46}L${x - 22} ${y - 28}Q${x - 6} ${y - 14} ${x - 14} ${y}Z`,
    5,
    ground,
    white,
  ) +
  line(`M${x + 50} ${y - 6}q24 0 20 -26`, 9) +
  line(
    each(
      2,
      (i) =>
        `M${x - 60 + i * 26} ${y - 74 - i * 34}h${14 + i * 6}l${-14 - i * 6} ${16 + i * 6}h${14 + i * 6}`,
    ),
    6,
  );

/** Eight o'clock: two lines into the ledger, the shutter half down. */
export const night = (): string => {
  const lamp: Point = [2158, 332];
  return (
    far(
      ink('M2308 60a66 66 0 1 0 78 96a56 56 0 1 1 -78 -96Z') +
        line(dots(points(2000, 70, 2120, 44, 2214, 84, 2366, 262, 2278, 240, 1960, 100)), 8) +
        front(1960, 258, 276) +
        line(path(2012, 490, 2072, 490), 8) +
        line(path(2022, 490, 2016, floor) + path(2062, 490, 2068, floor)),
    ) +
    kaka({
      at: [2042, 484],
      h: 330,
      hung: true,
      pose: {
        ...poses.chair,
        nod: 12,
        legs: [{ to: [2072, floor] }, { to: [2106, floor] }],
        arms: [{ to: [2112, 438] }, { to: [2136, 438] }],
      },
    }) +
    far(
      cover(box([2104, 462], 80, 142)) +
        ink(box([2092, 450], 104, 14)) +
        line(shape(2116, 532, 2144, 480, 2172, 532, 2144, 584)) +
        line(path(lamp[0], 282, lamp[0], lamp[1] - 24)) +
        cover(shape(lamp[0] - 30, lamp[1], lamp[0], lamp[1] - 26, lamp[0] + 30, lamp[1])) +
        ink(disc([lamp[0], lamp[1] + 12], 11)) +
        line(each(5, (i) => poly([polar(lamp, 30 + i * 30, 36), polar(lamp, 30 + i * 30, 52)]))),
    ) +
    ledger([2146, 448], 88, 2) +
    dog([2318, floor + 4])
  );
};
