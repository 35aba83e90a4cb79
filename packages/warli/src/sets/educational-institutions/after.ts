import { behindTip, lineToEdge } from '../../frame';
import { glass } from '../../figure/hold';
import { bench, seated } from '../../figure/seat';
import { seatedSpeaker } from '../../figure/speaker';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { bell, copies } from '../../props/school';
import { caneStool } from '../../props/studio';
import { line, path } from '../../svg';

/** The two on the bench, each with a glass of tea. */
const listeners = [
  bench([30, 680], 510, 158),
  seated(
    [90, 672],
    838,
    440,
    {
      arms: [
        [20, 60],
        [10, 100],
      ],
    },
    { woman: true, stroke: 10, holds: [null, glass] },
  ),
  seated(
    [360, 672],
    838,
    440,
    {
      arms: [
        [14, 50],
        [30, 104],
      ],
      nod: 4,
    },
    { hat: 'topi', stroke: 10, holds: [null, glass] },
  ),
].join('');

/** The scene `after`: the last bell has rung, and the staff room sits under the tree. */
export const after: Scene = (r) =>
  [
    behindTip(
      844,
      [
        palm([662, 838], 860, r),
        line(path(1060, -70, 1060, 130), 5),
        bell([1060, 130], 90),
        listeners,
        copies([740, 838], 84, 5),
        caneStool([1030, 650], 838),
        seatedSpeaker(
          [1030, 640],
          838,
          500,
          {
            arms: [
              [-30, 40],
              [40, 128],
            ],
          },
          { left: true, stroke: 11 },
        ),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
