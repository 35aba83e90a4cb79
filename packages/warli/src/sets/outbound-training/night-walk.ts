import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { lantern } from '../../figure/hold';
import { hills, moon, peak, stars, trail } from '../../ground/land';
import type { Scene } from '../../page';
import { fern, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { ground, line, move, pairs, type Point } from '../../svg';

const route: Point[] = pairs([
  -40, 850, 260, 800, 700, 760, 960, 640, 760, 520, 420, 470, 380, 390, 620, 340, 760, 320,
]);

const walkers: [number, number, number][] = [
  [110, 806, 250],
  [290, 776, 240],
  [470, 758, 230],
  [645, 736, 214],
  [812, 690, 196],
  [906, 622, 172],
  [800, 540, 146],
  [672, 506, 128],
  [548, 488, 116],
  [432, 452, 100],
];

/** The scene `night-walk`. */
export const nightWalk: Scene = (r) =>
  [
    stars([20, 20], [1180, 250], 48, r),
    moon([900, 130], 70),
    line(trail(route), 46, ground) +
      line(trail(route.map((p) => move(p, 0, 22))), 3) +
      line(trail(route.map((p) => move(p, 0, -22))), 3),
    hills([peak(340, 350, 480, 220, 640, 350), peak(540, 350, 690, 180, 870, 350)]),
    tree([160, 520], 380, r, 11),
    tree([1060, 540], 380, r, 11),
    fern([330, 620], 90),
    fern([400, 640], 70),
    fern([1130, 780], 120),
    fern([1050, 800], 90, -8),
    fern([700, 640], 80),
    [...walkers]
      .toReversed()
      .map(([x, y, h], i) =>
        figure([x, y + 10], h, armed(poses.walk, [-34, -10], [62, 96]), {
          ...villager(i),
          left: i < 4,
          holds: [null, lantern],
        }),
      )
      .join(''),
    frame({ bottom: 'zigzag' }),
  ].join('');
