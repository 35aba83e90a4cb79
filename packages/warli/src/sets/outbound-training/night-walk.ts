import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Hat } from '../../figure/hat';
import { lantern } from '../../figure/hold';
import { hills, moon, peak, stars, trail } from '../../ground/land';
import type { Scene } from '../../page';
import { fern, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { line, pairs, type Point } from '../../svg';

/** The near and the far edge of the path. */
const edges: readonly (readonly Point[])[] = [
  pairs([-40, 862, 300, 852, 700, 822, 1030, 776, 1270, 650, 1110, 550, 1000, 500, 960, 432]),
  pairs([-40, 790, 300, 778, 700, 746, 980, 700, 1150, 636, 1030, 570, 920, 510, 920, 432]),
];

const walkers: readonly [x: number, y: number, h: number, hat: Hat][] = [
  [150, 828, 420, 'turban'],
  [480, 814, 400, 'plait'],
  [794, 782, 370, 'none'],
];

const path = (): string => line(edges.map(trail).join(''), 4);

/** The scene `night-walk`: three in a file on a winding path, each with a lantern. */
export const nightWalk: Scene = (r) =>
  [
    stars([20, 20], [1180, 260], 40, r),
    moon([930, 110], 70),
    line('M0 430H1200', 4),
    path(),
    hills([peak(560, 430, 720, 240, 900, 430), peak(970, 430, 1100, 270, 1240, 430)]),
    tree([240, 430], 320, r, 11),
    fern([1080, 850], 110, -8),
    fern([1140, 850], 80),
    [...walkers]
      .toReversed()
      .map(([x, y, h, hat]) =>
        figure([x, y], h, armed(poses.walk, [-16, 6], [50, 92]), {
          hat,
          woman: hat === 'plait',
          stroke: h * 0.026,
          holds: [null, lantern],
        }),
      )
      .join(''),
    frame({ bottom: 'zigzag' }),
  ].join('');
