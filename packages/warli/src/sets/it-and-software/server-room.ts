import { figure } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { servers } from '../../props/office';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { bow, cover, line, marigold, path, poly, times } from '../../svg';

/** The scene `server-room`. */
export const serverRoom: Scene = () =>
  [
    line(
      times(7)
        .map((i) =>
          poly([
            [600 + (i - 3) * 34, 560],
            [600 + (i - 3) * 190, 896],
          ]),
        )
        .join('') +
        [590, 640, 720, 830].map((y) => path(600 - (y - 300) * 1.06, y, 600 + (y - 300) * 1.06, y)).join(''),
      3,
    ),
    servers([450, 210], 84, 360, 7, []),
    servers([666, 210], 84, 360, 7, []),
    servers([290, 120], 146, 530, 8, [5]),
    servers([764, 120], 146, 530, 8, []),
    servers([40, 30], 226, 770, 9, []),
    servers([934, 30], 226, 770, 9, [3]),
    figure([590, 866], 560, armed(poses.walk, [-34, 0], [40, 96]), {
      hat: 'cap',
      stroke: 11,
      holds: [null, lantern],
    }),
    cover(bow([566, 424], [626, 440], [656, 410]), 18, marigold),
    line(path(588, 428, 560, 540), 16, marigold),
  ].join('');
