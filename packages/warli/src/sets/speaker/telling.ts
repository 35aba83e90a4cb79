import { crossLegged } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { greatSun } from '../../ground/great-sun';
import { tips } from '../../frame';
import type { Scene } from '../../page';
import { dots, line, onBow, type Point, times } from '../../svg';
import type { Look } from '../../figure/cast';
import { openArm } from './open-arm';
import { stepping } from './limbs';
import { standing, whole } from './whole';

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
    standing(
      whole(
        stepping(556, 500, 538, 572, 530, 649) + stepping(610, 500, 640, 572, 656, 649),
        openArm(1, 528, 308, 450, 268, 441, 184) + openArm(-1, 628, 316, 686, 372, 731, 342),
      ),
      [612, 820],
      -1.2,
    ),
    beside
      .map(([at, h, look]) =>
        figure(at, h, { ...poses.floor, nod: -14 }, { hung: true, left: at[0] > 612, ...look }),
      )
      .join(''),
    around.map(([at, h, look]) => crossLegged(at, h, look)).join(''),
  ].join('');
