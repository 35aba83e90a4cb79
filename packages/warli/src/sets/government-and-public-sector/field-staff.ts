import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  line,
  marigold,
  path,
  points,
  polar,
  poly,
} from '../../svg';

const wheel = (x: number): string =>
  line(disc([x, 698], 132), 14) +
  line(
    each(4, (i) => poly([polar([x, 698], i * 45 + 20, 124), polar([x, 698], i * 45 + 200, 124)])),
    6,
  ) +
  line(dots(points(x, 698)), 38);

/** The bicycle, a box with a cross before its handlebar. */
const bicycle =
  wheel(340) +
  wheel(860) +
  line(bow([770, 436], [720, 700], [572, 698]) + path(572, 698, 340, 698, 446, 506), 14) +
  line(path(860, 698, 758, 380, 680, 386), 15) +
  line(path(384, 492, 500, 492), 28) +
  cover(box([800, 330], 206, 158), 13, undefined, cotton) +
  line(path(903, 366, 903, 452) + path(860, 409, 946, 409), 30, marigold);

/** The pedals, one up and one down. */
const pedals =
  line(path(556, 640, 594, 744), 12) + line(path(538, 642, 612, 642) + path(572, 748, 652, 748), 14);

/** The scene `field-staff`. */
export const fieldStaff: Scene = () =>
  [
    bicycle,
    pedals,
    dressedFigure(
      [450, 478],
      640,
      {
        ...poses.chair,
        lean: 16,
        arms: [{ to: [668, 380] }, { to: [690, 386] }],
        legs: [{ to: [564, 628] }, { to: [600, 734] }],
      },
      { woman: true, hat: 'nurse', hung: true, stroke: 14 },
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
