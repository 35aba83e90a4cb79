import { figure } from '../../figure/figure';
import { slope, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { line, marigold, path, points } from '../../svg';

/** The scene `relay`. */
export const relay: Scene = (r) =>
  [
    stars([20, 20], [1180, 250], 30, r),
    slope(points(-60, 850, 1260, 700), 960, r, 60),
    line(path(0, 640, 96, 630) + path(20, 560, 150, 546) + path(0, 480, 80, 472), 5),
    figure(
      [390, 800],
      470,
      { ...poses.run, lean: 26, arms: [[-60, 10], { to: [604, 430] }] },
      { woman: true, stroke: 10, turn: -4 },
    ),
    figure(
      [880, 744],
      470,
      { ...poses.run, lean: 16, nod: -4, arms: [{ to: [706, 424] }, [52, 126]] },
      { stroke: 10, turn: -4 },
    ),
    line(path(590, 440, 730, 408), 16, marigold),
  ].join('');
