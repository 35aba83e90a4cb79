import { beast, hen } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { block, hall, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { bag, crate } from '../../figure/hold';
import { bunting, shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { cotton, dots, line, marigold, path, type Point, points, white } from '../../svg';

const passers = points(96, 640, 226, 640, 950, 640, 1082, 640);

/** The top of each pole from which pennants hang, and how tall it stands: the first on the street, two on roofs. */
const poles: readonly (readonly [Point, number])[] = [
  [[22, 34], 464],
  [[475, 34], 76],
  [[795, 34], 66],
];

/** Pennants from pole to pole, and on out of the picture at the right. */
const garlands = (): string =>
  line(poles.map(([[x, y], h]) => path(x, y - 12, x, y + h)).join(''), 6) +
  bunting([22, 34], [475, 34], 28, 12) +
  bunting([475, 34], [795, 34], 22, 9) +
  bunting([795, 34], [1222, 34], 28, 12);

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const shop = (x: number, colour: string): string =>
    shelves([x + 24, 470], 172, 160, 2, 4) + stall([x, 480], 220, 270, colour);
  return [
    block([50, 250], 120, 150, 3, 3),
    hall([190, 250], 190, 140),
    block([430, 250], 90, 140, 2, 2),
    hut([570, 250], 110, 120),
    block([740, 250], 110, 150, 3, 3),
    hall([880, 250], 150, 130, 4),
    block([1050, 250], 100, 150, 3, 3),
    garlands(),
    [44, 342, 640, 938].map((x, i) => shop(x, i % 2 ? marigold : white)).join(''),
    line(path(0, 644, 1200, 644), 4),
    passers
      .map((at, i): Person => ({
        at,
        h: r.near(180, 8),
        ...villager(i),
        left: i % 2 === 0,
        halo: true,
        pose: [poses.walk, poses.carry, poses.talk][i % 3] ?? poses.walk,
        holds: [null, i % 3 === 1 ? crate : i % 3 === 0 ? bag : null],
      }))
      .map(person)
      .join(''),
    figure(
      [400, 850],
      470,
      { ...poses.stand, lean: 8, arms: [[-30, 4], { to: [603, 590] }], legs: limbs(-16, -18, 20, 4) },
      { hat: 'tie', holds: [bag, null] },
    ),
    figure(
      [805, 850],
      470,
      { ...poses.stand, lean: 8, arms: [[-40, 60], { to: [597, 590] }], legs: limbs(-12, -12, 18, 4) },
      { woman: true, left: true, shirt: cotton },
    ),
    line(dots([[600, 590]]), 20),
    hen([120, 850], 60),
    hen([200, 850], 50, true),
    beast([1060, 850], 80, true),
    grass([0, 854], [1200, 854], 14, r),
    line(path(0, 858, 1200, 858), 6),
  ].join('');
};
