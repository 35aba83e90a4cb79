import { beast, hen } from '../../props/animal';
import { block, hall, hut } from '../../props/building';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { bunting } from '../../props/market';
import { clothStall, fruitStall, potStall, sweetStall } from '../../props/stalls';
import { groundLine, start } from '../../frame';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { cotton, dots, larger, line, path, type Point } from '../../svg';

/** The line at the back on which stalls and poles stand. */
const street = 644;

/** The top of each pole from which pennants hang, and how tall it stands: the outer two on the street, two on roofs. */
const poles: readonly (readonly [Point, number])[] = [
  [[84, 34], street - 34],
  [[482, 34], 116],
  [[780, 34], 106],
  [[1116, 34], street - 34],
];

/** Pennants from pole to pole. */
const garlands = (): string =>
  line(poles.map(([[x, y], h]) => path(x, y - 12, x, y + h)).join(''), 6) +
  bunting([84, 34], [482, 34], 28, 12) +
  bunting([482, 34], [780, 34], 22, 9) +
  bunting([780, 34], [1116, 34], 24, 10);

/** The scene `hero`: a bazaar with stalls of cloth, pots, fruit and sweets; before it two shake hands. */
export const hero: Scene = (r) => {
  return [
    block([108, 290], 104, 150, 3, 3),
    hall([224, 290], 176, 140),
    block([440, 290], 84, 140, 2, 2),
    hut([574, 290], 102, 120),
    block([728, 290], 104, 150, 3, 3),
    hall([858, 290], 138, 130, 4),
    block([1012, 290], 88, 150, 3, 3),
    line(path(120, 292, 1090, 292), 4),
    garlands(),
    larger(clothStall([106, street]), 1.1, [106, street]),
    larger(potStall([360, street]), 1.1, [360, street]),
    larger(fruitStall([614, street]), 1.1, [614, street]),
    larger(sweetStall([868, street]), 1.1, [868, street]),
    groundLine(street),
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
