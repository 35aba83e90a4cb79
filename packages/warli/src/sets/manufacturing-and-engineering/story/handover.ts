import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import type { Hat } from '../../../figure/hat';
import { pad } from '../../../figure/hold';
import { limbs, poses } from '../../../figure/pose';
import { crew } from '../../industry-panoramas/helmet';
import { box, cover, disc, each, line, path, type Point, polar, poly } from '../../../svg';
import { floor } from '../../../ground/story';
import { at } from '../../../figure/on-floor';
import { helmeted, operator, ring } from './ring';

const sun: Point = [2308, 130];

/** Takes places along the ground and a height of it and gives a row of a shift, who look to the board. */
const row = (places: readonly number[], y: number, hat: Hat): Person[] =>
  places.map((x) => ({
    at: [x, y],
    h: 198,
    left: true,
    halo: true,
    hat,
    pose: { ...poses.stand, arms: limbs(76, -18, -76, 18) },
  }));

/** The board: a ring is drawn on it, and below it what was said. */
const board = (): string =>
  line(path(2108, 380, 2102, floor) + path(2194, 380, 2200, floor), 8) +
  cover(box([2092, 116], 118, 268), 8) +
  line(disc([2151, 176], 28), 9) +
  line(path(2112, 234, 2190, 234), 8);

/** The month after: two shifts in two rows, the operator shows the ring, and it is written down. */
export const handover = (): string =>
  line(disc(sun, 48), 9) +
  line(
    each(20, (i) => poly([polar(sun, i * 18, 64), polar(sun, i * 18, i % 2 ? 76 : 88)])),
    7,
  ) +
  board() +
  helmeted(
    2154,
    330,
    { ...poses.stand, arms: [at(2092, 404), at(2112, 398)] },
    { left: true, holds: [pad, null] },
  ) +
  crew(row([2262, 2330], 526, 'none')) +
  cover(box([2214, 530], 164, 76), 6) +
  people(row([2228, 2296, 2364], floor, 'topi')) +
  operator(0, 2000, 350, { ...poses.stand, arms: [[-24, 6], at(2034, 214)] }) +
  ring([2032, 168], 34);
