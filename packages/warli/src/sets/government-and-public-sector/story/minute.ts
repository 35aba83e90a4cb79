import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { sitter } from '../../../figure/seat';
import { bicycle } from '../../../props/bike';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  polar,
  poly,
  shape,
  white,
} from '../../../svg';
import { file, floor } from './file';
import { first, second, widow } from './people';

const a = sitter(
  [2446, 500],
  floor,
  304,
  { lean: 4, nod: 2, arms: [{ to: [2482, 480] }, { to: [2488, 470] }] },
  first,
);
const b = sitter(
  [2576, 500],
  floor,
  304,
  { lean: 4, nod: 2, arms: [{ to: [2542, 466] }, [14, 172]] },
  { ...second, left: true },
);

/** Two chairs, turned to each other. */
const chairs = line(
  path(2410, 390, 2416, 506, 2466, 506) +
    path(2416, 506, 2410, floor) +
    path(2612, 390, 2606, 506, 2556, 506) +
    path(2606, 506, 2612, floor),
  8,
);

/** Her house runs out at the right. */
const house = (): string =>
  cover(box([2742, 300], 170, 310), 7) +
  cover(shape(2720, 312, 2830, 170, 2940, 312), 7, white, cotton) +
  line(
    each(7, (i) => path(2740 + i * 30, 302, 2812 + i * 6, 196)),
    5,
    ground,
  ) +
  cover(box([2776, 356], 76, 254), 6);

const her: Person = {
  at: [2806, floor],
  h: 300,
  left: true,
  pose: { ...poses.stand, lean: -2, nod: -4, arms: [[-30, 10], { to: [2770, 440] }] },
};

const postman: Person = {
  at: [2674, 500],
  h: 272,
  hung: true,
  hat: 'cap',
  halo: true,
  pose: {
    ...poses.chair,
    lean: 14,
    nod: -4,
    arms: [{ to: [2722, 500] }, { to: [2748, 424] }],
    legs: [{ to: [2676, 590] }, { to: [2706, 574] }],
  },
};

const sun = (at: Point, r: number): string =>
  ink(disc(at, r), cotton) +
  line(
    each(16, (i) => poly([polar(at, i * 22.5, r + 22), polar(at, i * 22.5, r + (i % 2 ? 40 : 54))])),
    8,
    cotton,
  );

/** One minute: two turn their chairs and talk, and the money comes. */
export const minute = (): string =>
  sun([2536, 150], 84) +
  house() +
  widow(her) +
  chairs +
  person(a) +
  person(b) +
  file([2513, 458], 78) +
  bicycle([2624, floor], 166) +
  person(postman) +
  cover(shape(2742, 416, 2776, 408, 2782, 440, 2748, 448), 5, white, cotton);
