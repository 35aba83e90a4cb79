import { limbs } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { greatSun } from '../../ground/great-sun';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { grounds } from '../../palette';
import { dots, ground, line, type Point, polar } from '../../svg';
import { far, middle, onFlanks, row } from './crowd';
import { frontRow } from './front-row';
import { great, near, rise } from './hill';

const [middleOfSun, radius]: [Point, number] = [[580, 392], 282];

/** Takes out of the sun what would show in part beside the turban, the hand and the hill: four beads and a ray. */
const clearing =
  line(dots([45, 46, 57, 58].map((i) => polar(middleOfSun, i * 6, radius * 0.87))), 11, grounds.terracotta) +
  line(
    dots([
      [735, 674],
      [745, 674],
    ]),
    22,
    ground,
  );

/** The scene `hero`: flat at the left and above, where it goes over into the page, whose edge is its ground; in the lower right corner nobody stands below the round buttons. */
export const hero: Scene = (r) =>
  [
    greatSun(middleOfSun, radius),
    clearing,
    rise(
      great,
      288,
      970,
      far.map(([x]) => x),
    ),
    speaker(
      [580, 644],
      454,
      { lean: -3, arms: limbs(-46, -100, 112, 168), legs: limbs(-16, -9, 20, 7), nod: -4 },
      { left: true, stroke: 13 },
    ),
    onFlanks(far, great),
    rise(near, 196, 1186),
    palm([1084, 892], 252, r),
    row(middle, near),
    frontRow(1194),
  ].join('');
