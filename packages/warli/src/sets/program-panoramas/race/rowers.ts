import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { cover, ground, line, move, type Point, poly, shape, times, white } from '../../../svg';
import { at } from '../../industry-panoramas/floor';
import { gunwale } from './hull';

/** Takes the first seat and a count and gives the seats of a group. */
const group = (from: number, count: number): number[] => times(count).map((i) => from + i * 80);

/** Where the rowers sit: two groups behind the singers and two before them. */
const seats = [...group(326, 4), ...group(756, 3), ...group(1420, 3), ...group(1786, 5)];

/** How far every other paddle is lifted. */
const lift = 36;

/** The point of the paddle of a seat that lies `along` it: 0 near the upper hand. */
const shaft = (x: number, i: number, along: number): Point => {
  const far = along - (i % 2) * lift;
  return move([x + 66, gunwale - 92], -far * 0.34, far * 0.94);
};

/** Who rows: every third has a turban, every third is a woman. */
const looks: readonly Partial<Person>[] = [{ hat: 'turban' }, { woman: true }, {}];

/** One of the rowers: one puts the paddle in, the next lifts it out. */
const rower = (x: number, i: number): Person => ({
  at: [x, gunwale + 2],
  h: 178,
  hung: true,
  stroke: 6,
  pose: {
    ...poses.chair,
    lean: i % 2 ? 14 : 20,
    arms: [at(...shaft(x, i, i % 2 ? 90 : 66)), at(...shaft(x, i, i % 2 ? 4 : -20))],
  },
  ...looks[i % 3],
});

/** All who row. */
export const rowers = (): string => people(seats.map(rower));

/** The shaft of a paddle, from above the upper hand. */
const stem = (x: number, i: number): string => poly([shaft(x, i, i % 2 ? -10 : -30), shaft(x, i, 108)]);

/** The blade of a paddle, like a leaf. */
const blade = (x: number, i: number): string => {
  const [b, c] = [shaft(x, i, 132), shaft(x, i, 172)];
  const [right, left] = [move(b, 9, 3), move(b, -9, -3)];
  return shape(...shaft(x, i, 108), ...left, ...move(c, -5, -2), ...move(c, 5, 2), ...right);
};

/** All paddles, over the flank of the boat. */
export const paddles = (): string => {
  const blades = seats.map(blade).join('');
  return line(blades, 13, ground) + line(seats.map(stem).join('')) + cover(blades, 4, white, white);
};
