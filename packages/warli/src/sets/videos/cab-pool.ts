import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import type { Scene } from '../../page';
import { cabBody, cabRoof } from '../../props/cab';
import { car, van } from '../../props/vehicle';
import {
  cover,
  dashes,
  disc,
  dots,
  ground,
  line,
  marigold,
  path,
  type Point,
  points,
  shape,
} from '../../svg';

const floor = 838;

/** She holds out what she has: the argument is over. */
const offers: Person = {
  at: [344, 640],
  h: 540,
  stroke: 12,
  halo: true,
  hung: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.chair,
    lean: 4,
    nod: 2,
    arms: [{ to: [330, 540] }, { to: [482, 440] }],
    legs: [{ to: [380, 710] }, { to: [400, 710] }],
  },
};

/** He looks out of the window, arms folded, and smells the peanuts. */
const sulks: Person = {
  at: [616, 640],
  h: 560,
  stroke: 12,
  halo: true,
  hung: true,
  hat: 'tie',
  pose: {
    ...poses.chair,
    lean: -4,
    nod: -8,
    arms: [{ to: [650, 490] }, { to: [586, 486] }],
    legs: [{ to: [640, 710] }, { to: [660, 710] }],
  },
};

/** The driver keeps out of it. */
const driver: Person = {
  at: [824, 640],
  h: 530,
  stroke: 12,
  halo: true,
  hung: true,
  hat: 'cap',
  pose: {
    ...poses.chair,
    lean: 6,
    arms: [{ to: [936, 506] }, { to: [944, 512] }],
    legs: [{ to: [850, 710] }, { to: [870, 710] }],
  },
};

/** A paper cone of peanuts. */
const peanuts = ([x, y]: Point): string =>
  line(dots(points(x - 24, y - 52, x - 4, y - 62, x + 16, y - 56, x + 30, y - 48, x + 4, y - 50)), 22) +
  cover(shape(x - 46, y - 44, x + 46, y - 44, x, y + 66), 6, ground, marigold) +
  line(path(x - 20, y - 20, x + 20, y - 20), 5, ground);

/** The others who stand in the traffic, on the flyover. */
const traffic = (): string =>
  line(path(0, 166, 1200, 166), 7) +
  [40, 210, 380, 700, 870, 1040].map((x) => car([x, 160], 130)).join('') +
  van([544, 160], 130, ground);

/** The scene `cab-pool`. */
export const cabPool: Scene = () =>
  [
    traffic(),
    cabRoof(),
    person(offers),
    person(sulks),
    armsOver(sulks),
    person(driver),
    line(disc([962, 520], 20, 48), 8),
    peanuts([498, 432]),
    cabBody(),
    line(path(0, floor + 4, 1200, floor + 4), 8),
    dashes(path(30, 872, 1180, 872), 8, [60, 40]),
  ].join('');
