import { behind } from '../../figure/behind';
import { villager } from '../../figure/cast';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { cover, disc, dots, ground, line, marigold, path, type Point, polar, times, white } from '../../svg';

const rim = (r: number, gap: number): Point[] =>
  times(Math.round(180 / gap) + 1).map((i) => polar([600, 700], 180 + i * gap, r, r * 0.62));

/** The scene `tedx-circle`. */
export const tedxCircle: Scene = () =>
  [
    line(path(0, 40, 1200, 40), 8),
    [120, 290, 460, 740, 910, 1080].map((x, i) => lamp([x, 44], [60, 110, 60][i % 3] ?? 60, 34)).join(''),
    line(dots([...rim(470, 6), ...rim(530, 5), ...rim(590, 4.5)]), 9),
    cover(disc([600, 692], 340, 102), 7, white, marigold),
    line(disc([600, 692], 302, 87), 5, ground),
    line(dots(times(48).map((i): Point => polar([600, 692], i * 7.5, 268, 75))), 9, ground),
    speaker([600, 708], 480, { ...poses.explain, arms: limbs(-56, -120, 70, 126) }, { stroke: 11 }),
    times(9)
      .map((i) => behind([72 + i * 132, 1050], 250, villager(i + 3)))
      .join(''),
  ].join('');
