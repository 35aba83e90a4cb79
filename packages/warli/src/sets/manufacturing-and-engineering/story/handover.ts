import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import type { Hat } from '../../../figure/hat';
import { pad } from '../../../figure/hold';
import { limbs, poses } from '../../../figure/pose';
import { crew } from '../../industry-panoramas/helmet';
import { box, cover, disc, each, line, path, type Point, polar, poly } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { at } from '../../../figure/on-floor';
import { helmeted, operator, ring } from './ring';

const sun: Point = [2308, 130];

/** Takes places along the ground and a height of it and gives a row of a shift, who look to the board. */
const row = (places: readonly number[], y: number, hat: Hat): Person[] =>
  places.map((x) => ({
    at: [x, y],
    h: 186,
    left: true,
    halo: true,
    hat,
    pose: { ...poses.stand, arms: limbs(76, -18, -76, 18) },
  }));

/** The board: a ring is drawn on it, and below it what was said. */
const board = (): string =>
  line(path(2206, 380, 2212, floor)) +
  cover(box([2122, 116], 98, 268)) +
  line(disc([2171, 176], 26), 7) +
  line(path(2142, 234, 2200, 234), 6);

/** The month after: two shifts in two rows, the operator shows the ring, and it is written down. */
export const handover = (): string =>
  far(
    line(disc(sun, 44), 6) +
      line(each(20, (i) => poly([polar(sun, i * 18, 57), polar(sun, i * 18, i % 2 ? 68 : 77)]))) +
      board(),
  ) +
  helmeted(
    2146,
    310,
    { ...poses.stand, arms: [at(2092, 414), at(2108, 408)], legs: limbs(-6, -3, 6, 3) },
    { left: true, holds: [pad, null] },
  ) +
  crew(row([2272, 2334], 526, 'none')) +
  far(cover(box([2226, 530], 152, 76))) +
  people(row([2240, 2303, 2366], floor, 'topi')) +
  operator(0, 1996, 340, { ...poses.stand, arms: [at(1984, 474), at(2062, 226)] }) +
  ring([2064, 178], 30);
