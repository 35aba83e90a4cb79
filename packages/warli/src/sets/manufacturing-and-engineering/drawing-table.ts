import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { type Pose, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import {
  cotton,
  cover,
  disc,
  dots,
  ground,
  line,
  marigold,
  path,
  type Point,
  points,
  polar,
  poly,
  times,
  white,
} from '../../svg';

const over = (x: number, y: number): Pose['arms'][0] => ({ to: [x, y] });

const bent = (
  lean: number,
  far: Pose['arms'][0],
  near: Pose['arms'][0],
  feet: Pose['legs'] = poses.bow.legs,
): Pose => ({
  ...poses.bow,
  lean,
  arms: [far, near],
  legs: feet,
});

/** The plan on the table: a wheel with its measures. */
const plan = (at: Point): string =>
  line(disc(at, 150, 84) + disc(at, 104, 58), 4, ground) +
  line(
    times(8)
      .map((i) => poly([polar(at, i * 45, 34, 19), polar(at, i * 45, 104, 58)]))
      .join(''),
    4,
    ground,
  ) +
  line(disc(at, 34, 19), 7, marigold) +
  line(
    path(at[0] - 190, at[1], at[0] + 190, at[1]) + path(at[0], at[1] - 104, at[0], at[1] + 104),
    2.5,
    ground,
  ) +
  line(dots(times(24).map((i) => polar(at, i * 15, 127, 71))), 7, ground);

/** The scene `drawing-table`. */
export const drawingTable: Scene = () =>
  [
    lamp([600, 0], 110, 70),
    beads([0, 130], [480, 130], 21, 6),
    beads([720, 130], [1200, 130], 21, 6),
    figure([430, 690], 430, bent(20, over(400, 520), over(500, 520)), { woman: true }),
    figure([780, 690], 430, bent(20, over(800, 520), over(690, 520)), { hat: 'topi', left: true }),
    line(path(290, 730, 270, 850) + path(910, 730, 930, 850), 9),
    cover(poly(points(330, 500, 870, 500, 1000, 740, 200, 740), true), 6, white, cotton),
    plan([600, 620]),
    figure([120, 842], 440, bent(38, over(300, 600), over(330, 660), [over(80, 838), over(170, 838)]), {
      hat: 'tie',
    }),
    figure([1080, 842], 440, bent(38, over(900, 600), over(870, 660), [over(1120, 838), over(1030, 838)]), {
      woman: true,
      hat: 'plait',
      left: true,
    }),
    frame({ bottom: 'comb', top: 'triangles' }),
  ].join('');
