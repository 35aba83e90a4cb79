import type { Person } from '../../figure/bones';
import type { Look } from '../../figure/cast';
import { armed, limbs, poses } from '../../figure/pose';
import { band } from '../../frame';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { flag } from '../../props/market';
import { wheel } from '../../props/vehicle';
import {
  bow,
  box,
  cover,
  disc,
  dots,
  ground,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
} from '../../svg';
import { at, floor, frieze, stand } from '../friezes/way';

/** One group wears caps, the other does not. */
const caps: Look = { hat: 'topi' };
const bare: readonly Look[] = [{ woman: true }, {}];

/** A rope with a rim, over those who hold it. */
const rope = (d: string): string => line(d, 13, ground) + line(d, 7);

/** The height of the rope between them. */
const taut = 160;

/** Somebody who leans back with the rope at `x` in hand. */
const puller = (x: number, left: boolean, look: Partial<Person>): string => {
  const k = left ? -60 : 60;
  return stand(
    x - k * 0.4,
    198,
    { ...poses.pull, legs: limbs(30, 32, 52, 22), arms: [at(x + k * 0.45, taut), at(x + k * 0.9, taut)] },
    { left, ...look },
  );
};

/** Two groups pull against each other. */
const tug = (): string =>
  [130, 206, 282].map((x) => puller(x, false, caps)).join('') +
  [410, 486, 562].map((x, i) => puller(x, true, bare[i % 2] ?? {})).join('') +
  rope(path(36, floor, 72, taut + 8, 98, taut, 594, taut, 620, taut + 8, 656, floor)) +
  line(path(334, taut, 358, taut), 18, marigold) +
  line(path(342, taut, 336, taut + 44) + path(350, taut, 358, taut + 40), 6, marigold);

/** One of either side: they tie the two ropes into one. */
const tie = (x: number): string =>
  stand(x - 74, 196, armed(poses.kneel, at(x - 8, 210), at(x - 4, 200)), caps) +
  stand(x + 74, 192, armed(poses.kneel, at(x + 8, 210), at(x + 4, 200)), { woman: true, left: true }) +
  rope(
    bow([x - 104, floor + 6], [x - 40, floor - 20], [x, 204]) +
      bow([x, 204], [x + 40, floor - 20], [x + 104, floor + 6]),
  ) +
  line(disc([x - 9, 198], 9, 7) + disc([x + 9, 198], 9, 7), 5);

/** A tall cart for the gods, from the middle of its foot. */
const chariot = ([x, y]: Point): string =>
  flag([x, y - 206], 56) +
  cover(shape(x - 84, y - 158, x - 46, y - 186, x, y - 222, x + 46, y - 186, x + 84, y - 158)) +
  line(dots(times(7).map((i): Point => [x - 48 + i * 16, y - 170])), 6) +
  [-70, -24, 24, 70].map((d) => line(path(x + d, y - 158, x + d, y - 96), 6)).join('') +
  line(disc([x, y - 120], 12) + path(x - 16, y - 98, x, y - 108, x + 16, y - 98), 5) +
  cover(box([x - 100, y - 98], 200, 42)) +
  band('diamonds', [x - 88, y - 86], 176, 18) +
  [-58, 58].map((d) => wheel([x + d, y - 34], 36, 10)).join('');

/** Somebody who pulls forward, the rope at the hip. */
const hauler = (x: number, i: number): string =>
  stand(
    x,
    196,
    { ...poses.walk, lean: 24, arms: [at(x - 16, 182), at(x + 62, 182)] },
    i % 2 ? caps : (bare[(i / 2) % 2] ?? {}),
  );

/** All of them pull one cart. */
const together = (): string =>
  stand(1222, 198, { ...poses.push, arms: [at(1300, 192), at(1302, 208)] }, caps) +
  chariot([1400, floor]) +
  times(7)
    .map((i) => hauler(i ? 1698 + i * 102 : 1612, i))
    .join('') +
  rope(path(1502, 204, 1564, 182, 2376, 182));

/** The scene `team-building`: against each other at the left, before one cart at the right. */
export const teamBuilding: Scene = (r) => frieze(tug(), tie(832), tree([1040, floor], 222, r), together());
