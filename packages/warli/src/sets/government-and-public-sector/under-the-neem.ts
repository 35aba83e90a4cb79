import { hen } from '../../props/animal';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { pad, staff } from '../../figure/hold';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { courses } from '../../props/records';
import { seated } from '../../figure/seat';
import { line, path } from '../../svg';

/** The scene `under-the-neem`. */
export const underTheNeem: Scene = (r) =>
  [
    sun([1030, 190], 60),
    tree([600, 664], 630, r, 16),
    line(path(600, 664, 600, 330), 20),
    courses([290, 660], 620, 80, 3),
    seated(
      [410, 656],
      740,
      330,
      {
        arms: [
          [20, 70],
          [46, 100],
        ],
      },
      { woman: true, holds: [null, pad] },
    ),
    line('M0 740H1200', 4),
    figure([760, 736], 300, armed(poses.stand, [-34, 10], [34, 20]), {
      hat: 'turban',
      left: true,
      holds: [null, staff],
    }),
    [
      [110, 800],
      [240, 862],
      [905, 862],
      [1090, 800],
    ]
      .map(([x = 0, y = 0], i) =>
        figure([x, y], 300, i === 1 ? armed(poses.floor, [-20, 58], [120, 160]) : poses.floor, {
          ...villager(i + 3),
          left: x > 600,
        }),
      )
      .join(''),
    hen([600, 860], 46),
    beads([0, 884], [1200, 884], 52, 7),
  ].join('');
