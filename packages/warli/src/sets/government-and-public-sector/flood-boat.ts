import { beast } from '../../props/animal';
import { boat } from '../../props/boat';
import { figure } from '../../figure/figure';
import { cloud, water } from '../../ground/land';
import { drowned, rain } from '../../props/outpost';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { line, marigold, path } from '../../svg';

const wide = limbs(-20, -24, 34, 6);

/** The scene `flood-boat`. */
export const floodBoat: Scene = (r) =>
  [
    cloud([130, 120], 110),
    cloud([520, 90], 90),
    cloud([930, 120], 110),
    rain([40, 190], [1180, 300], 34, r),
    drowned([686, 550], 446, 704),
    figure(
      [756, 542],
      300,
      {
        ...poses.reach,
        lean: 34,
        arms: [{ to: [618, 470] }, { to: [634, 452] }],
        legs: [{ to: [806, 542] }, { to: [722, 542] }],
      },
      { woman: true, left: true },
    ),
    figure([1010, 542], 180, armed(poses.stand, [-32, 14], { to: [956, 462] }), { left: true }),
    beast([908, 540], 82, true, 'goat'),
    figure([1096, 542], 300, armed(poses.stand, [-30, 8], [20, -24]), { hat: 'turban', left: true }),
    figure(
      [196, 634],
      300,
      { ...poses.push, lean: 16, arms: [{ to: [260, 500] }, { to: [280, 540] }], legs: wide },
      { shirt: marigold },
    ),
    line(path(248, 456, 356, 820), 8),
    figure(
      [456, 634],
      310,
      { ...poses.reach, lean: 18, arms: [{ to: [606, 478] }, { to: [626, 462] }], legs: wide },
      { woman: true, shirt: marigold },
    ),
    boat([316, 724], 560),
    water([0, 708], 1200, 6, 34, 80),
  ].join('');
