import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { sitter } from '../../../figure/seat';
import { far } from '../../../ground/story';
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
  [2422, 500],
  floor,
  276,
  { lean: 4, nod: 2, arms: [{ to: [2482, 480] }, { to: [2488, 470] }] },
  first,
);
const b = sitter(
  [2590, 500],
  floor,
  276,
  { lean: 4, nod: 2, arms: [{ to: [2542, 466] }, [14, 172]] },
  { ...second, left: true },
);

/** Two chairs, turned to each other. */
const chairs = line(
  path(2386, 396, 2392, 506, 2442, 506) +
    path(2392, 506, 2386, floor) +
    path(2626, 396, 2620, 506, 2570, 506) +
    path(2620, 506, 2626, floor),
  6,
);

/** Her house runs out at the right. */
const house = (): string =>
  cover(box([2742, 300], 170, 304)) +
  cover(shape(2720, 312, 2830, 170, 2940, 312), 5, white, cotton) +
  line(
    each(7, (i) => path(2740 + i * 30, 302, 2812 + i * 6, 196)),
    5,
    ground,
  ) +
  cover(box([2776, 356], 76, 248));

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
  ink(disc(at, r)) +
  line(
    each(16, (i) => poly([polar(at, i * 22.5, r + 22), polar(at, i * 22.5, r + (i % 2 ? 40 : 54))])),
    6,
  );

/** One minute: two turn their chairs and talk, and the money comes. */
export const minute = (): string =>
  far(sun([2536, 150], 84) + house() + chairs) +
  widow(her) +
  person(a) +
  person(b) +
  file([2513, 458], 78) +
  bicycle([2624, floor], 166) +
  person(postman) +
  cover(shape(2742, 416, 2776, 408, 2782, 440, 2748, 448), 5, white, cotton);
