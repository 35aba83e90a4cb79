import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { sitter } from '../../../figure/seat';
import { palm } from '../../../ground/plant';
import type { Random } from '../../../random';
import { tent } from '../../../props/building';
import { ink, line, marigold, path } from '../../../svg';
import { leftTop } from './cliffs';

/** A fire of crossed logs. */
const fire = (x: number, y: number): string =>
  line(path(x - 26, y, x + 24, y - 14) + path(x + 26, y, x - 24, y - 14), 8) +
  ink(
    `M${x - 22} ${y - 14}Q${x - 36} ${y - 44} ${x - 20} ${y - 68}Q${x - 14} ${y - 50} ${x - 8} ${y - 52}Q${x - 8} ${y - 78} ${x + 6} ${y - 100}Q${x + 8} ${y - 68} ${x + 18} ${y - 60}Q${x + 34} ${y - 38} ${x + 22} ${y - 14}Z`,
    marigold,
  );

/** Takes a place and who it is and gives one who warms the hands at the fire. */
const camper = (x: number, more: Partial<Person>): Person =>
  sitter([x, leftTop - 48], leftTop - 6, 186, { arms: limbs(4, 60, 20, 116) }, { stroke: 6, ...more });

/** Both who sit there. */
const campers = [camper(314, { woman: true }), camper(486, { left: true, hat: 'topi' })];

/** Takes the middle and gives a stone to sit on. */
const stone = (x: number): string => line(path(x - 16, leftTop - 18, x + 12, leftTop - 18), 26);

/** The camp on the left cliff: a tent, and a fire. */
export const camp = (r: Random): string =>
  palm([82, leftTop], 206, r) +
  tent([208, leftTop - 3], 92, 132) +
  fire(400, leftTop - 3) +
  campers.map(person).join('') +
  stone(314) +
  stone(486);
