import { boat } from '../../boat';
import { figure } from '../../figure';
import { cloud, water } from '../../land';
import { drowned, rain } from '../../outpost';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../pose';
import { line, marigold, path } from '../../svg';

const wide = limbs(-20, -24, 34, 6);

/** The scene `flood-boat`. */
export const floodBoat: Scene = (r) =>
  [
    cloud([130, 120], 110),
    cloud([520, 90], 90),
    cloud([930, 120], 110),
    rain([40, 190], [1180, 300], 34, r),
    drowned([720, 550], 380, 704),
    figure(
      [790, 542],
      300,
      {
        ...poses.reach,
        lean: 34,
        arms: [{ to: [652, 470] }, { to: [668, 452] }],
        legs: [{ to: [840, 542] }, { to: [756, 542] }],
      },
      { woman: true, left: true },
    ),
    figure([916, 542], 180, poses.raise, { left: true }),
    figure([1030, 542], 300, armed(poses.stand, [-30, 8], [40, 100]), { hat: 'turban', left: true }),
    figure(
      [230, 634],
      300,
      { ...poses.push, lean: 16, arms: [{ to: [294, 500] }, { to: [314, 540] }], legs: wide },
      { shirt: marigold },
    ),
    line(path(282, 456, 390, 820), 8),
    figure(
      [490, 634],
      310,
      { ...poses.reach, lean: 18, arms: [{ to: [640, 478] }, { to: [660, 462] }], legs: wide },
      { woman: true, shirt: marigold },
    ),
    boat([350, 724], 560),
    water([0, 708], 1200, 6, 34, 80),
  ].join('');
