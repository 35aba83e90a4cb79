import { people, person } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { armsOver } from '../../figure/seat';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { clayPot } from '../../props/pottery';
import { counter } from '../../props/room';
import { box, cotton, cover, dots, line, type Point, times } from '../../svg';
import { at, floor, groundLine, stand, stander } from './floor';
import { awning, parapet, tiles, wall, windows } from './house';
import { handCart } from './hand-cart';
import { opening } from './opening';
import { street } from './street';
import { hung, jars, measured, potHeap, scales } from './wares';

/** The long step of those who push and pull. */
const stride: Pose['legs'] = limbs(-26, -36, 44, 2);

/** A hand cart with cartons in front of a store house: one pushes, one pulls. */
const cart = (): string =>
  wall([24, 286], 336) +
  tiles([24, 286], 336, 76) +
  windows([66, 392], 3, 104) +
  handCart(116) +
  people([
    stander(58, 196, { lean: 14, arms: [at(110, 506), at(112, 514)], legs: stride }, { hat: 'turban' }),
    stander(342, 196, { lean: 18, arms: [at(322, 530), at(332, 532)], legs: stride }, { hat: 'topi' }),
  ]);

/** He who measures cloth by the span of his arms. */
const draper = stander(550, 199, armed(poses.stand, at(470, 448), at(630, 448)), {
  hat: 'topi',
  halo: false,
});

/** The cloth shop, where he measures. */
const clothShop = (): string =>
  wall([406, 200], 240) +
  parapet([406, 200], 240) +
  windows([428, 306], 3, 76) +
  hung([418, 396], 32, 176, cotton) +
  person(draper) +
  measured([470, 450], [630, 450]) +
  armsOver(draper) +
  awning([404, 330], 244, 54);

/** The potter's shop: a heap of pots, and one goes home on a head. */
const potShop = (): string =>
  wall([724, 270], 144) +
  tiles([724, 270], 144, 60) +
  potHeap([734, floor - 3], 37, 2) +
  stand(838, 186, armed(poses.stand, at(816, 418), at(860, 418)), { woman: true }) +
  clayPot([838, 436], 46, 0, cotton) +
  awning([722, 296], 148, 50);

/** The grocer behind his counter. */
const grocer = stander(1578, 196, armed(poses.stand, [-30, 24], [10, -30]), { hat: 'topi' });

/** The grocer's shop, and his scales. */
const grocery = (): string =>
  wall([1532, 262], 144) +
  parapet([1532, 262], 144) +
  line(dots(times(4).map((i): Point => [1560 + i * 30, 294])), 9) +
  awning([1532, 326], 146, 54) +
  person(grocer) +
  counter([1550, 540], 114, floor - 540) +
  scales([1636, 532], 62);

/** The house of the shop of shelves: a sign, and a window full of goods. */
const shelfHouse = (): string =>
  wall([1756, 186], 256) +
  cover(box([1776, 206], 216, 40) + box([1776, 268], 216, 126)) +
  line(dots(times(9).map((i): Point => [1788 + i * 24, 226])), 9) +
  jars([1794, 378], 180);

/** Arms that hang down. */
const hangs = armed(poses.stand, [-14, 2], [14, 2]);

/** A family before the shop of shelves, and the salesman with his bag on the counter. */
const customers = (): string =>
  people([
    stander(1838, 194, armed(hangs, [-4, 2], at(1812, 552)), { left: true, hat: 'cap' }),
    stander(2024, 194, armed(hangs, [-12, 4], at(2000, 532)), { woman: true, left: true }),
    stander(1918, 194, armed(hangs, [-6, 4], at(1966, 500)), { hat: 'tie' }),
  ]) +
  stand(1790, 112, armed(hangs, [-24, -6], at(1812, 552)), { stroke: 5 }) +
  counter([1946, 544], 54, floor - 544) +
  bag([1966, 500], grocer);

/** The scene `retail`. */
export const retail: Scene = () =>
  [
    cart(),
    potShop(),
    clothShop(),
    shelfHouse(),
    grocery(),
    customers(),
    street(),
    opening(),
    groundLine(),
  ].join('');
