import type { Person } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { type Limb, limbs, poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { wheel } from '../../../props/vehicle';
import { box, cover, ink, line, path, type Point, shape } from '../../../svg';
import { floor, order } from './order';

/** The lorry behind all of them, still empty. */
const lorry = (): string =>
  cover(shape(2268, 566, 2268, 330, 2340, 330, 2370, 436, 2394, 450, 2394, 566)) +
  ink(shape(2290, 438, 2290, 354, 2328, 354, 2350, 438)) +
  line(path(1944, 560, 2268, 560)) +
  wheel([1996, 568], 38) +
  wheel([2322, 566], 42);

/** The five who have had it, in the order in which they had it. */
const five: readonly Partial<Person>[] = [
  { hat: 'tie' },
  { woman: true },
  { woman: true, hat: 'plait' },
  { hat: 'cap', left: true },
  { hat: 'topi', left: true },
];

/** Takes a place in the row and gives one who holds up the carton; the outer arms of those at its ends reach inward. */
const holder = (more: Partial<Person>, i: number): string => {
  const x = 1976 + i * 65;
  const up: Limb = [188, 188];
  const outer: Limb = i === 0 ? { to: [x + 2, 352] } : i === 4 ? { to: [x - 2, 352] } : [-188, -188];
  return figure(
    [x, floor],
    more.woman ? 214 : 204,
    { ...poses.stand, nod: -8, legs: limbs(-3, -2, 3, 2), arms: [outer, up] },
    { stroke: 7, ...more },
  );
};

/** Friday: all five hold up the one carton, and the driver has waited. */
export const friday = (): string => {
  const [x, y]: Point = [1966, 162];
  return [
    far(lorry()),
    figure(
      [2324, 314],
      244,
      { ...poses.floor, nod: 10, arms: limbs(-14, -30, 14, 30) },
      { hung: true, hat: 'turban' },
    ),
    five.map(holder).join(''),
    cover(box([x, y], 280, 186), 6),
    line(path(x, y + 44, x + 70, y + 44) + path(x + 210, y + 44, x + 280, y + 44)),
    order([x + 140, y + 14], 120),
  ].join('');
};
