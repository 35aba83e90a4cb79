import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { type Pose, poses } from '../../../figure/pose';
import { bench, sitter } from '../../../figure/seat';
import { palm } from '../../../ground/plant';
import type { Random } from '../../../random';
import { cover, disc, each, line, poly, polar, type Point } from '../../../svg';
import { tiffin } from '../../industry-friezes/things';
import { at, floor, soles } from '../floor';
import { tiles } from '../house';
import { cash, note, payer } from './cash';

/** The height of the bench. */
const seat = floor - 58;

/** The clock on the wall of the corridor. */
const clock = (hub: Point): string =>
  cover(disc(hub, 26), 6) +
  line(
    each(12, (i) => poly([polar(hub, i * 30, 17), polar(hub, i * 30, 19)])),
    3.5,
  ) +
  line(poly([polar(hub, -90, 15), hub, polar(hub, 30, 11)]), 5);

/** Takes a place on the bench, how the arms are held and who it is and gives one who waits. */
const waits = (x: number, pose: Partial<Pose>, more: Partial<Person>): Person =>
  sitter([x, seat - 8], soles, 200, pose, { left: true, stroke: 6, ...more });

/** The relatives on the bench. */
const relatives: readonly Person[] = [
  waits(2022, { arms: [at(1998, 548), at(1990, 552)] }, { woman: true }),
  waits(2124, { lean: 16, nod: 20, arms: [at(2094, 552), at(2086, 556)] }, { hat: 'turban' }),
];

/** Takes the middle of its foot on the bench and gives a tiffin. */
const lunch = (x: number): string => tiffin([x, seat - 52], { at: [x, seat], h: 150, pose: poses.stand });

/** The corridor: relatives on a bench below a clock, and the window at which somebody pays. */
export const corridor = (r: Random): string =>
  palm([2290, 300], 190, r) +
  cash() +
  tiles([1948, 352], 620, 50) +
  clock([2070, 404]) +
  bench([1984, seat], 212, 58) +
  people([...relatives, payer]) +
  note() +
  lunch(2062) +
  lunch(2168);
