import { flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { beads, fern, grass } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { ladder } from '../../props/records';
import { star } from '../../props/star';
import { line, path } from '../../svg';

/** The scene `ladder-and-star`. */
export const ladderAndStar: Scene = (r) =>
  [
    line(path(0, 40, 1200, 40), 5),
    beads([0, 64], [1200, 64], 52, 6),
    line(path(900, 40, 900, 80), 4),
    star([900, 250], 130),
    flock([120, 260], 4, 44),
    ladder([510, 856], [710, 180], 84),
    figure(
      [630, 600],
      430,
      {
        ...poses.climb,
        lean: 8,
        arms: [{ to: [684, 330] }, { to: [764, 266] }],
        legs: [{ to: [586, 618] }, { to: [622, 566] }],
      },
      { woman: true, hat: 'plait' },
    ),
    figure(
      [356, 856],
      480,
      armed(
        { ...poses.push, lean: 15, nod: -16, legs: limbs(-24, -20, 26, 4) },
        { to: [547, 576] },
        { to: [524, 664] },
      ),
      { hat: 'turban' },
    ),
    line(path(0, 858, 1200, 858), 5),
    fern([1090, 856], 150, 12),
    fern([1040, 856], 90, -8),
    grass([640, 856], [1200, 856], 8, r),
  ].join('');
