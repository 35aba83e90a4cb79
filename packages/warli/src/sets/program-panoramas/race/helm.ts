import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { between, cover, ground, line, move, path, type Point, poly, shape, white } from '../../../svg';
import { at } from '../../industry-panoramas/floor';

/** The upper end of the steering oar and its tip. */
const [top, tip]: [Point, Point] = [
  [214, 268],
  [40, 600],
];

/** A place on the oar. */
const on = (share: number): Point => between(top, tip, share);

/** The shaft of the oar. */
const stem = poly([top, on(0.72)]);

/** The blade of the oar. */
const blade = (): string => {
  const [left, right] = [move(on(0.8), -11, -6), move(on(0.8), 11, 6)];
  return shape(...on(0.72), ...left, ...move(tip, -9, -5), ...move(tip, 9, 5), ...right);
};

/** The tread in the stern. */
const tread = (): string => line(path(226, 459, 308, 459) + path(300, 459, 300, 474), 9);

/** He who steers, both hands at the oar. */
const man: Person = {
  at: [260, 450],
  h: 194,
  left: true,
  halo: true,
  stroke: 6,
  pose: { lean: 8, arms: [at(...on(0.11)), at(...on(0.22))], legs: limbs(-20, -10, 16, 4) },
};

/** He who steers stands in the stern; his oar slants against all the paddles. */
export const helmsman = (): string =>
  line(stem + blade(), 15, ground) + person(man) + tread() + line(stem, 6) + cover(blade(), 4, white, white);
