import { beast, hen } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { block, hall, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { bag, crate } from '../../figure/hold';
import { bunting, shelves, stall } from '../../props/market';
import { leftTip, lineToEdge, start } from '../../frame';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { cotton, dots, line, marigold, path, type Point, points, white } from '../../svg';

/** The line at the back on which stalls, pole and passers stand. */
const street = 644;

const passers = points(170, 640, 242, 640, 1034, 640, 1112, 640);

/** The top of each pole from which pennants hang, and how tall it stands: the first on the street, two on roofs. */
const poles: readonly (readonly [Point, number])[] = [
  [[86, 34], street - 34],
  [[515, 34], 76],
  [[835, 34], 66],
];

/** Pennants from pole to pole, and on out of the picture at the right. */
const garlands = (): string =>
  line(poles.map(([[x, y], h]) => path(x, y - 12, x, y + h)).join(''), 6) +
  bunting([86, 34], [515, 34], 28, 12) +
  bunting([515, 34], [835, 34], 22, 9) +
  bunting([835, 34], [1250, 34], 28, 12);

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const shop = (x: number, colour: string): string =>
    shelves([x + 24, 470], 172, 160, 2, 4) +
    line(path(x + 6, street, x + 6, 470, x + 214, 470, x + 214, street)) +
    stall([x, 480], 220, 270, colour);
  return [
    block([112, 250], 112, 150, 3, 3),
    hall([236, 250], 190, 140),
    block([470, 250], 90, 140, 2, 2),
    hut([612, 250], 110, 120),
    block([780, 250], 110, 150, 3, 3),
    hall([916, 250], 150, 130, 4),
    block([1090, 250], 100, 150, 3, 3),
    line(path(130, 252, 1200, 252), 4),
    garlands(),
    [112, 392, 672, 952].map((x, i) => shop(x, i % 2 ? marigold : white)).join(''),
    leftTip(street) + line(path(start, street, 1200, street), 4),
    passers
      .map((at, i): Person => ({
        at,
        h: r.near(152, 6),
        ...villager(i),
        left: i % 2 === 0,
        halo: true,
        pose: [poses.walk, poses.carry, poses.talk][i % 3] ?? poses.walk,
        holds: [null, i % 3 === 1 ? crate : i % 3 === 0 ? bag : null],
      }))
      .map(person)
      .join(''),
    figure(
      [430, 850],
      470,
      { ...poses.stand, lean: 8, arms: [[-30, 4], { to: [633, 590] }], legs: limbs(-16, -18, 20, 4) },
      { hat: 'tie', holds: [bag, null] },
    ),
    figure(
      [835, 850],
      470,
      { ...poses.stand, lean: 8, arms: [[-40, 60], { to: [627, 590] }], legs: limbs(-12, -12, 18, 4) },
      { woman: true, left: true, shirt: cotton },
    ),
    line(dots([[630, 590]]), 20),
    hen([128, 850], 60),
    hen([208, 850], 50, true),
    beast([1080, 850], 80, true),
    grass([start + 8, 854], [1200, 854], 14, r),
    lineToEdge(858),
  ].join('');
};
