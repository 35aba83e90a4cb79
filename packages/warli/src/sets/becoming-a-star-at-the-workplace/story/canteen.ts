import type { Held, Person } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { type Limb, limbs, poses } from '../../../figure/pose';
import { pedestal } from '../../../props/room';
import { box, cotton, cover, each, ground, line, path, type Point, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { carried, meera } from './meera';
import { cake, pennants } from './party';

/** The tin in which the money was collected. */
const tin: Held = ([x, y]) =>
  cover(box([x - 22, y - 52], 44, 58), 6, white, cotton) +
  line(path(x - 10, y - 40, x + 10, y - 40), 6, ground);

/** They stand close. */
const legs = limbs(-5, -3, 5, 3);

/** The arm whose hand is there, its elbow up. */
const at = (x: number, y: number): Limb => ({ to: [x, y], other: true });

/** One who claps over the head. */
const clapper = (x: number, h: number, more: Partial<Person>): string => {
  const [u, v]: Point = [x, floor - h * 1.03];
  return (
    figure([x, floor], h, { ...poses.stand, arms: [at(u - 5, v), at(u + 5, v)], legs }, more) +
    line(each(3, (i) => path(u + i * 16 - 16, v - 16, u + i * 26 - 26, v - 34)))
  );
};

/** On Friday all clap for another; she holds the tin, at the edge. */
export const canteen = (): string =>
  [
    far(pennants() + pedestal([2172, 470], 100, floor)),
    meera({
      at: [1964, floor],
      h: 325,
      holds: [carried, tin],
      pose: { ...poses.stand, nod: 8, arms: [[-2, 8], { to: [2012, 436] }] },
    }),
    clapper(2084, 325, { hat: 'tie' }),
    figure(
      [2254, floor],
      365,
      { ...poses.stand, lean: 2, nod: 6, arms: [[-5, 2], { to: [2208, 438] }], legs },
      { left: true, hat: 'topi' },
    ),
    cake([2168, 464]),
    clapper(2362, 292, { left: true, woman: true }),
  ].join('');
