import { crossLegged } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { greatSun } from '../../ground/great-sun';
import { mound } from '../../ground/land';
import { band } from '../../frame';
import type { Scene } from '../../page';
import { box, hide, type Point } from '../../svg';
import type { Look } from '../../figure/cast';

/** Those who sit beside him and look up: hips, height, who it is. */
const beside: readonly (readonly [Point, number, Look])[] = [
  [[186, 748], 240, { hat: 'turban' }],
  [[614, 748], 240, { woman: true }],
];

const around: readonly (readonly [Point, number, Look])[] = [
  [[98, 900], 280, { woman: true, hat: 'knot' }],
  [[258, 914], 250, {}],
  [[400, 920], 200, { woman: true, hat: 'braid' }],
  [[548, 914], 260, { hat: 'topi' }],
  [[704, 900], 280, { woman: true, hat: 'braid' }],
];

/** The scene `telling`. */
export const telling: Scene = () =>
  [
    greatSun([400, 372], 250, 40),
    mound([-60, 830], 920, 120, true),
    speaker(
      [400, 766],
      556,
      { lean: -2, arms: limbs(-44, -104, 134, 158), legs: limbs(-14, -8, 18, 6), nod: -4 },
      { stroke: 14 },
    ),
    beside
      .map(([at, h, look]) =>
        figure(at, h, { ...poses.floor, nod: -14 }, { hung: true, left: at[0] > 400, ...look }),
      )
      .join(''),
    around.map(([at, h, look]) => crossLegged(at, h, look)).join(''),
    hide(box([0, 944], 800, 60)),
    band('triangles', [30, 956], 740, 22),
  ].join('');
