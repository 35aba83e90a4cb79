import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { handInHand } from '../../../figure/group';
import { limbs } from '../../../figure/pose';
import { cotton, cover, shape, white } from '../../../svg';
import { floor, inFront, strolls } from './walker';

const leads = inFront(774, { ...strolls, arms: limbs(-20, -4, 16, 40) }, { woman: true });

const children: readonly Person[] = [
  { at: [610, floor], h: 134, pose: strolls },
  { at: [675, floor], h: 146, pose: strolls, woman: true, hat: 'plait' },
];

const joined = handInHand([...children, leads], -0.02);

/** A teacher, in front of the children. */
export const teacher = joined.at(-1) ?? leads;

/** The children whom she leads by the hand. */
export const school = people(joined.slice(0, -1));

/** The book in her other hand. */
export const book = cover(shape(842, 1066, 872, 1078, 858, 1114, 828, 1102), 3.5, white, cotton);

/** Where the children walk. */
export const small = children.map(({ at }) => at[0]);
