import { crossLegged } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { greatSun } from '../../ground/great-sun';
import { tips } from '../../frame';
import type { Scene } from '../../page';
import { dots, line, onBow, type Point, times } from '../../svg';
import type { Look } from '../../figure/cast';

/** Those who sit beside him and look up: hips, height, who it is. */
const beside: readonly (readonly [Point, number, Look])[] = [
  [[222, 836], 290, { woman: true, hat: 'plait' }],
  [[388, 808], 250, { hat: 'turban' }],
  [[834, 808], 250, { woman: true }],
  [[1000, 836], 290, { hat: 'topi' }],
];

const around: readonly (readonly [Point, number, Look])[] = [
  [[158, 990], 330, { woman: true, hat: 'knot' }],
  [[388, 994], 290, {}],
  [[612, 1010], 200, { woman: true, hat: 'braid' }],
  [[838, 994], 290, { hat: 'topi' }],
  [[1066, 990], 330, { woman: true, hat: 'braid' }],
];

/** The scene `telling`: its lower edge is the ground. */
export const telling: Scene = () =>
  [
    greatSun([612, 400], 280, 40),
    tips(946, 1240),
    line(dots(times(38).map((i) => onBow([-20, 972], [612, 720], [1244, 972], (i + 4) / 45))), 9),
    speaker(
      [612, 836],
      600,
      { lean: -2, arms: limbs(-44, -104, 134, 158), legs: limbs(-14, -8, 18, 6), nod: -4 },
      { stroke: 15 },
    ),
    beside
      .map(([at, h, look]) =>
        figure(at, h, { ...poses.floor, nod: -14 }, { hung: true, left: at[0] > 612, ...look }),
      )
      .join(''),
    around.map(([at, h, look]) => crossLegged(at, h, look)).join(''),
  ].join('');
