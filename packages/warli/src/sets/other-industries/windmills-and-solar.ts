import { figure } from '../../figure/figure';
import { lantern, phone } from '../../figure/hold';
import { moon, slope, stars } from '../../ground/land';
import { panel, windmill } from '../../props/machine';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { box, disc, each, hide, line, path, points } from '../../svg';

/** The scene `windmills-and-solar`. */
export const windmillsAndSolar: Scene = (r) =>
  [
    stars([40, 40], [1160, 330], 26, r),
    hide(disc([200, 150], 84)),
    moon([200, 150], 70),
    slope(points(-20, 520, 160, 470, 380, 430, 600, 470, 820, 410, 1000, 400, 1220, 470), 560, r, 40),
    windmill([420, 440], 270, 10),
    windmill([690, 460], 230, 50),
    windmill([960, 410], 250, 95),
    hide(box([0, 552], 1200, 360)),
    line(path(0, 552, 1200, 552), 5),
    each(6, (i) => panel([466 + (i % 2) * 280, 660 + Math.floor(i / 2) * 98], 204, 64)),
    figure([84, 858], 270, armed(poses.stand, [-20, 6], [24, 50]), {
      hat: 'helmet',
      holds: [null, lantern],
    }),
    figure([276, 858], 262, poses.point, { hat: 'helmet', woman: true }),
    figure([1122, 858], 270, armed(poses.stand, [-30, 30], [40, 186]), {
      hat: 'helmet',
      left: true,
      holds: [null, phone],
    }),
    grass([0, 884], [1200, 884], 16, r),
  ].join('');
