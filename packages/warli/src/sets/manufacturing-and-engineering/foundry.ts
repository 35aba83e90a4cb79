import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { box, cover, dashes, disc, dots, ink, line, marigold, path, polar, times } from '../../svg';
import { wheel } from '../../props/vehicle';
import { ladle, mould } from '../../props/works';

/** The scene `foundry`. */
export const foundry: Scene = (r) =>
  [
    line(path(0, 60, 1200, 60) + path(0, 92, 1200, 92), 7),
    line(
      times(30)
        .map((i) => path(i * 41, 92, i * 41 + 20, 60, i * 41 + 41, 92))
        .join(''),
      3,
    ),
    cover(box([450, 40], 120, 70), 6),
    dashes(path(510, 118, 510, 220), 9, [14, 16]),
    ladle([510, 400], 220, 48),
    line(path(510, 222, 510, 400), 10) + ink(disc([510, 400], 20)),
    line(path(340, 400, 408, 400), 12),
    wheel([330, 400], 66, 8),
    ink('M676 432Q730 470 728 706L704 706Q704 500 664 444Z', marigold),
    line(dots(times(26).map(() => polar([716, 700], r.between(-170, -10), r.between(60, 190)))), 6, marigold),
    mould([620, 840], 192, 130),
    mould([400, 840], 192, 130),
    ink(box([690, 698], 52, 16), marigold),
    cover(box([60, 640], 230, 200), 6),
    line(
      times(5)
        .map((i) => path(60, 680 + i * 40, 290, 680 + i * 40))
        .join(''),
      3.5,
    ),
    figure(
      [170, 634],
      400,
      { ...poses.push, lean: 8, legs: poses.stand.legs, arms: [{ to: [300, 350] }, { to: [330, 452] }] },
      { hat: 'cap' },
    ),
    figure(
      [1056, 850],
      430,
      {
        ...poses.pull,
        lean: -16,
        arms: [{ to: [930, 620] }, { to: [980, 592] }],
        legs: [{ to: [1110, 836] }, { to: [1000, 836] }],
      },
      { woman: true, left: true },
    ),
    line(path(1010, 572, 770, 712), 8),
    frame({ bottom: 'triangles' }),
  ].join('');
