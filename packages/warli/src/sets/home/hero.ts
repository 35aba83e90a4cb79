import { limbs } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { greatSun } from '../../ground/great-sun';
import { mound } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { far, middle, row } from './crowd';
import { frontRow } from './front-row';

/** The scene `hero`: flat at the left and above, where it goes over into the page, whose edge is its ground; in the lower right corner nobody stands below the round buttons. */
export const hero: Scene = (r) =>
  [
    palm([1076, 770], 262, r),
    greatSun([580, 392], 282),
    mound([112, 850], 936, 205, true),
    mound([950, 870], 500, 120, true),
    speaker(
      [580, 644],
      454,
      { lean: -3, arms: limbs(-46, -100, 112, 168), legs: limbs(-16, -9, 20, 7), nod: -4 },
      { left: true, stroke: 13 },
    ),
    row(far),
    mound([20, 1200], 1400, 225, true),
    row(middle),
    frontRow(1194),
  ].join('');
