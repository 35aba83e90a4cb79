import { people, person } from '../../figure/figure';
import { bag, coin } from '../../figure/hold';
import { armsOver } from '../../figure/seat';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { clayPot } from '../../props/pottery';
import { counter } from '../../props/room';
import { box, cotton, cover, dots, line, type Point, times } from '../../svg';
import { at, floor, groundLine, smiles, stand, stander } from './floor';
import { awning, parapet, tiles, wall, windows } from './house';
import { handCart } from './hand-cart';
import { opening } from './opening';
import { street } from './street';
import { hung, jars, measured, potHeap, scales } from './wares';

/** The long step of those who push and pull. */
const stride: Pose['legs'] = limbs(-26, -36, 44, 2);

/** A hand cart with cartons in front of a store house: one pushes, one pulls. */
const cart = (): string =>
  wall([22, 286], 380) +
  tiles([22, 286], 380, 76) +
  windows([70, 392], 3, 120) +
  handCart(138) +
  people([
    stander(66, 196, { lean: 14, arms: [at(132, 506), at(134, 514)], legs: stride }, { hat: 'turban' }),
    stander(376, 196, { lean: 18, arms: [at(344, 530), at(354, 532)], legs: stride }, { hat: 'topi' }),
  ]);

/** He who measures cloth by the span of his arms. */
const draper = stander(578, 199, armed(poses.stand, at(498, 448), at(658, 448)), {
  hat: 'topi',
  halo: false,
});

/** The cloth shop: he measures, and she waits for her length. */
const clothShop = (): string =>
  wall([438, 200], 270) +
  parapet([438, 200], 270) +
  windows([466, 306], 3, 86) +
  hung([448, 396], 32, 176, cotton) +
  person(draper) +
  measured([498, 450], [658, 450]) +
  armsOver(draper) +
  stand(700, 188, armed(poses.stand, [-12, 4], at(664, 512)), { woman: true, left: true, hat: 'plait' }) +
  awning([434, 330], 278, 54);

/** The potter's shop: a heap of pots, and one goes home on a head. */
const potShop = (): string =>
  wall([722, 270], 146) +
  tiles([722, 270], 146, 60) +
  potHeap([733, floor - 3], 37, 2) +
  stand(838, 186, armed(poses.stand, at(816, 418), at(860, 418)), { woman: true }) +
  clayPot([838, 436], 46, 0, cotton) +
  awning([720, 296], 150, 50);

/** The grocer behind his counter. */
const grocer = stander(1582, 198, armed(poses.stand, [-30, 24], [10, -30]), { hat: 'topi' });

/** The grocer's shop: he smiles over his scales. */
const grocery = (): string =>
  wall([1536, 262], 262) +
  parapet([1536, 262], 262) +
  line(dots(times(8).map((i): Point => [1562 + i * 30, 294])), 9) +
  awning([1532, 326], 270, 54) +
  person(grocer) +
  smiles([grocer]) +
  counter([1550, 540], 184, floor - 540) +
  scales([1678, 532], 74);

/** The house of the shop of shelves: a sign, and a window full of goods. */
const shelfHouse = (): string =>
  wall([1808, 186], 240) +
  cover(box([1828, 206], 200, 40) + box([1828, 268], 200, 126)) +
  line(dots(times(8).map((i): Point => [1844 + i * 24, 226])), 9) +
  jars([1838, 378], 180);

/** Arms that hang down. */
const hangs = armed(poses.stand, [-14, 2], [14, 2]);

/** The crowd at the grocer's, and next door the salesman with his bag on the counter. */
const customers = (): string =>
  people([
    stander(1776, 194, armed(hangs, [-12, 4], at(1745, 518)), { woman: true, left: true }),
    stander(1857, 194, armed(hangs, [-4, 2], at(1834, 552)), { left: true, hat: 'cap' }),
    stander(2020, 194, armed(hangs, [-12, 4], at(2000, 532)), { woman: true, left: true }),
    stander(1924, 194, armed(hangs, [-6, 4], at(1974, 500)), { hat: 'tie' }),
  ]) +
  coin([1745, 518], grocer) +
  stand(1817, 112, armed(hangs, [-24, -6], at(1834, 552)), { left: true, stroke: 5 }) +
  counter([1954, 544], 50, floor - 544) +
  bag([1974, 500], grocer);

/** The scene `retail`. */
export const retail: Scene = () =>
  [
    flock([300, 96], 3, 26),
    flock([1950, 100], 3, 26),
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
