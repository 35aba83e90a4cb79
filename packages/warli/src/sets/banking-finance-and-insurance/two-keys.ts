import { key, vault } from '../../props/bank';
import type { Scene } from '../../page';
import { dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { box, cover, disc, dots, line, path, polar, times } from '../../svg';

/** The scene `two-keys`. */
export const twoKeys: Scene = () =>
  [
    line(dots(times(64).map((i) => polar([600, 430], i * 5.625, 384))), 8),
    cover(box([330, 760], 540, 76), 6),
    vault([600, 430], 350),
    cover(disc([412, 480], 20, 26), 5) + cover(disc([788, 480], 20, 26), 5),
    dressedFigure([180, 836], 500, armed(poses.stand, [-40, 30], { to: [334, 480] }), { hat: 'tie' }),
    dressedFigure([1020, 836], 500, armed(poses.stand, [-40, 30], { to: [866, 480] }), {
      woman: true,
      left: true,
    }),
    key([412, 480], 110),
    key([788, 480], 110, true),
    line(path(0, 842, 1200, 842), 6),
  ].join('');
