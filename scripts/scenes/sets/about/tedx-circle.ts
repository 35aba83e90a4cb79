import { behind } from '../../figure/behind';
import { villager } from '../../figure/cast';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import {
  cover,
  dashes,
  disc,
  dots,
  ground,
  line,
  marigold,
  path,
  type Point,
  polar,
  times,
  white,
} from '../../svg';

const rim = (r: number, gap: number): Point[] =>
  times(Math.round(180 / gap) + 1).map((i) => polar([600, 700], 180 + i * gap, r, r * 0.62));

/** The scene `tedx-circle`. */
export const tedxCircle: Scene = () =>
  [
    line(path(560, 0, 260, 660) + path(640, 0, 940, 660), 4),
    dashes(path(580, 0, 430, 600) + path(620, 0, 770, 600), 5, [1, 20]),
    line(dots([...rim(470, 6), ...rim(530, 5.4), ...rim(590, 4.8)]), 9),
    cover(disc([600, 700], 350, 112), 7, white, marigold),
    line(disc([600, 700], 310, 96), 5, ground),
    line(dots(times(48).map((i): Point => polar([600, 700], i * 7.5, 276, 84))), 9, ground),
    speaker([600, 716], 480, { ...poses.explain, arms: limbs(-56, -120, 70, 126) }, { stroke: 11 }),
    times(9)
      .map((i) => behind([72 + i * 132, 1050], 250, villager(i + 3)))
      .join(''),
  ].join('');
