import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { ladder } from '../../props/records';
import { cover, line, marigold, path, white } from '../../svg';
import { piece, puzzle } from '../../props/workshop';

/** The scene `jigsaw`. */
export const jigsaw: Scene = () =>
  [
    puzzle([440, 92], 185, 4, 4, [0, 2]),
    line(path(0, 840, 1200, 840), 7),
    ladder([1080, 838], [990, 330], 74),
    figure(
      [1030, 570],
      330,
      { ...poses.climb, lean: 8, arms: [{ to: [990, 372] }, { to: [910, 300] }] },
      { woman: true, hat: 'plait', left: true },
    ),
    figure([800, 840], 360, armed(poses.push, { to: [700, 610] }, { to: [690, 660] }), {
      left: true,
      hat: 'cap',
    }),
    figure([116, 840], 450, armed(poses.stand, { to: [214, 520] }, { to: [214, 620] }), { hat: 'none' }),
    cover(piece([210, 480], 185, [0, 2], 4, 4), 6, white, marigold),
  ].join('');
