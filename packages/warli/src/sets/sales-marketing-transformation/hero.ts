import { beast, hen } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { block, hall, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { bag, crate } from '../../figure/hold';
import { bunting, shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { beads, grass } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { cotton, dots, line, marigold, points, white } from '../../svg';

const passers = points(140, 620, 246, 620, 560, 560, 640, 560, 976, 620, 1076, 620);

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const shop = (x: number, colour: string): string =>
    shelves([x + 24, 470], 172, 160, 2, 4) + stall([x, 480], 220, 270, colour);
  return [
    block([50, 250], 120, 190, 3, 4),
    hall([190, 250], 190, 180),
    block([430, 250], 90, 150, 2, 3),
    hut([570, 250], 110, 120),
    block([740, 250], 110, 200, 3, 5),
    hall([880, 250], 150, 150, 4),
    block([1050, 250], 100, 170, 3, 4),
    bunting([0, 60], [420, 76], 40, 11),
    bunting([420, 76], [800, 76], 40, 10),
    bunting([800, 76], [1200, 60], 40, 11),
    [44, 342, 640, 938].map((x, i) => shop(x, i % 2 ? marigold : white)).join(''),
    beads([0, 496], [1200, 496], 52, 6),
    passers
      .map((at, i): Person => ({
        at,
        h: i === 2 || i === 3 ? 120 : r.near(172, 10),
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
    hen([200, 862], 50, true),
    beast([1060, 850], 80, true),
    grass([0, 872], [1200, 872], 14, r),
  ].join('');
};
