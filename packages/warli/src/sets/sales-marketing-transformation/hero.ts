import { beast, hen } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { block, hall, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { bag, crate } from '../../figure/hold';
import { bunting, shelves, stall } from '../../props/market';
import { groundLine, start } from '../../frame';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { cotton, dots, line, marigold, path, type Point, points, white } from '../../svg';

/** The line at the back on which stalls, pole and passers stand. */
const street = 644;

const passers = points(158, 640, 222, 640, 976, 640, 1044, 640);

/** The top of each pole from which pennants hang, and how tall it stands: the outer two on the street, two on roofs. */
const poles: readonly (readonly [Point, number])[] = [
  [[84, 34], street - 34],
  [[482, 34], 76],
  [[780, 34], 66],
  [[1116, 34], street - 34],
];

/** Pennants from pole to pole. */
const garlands = (): string =>
  line(poles.map(([[x, y], h]) => path(x, y - 12, x, y + h)).join(''), 6) +
  bunting([84, 34], [482, 34], 28, 12) +
  bunting([482, 34], [780, 34], 22, 9) +
  bunting([780, 34], [1116, 34], 24, 10);

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const shop = (x: number, colour: string): string =>
    shelves([x + 22, 470], 160, 160, 2, 4) +
    line(path(x + 6, street, x + 6, 470, x + 198, 470, x + 198, street)) +
    stall([x, 480], 204, 270, colour);
  return [
    block([108, 250], 104, 150, 3, 3),
    hall([224, 250], 176, 140),
    block([440, 250], 84, 140, 2, 2),
    hut([574, 250], 102, 120),
    block([728, 250], 104, 150, 3, 3),
    hall([858, 250], 138, 130, 4),
    block([1012, 250], 88, 150, 3, 3),
    line(path(120, 252, 1090, 252), 4),
    garlands(),
    [108, 368, 628, 888].map((x, i) => shop(x, i % 2 ? marigold : white)).join(''),
    groundLine(street),
    passers
      .map((at, i): Person => ({
        at,
        h: r.near(142, 5),
        ...villager(i),
        left: i % 2 === 0,
        halo: true,
        pose: [poses.walk, poses.carry, poses.talk][i % 3] ?? poses.walk,
        holds: [null, i % 3 === 1 ? crate : i % 3 === 0 ? bag : null],
      }))
      .map(person)
      .join(''),
    figure(
      [398, 850],
      470,
      { ...poses.stand, lean: 8, arms: [[-30, 4], { to: [601, 590] }], legs: limbs(-16, -18, 20, 4) },
      { hat: 'tie', holds: [bag, null] },
    ),
    figure(
      [803, 850],
      470,
      { ...poses.stand, lean: 8, arms: [[-40, 60], { to: [595, 590] }], legs: limbs(-12, -12, 18, 4) },
      { woman: true, left: true, shirt: cotton },
    ),
    line(dots([[598, 590]]), 20),
    hen([126, 850], 60),
    hen([206, 850], 50, true),
    beast([1030, 850], 80, true),
    grass([start + 8, 854], [1192 - start, 854], 14, r),
    groundLine(858),
  ].join('');
};
