import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import type { Pose } from '../../../figure/pose';
import { sitter } from '../../../figure/seat';
import { tree } from '../../../ground/plant';
import { drawn, wheel } from '../../../props/cart';
import type { Random } from '../../../random';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  shape,
  times,
  white,
} from '../../../svg';
import { at, floor, soles } from '../floor';
import { tiles, wall, windows } from '../house';

/** The top of the platform. */
const top = 550;

/** The platform of stone round the tree. */
const platform = (): string =>
  cover(box([22, top], 288, floor - top), 6) +
  line(dots(times(14).map((i): Point => [40 + i * 20, top + 20])), 6) +
  line(path(22, top + 38, 310, top + 38), 3.5) +
  line(path(12, top, 318, top), 11);

/** Takes a place on the platform, the arms and who it is and gives who sits there. */
const on = (x: number, arms: Pose['arms'], more: Partial<Person>): Person => {
  const k = more.left ? -1 : 1;
  const legs: Pose['legs'] = [at(x + k * 16, soles), at(x + k * 36, soles)];
  return sitter([x, top - 4], soles, 198, { arms, legs, lean: 6, nod: 4 }, { stroke: 6, ...more });
};

/** The officer with his folder, and the three whom he asks. */
const group: readonly Person[] = [
  on(50, [at(40, 520), at(84, 536)], { hat: 'turban' }),
  on(120, [at(118, 530), at(166, 500)], { woman: true }),
  on(226, [at(196, 524), at(204, 506)], { left: true, hat: 'tie' }),
  on(294, [at(296, 526), at(262, 532)], { left: true, woman: true, hat: 'plait' }),
];

/** The folder, open on his knee. */
const folder = (): string =>
  cover(shape(156, 500, 182, 510, 206, 494, 212, 518, 184, 534, 160, 524), 4, ground, cotton) +
  line(path(182, 510, 184, 534), 3, ground);

/** Takes the left end and the bed and gives sacks on a cart. */
const sacks = (x: number, y: number): string =>
  each(3, (i) =>
    cover(
      `M${x + i * 38} ${y}q-8 -38 14 -46l-5 -12h26l-5 12q22 8 14 46Z`,
      4,
      white,
      i === 1 ? cotton : ground,
    ),
  );

/** Takes the front end of its bed and gives a cart with sacks that a bullock draws to the right. */
const cart = (x: number): string =>
  sacks(x - 122, 542) +
  drawn([x, 544], floor, 50) +
  ink(box([x - 136, 540], 136, 14)) +
  wheel([x - 72, floor - 53], 48);

/** The village: a platform round a tree, a house, and a cart on its way to the office. */
export const village = (r: Random): string =>
  wall([540, 404], 160) +
  tiles([540, 404], 160, 70) +
  windows([584, 490], 1, 0) +
  tree([170, top], 380, r) +
  platform() +
  people(group) +
  folder() +
  cart(478);
